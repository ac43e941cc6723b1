// Holds the values that a page gives against the parameters of a shared section.
import { diagnose, type Diagnostic, type Fix, type Place } from './diagnostic.ts';
import { asList } from './explain/as-list.ts';
import { kindName } from './explain/kind-name.ts';
import type { Locator } from './locate.ts';
import { child, isGroup } from './pointer.ts';
import { withoutQuotes } from './positions.ts';
import { nearest } from './suggest.ts';
import { suggestedFix } from './suggested-fix.ts';
import type { Checking } from './checking.ts';

/** A parameter as its shared file describes it. */
export interface Param {
  description?: string;
  kind?: string;
  default?: unknown;
}

interface Given {
  shared: { name: string; params: Record<string, Param> };
  given: Record<string, unknown>;
  pointer: string;
  locator: Locator;
  checking: Checking;
}

/** @returns what is wrong with the values: unknown, missing, of the wrong kind */
export function checkParams({ shared, given, pointer, locator, checking }: Given): Diagnostic[] {
  const known = Object.keys(shared.params);
  const missing = new Set(
    known.filter((name) => !Object.hasOwn(given, name) && shared.params[name]!.default === undefined),
  );
  const free = known.filter((name) => !Object.hasOwn(given, name));
  const diagnostics: Diagnostic[] = [];
  for (const [name, value] of Object.entries(given)) {
    const at = child(`${pointer}/with`, name);
    if (Object.hasOwn(shared.params, name)) {
      const needs = misfit(shared.params[name]!, value, checking);
      if (needs)
        diagnostics.push(
          diagnose('site/wrong-param', locator.place(at, 'value'), {
            name,
            ...needs,
            is: kindName(value),
            advice: adviceFor(shared.params[name]!, locator.written(at), value),
            fixes: listFix(shared.params[name]!, locator.place(at, 'value'), value),
          }),
        );
      continue;
    }
    const near = nearest(name, missing) ?? nearest(name, free);
    if (near) missing.delete(near);
    const place = locator.place(at, 'key');
    const fixes = suggestedFix({ ...place, range: withoutQuotes(place.range, name) }, near);
    diagnostics.push(diagnose('site/unknown-param', place, { name, shared: shared.name, nearest: near, known, fixes }));
  }
  if (missing.size === 0) return diagnostics;
  const hasWith = Object.keys(given).length > 0;
  return [
    ...diagnostics,
    diagnose('site/missing-param', locator.place(hasWith ? `${pointer}/with` : pointer, 'firstKey'), {
      names: [...missing],
      shared: shared.name,
      hasWith,
    }),
  ];
}

function misfit({ kind = 'text' }: Param, value: unknown, checking: Checking): { needs: string } | null {
  if (kind === 'number') return typeof value === 'number' ? null : { needs: 'a number' };
  if (kind === 'list')
    return Array.isArray(value) || isGroup(value) ? null : { needs: 'a list or a group of settings' };
  if (kind === 'address') return checking.validators.isAddress(value) ? null : { needs: 'an address' };
  return typeof value === 'string' ? null : { needs: 'a text' };
}

/** A list in brackets, of a text with commas. */
function listFix({ kind }: Param, { range }: Place, value: unknown): Fix[] {
  const list = kind === 'list' && typeof value === 'string' && value.includes(',') ? asList(value) : null;
  return list === null ? [] : [{ title: `Write ${list}`, safe: false, edits: [{ range, text: list }] }];
}

function adviceFor({ kind = 'text' }: Param, written: string | null, value: unknown): string | null {
  if (kind === 'text' && written !== null && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it in quotes: "${written}"`;
  if (kind === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return `Write it without quotes: ${Number(value)}`;
  return null;
}
