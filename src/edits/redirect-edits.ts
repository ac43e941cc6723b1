// Redirects in site.yaml: entries come and go as the edit engine writes them.
import type { RuleContext } from '../checker/site-model/rule-context.ts';
import type { Edit } from './model/edit.ts';

/**
 * The list goes with its last entry, and comes with its first one.
 * @returns the edits of site.yaml, to be made in this order
 */
export function planRedirectEntries(
  { site }: RuleContext,
  { gone, missing }: { gone: number[]; missing: { from: string; to: string }[] },
): Edit[] {
  const list = site.data?.redirects;
  const length = Array.isArray(list) ? list.length : 0;
  const path = ['redirects'];
  if (length > 0 && gone.length === length && missing.length === 0) return [{ kind: 'remove', path }];
  if (length === 0 && missing.length > 0) return [{ kind: 'set', path, value: missing }];
  const left = length - gone.length;
  return [
    ...gone.toSorted((a, b) => b - a).map((index): Edit => ({ kind: 'remove', path: [...path, index] })),
    ...missing.map((value, index): Edit => ({ kind: 'insert', path, at: left + index, value })),
  ];
}
