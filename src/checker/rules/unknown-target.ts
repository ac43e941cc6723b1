// Rule site/nav-target: every pop-up, form and collection that is named is in site.yaml.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import type { NamedPart } from '../diagnostics/messages/names.ts';
import type { MentionRule } from './rule.ts';

/** Reports buttons that open nothing, and blocks and pop-ups with an unknown form or collection. */
export const unknownTargetRule: MentionRule = ({ mentions, locate }, { site }) => {
  if (!site.data) return [];
  const popups = listNames(site.data.popups);
  const forms = listNames(site.data.forms);
  const collections = listNames(site.data.collections);
  // A group that is misspelt or misplaced is reported itself, and not at each use of its names.
  const isMisplaced = site.diagnostics.some(
    ({ code }) => code === 'schema/unknown-key' || code === 'schema/lost-indent',
  );
  const isKnown = (name: string) => !isMisplaced || (isGroup(site.value) && Object.hasOwn(site.value, name));
  return mentions.flatMap(({ kind, name }, index) => {
    const place = () => locate(index);
    if (kind === 'form') return isKnown('forms') ? reportUnknownName({ part: 'form', name, known: forms, place }) : [];
    if (kind === 'collection')
      return isKnown('collections') ? reportUnknownName({ part: kind, name, known: collections, place }) : [];
    return kind === 'button' && isKnown('popups')
      ? reportUnknownName({ part: 'popup', name, known: popups, place })
      : [];
  });
};

function listNames(group: unknown): string[] {
  return isGroup(group) ? Object.keys(group) : [];
}

interface NameUse {
  part: NamedPart;
  name: unknown;
  known: string[];
  place(): Place;
}

/** @returns a diagnostic when a name is not among the known ones */
export function reportUnknownName({ part, name, known, place }: NameUse): Diagnostic[] {
  if (typeof name !== 'string' || known.includes(name)) return [];
  const near = nearest(name, known);
  const at = place();
  return [diagnose('site/nav-target', at, { part, name, nearest: near, known, fixes: suggestFix(at, near) })];
}
