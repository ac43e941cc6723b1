// Parameter check: compares the values that a page gives with the parameters of a shared section.
import type { Diagnostic, Fix, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { toFlowList } from '../schema/guess/comma-text-as-list.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { childPointer, isGroup } from '../../base/pure/pointer.ts';
import { rangeInsideQuotes } from '../../base/pure/positions.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import type { CompiledSchemas } from './compiled-schemas.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';
import { advice } from '../diagnostics/messages/advice.ts';
import { describeKind, describeType, neededKinds } from '../diagnostics/messages/names.ts';

/** A parameter as its shared file describes it. */
export interface Param {
  description?: string;
  kind?: string;
  default?: unknown;
}

interface SharedUse {
  shared: { name: string; params: Record<string, Param> };
  given: Record<string, unknown>;
  pointer: string;
  locator: Locator;
  compiled: CompiledSchemas;
}

/** @returns diagnostics for unknown, missing and wrong values */
export function checkParams({ shared, given, pointer, locator, compiled }: SharedUse): Diagnostic[] {
  const known = Object.keys(shared.params);
  const missing = new Set(
    known.filter((name) => !Object.hasOwn(given, name) && shared.params[name]!.default === undefined),
  );
  const free = known.filter((name) => !Object.hasOwn(given, name));
  const lost = findLostGroups({ shared, given, pointer, locator });
  const diagnostics: Diagnostic[] = [...lost.diagnostics];
  for (const [name, value] of Object.entries(given)) {
    if (lost.names.has(name)) continue;
    const at = childPointer(`${pointer}/with`, name);
    if (Object.hasOwn(shared.params, name)) {
      const needs = findMismatch(shared.params[name]!, value, compiled);
      if (needs)
        diagnostics.push(
          diagnose('site/wrong-param', locator.place(at, 'value'), {
            name,
            ...needs,
            is: describeKind(value),
            advice: findAdvice(shared.params[name]!, locator.sourceText(at), value),
            fixes: suggestList(shared.params[name]!, locator.place(at, 'value'), value),
          }),
        );
      continue;
    }
    const near = nearest(name, missing) ?? nearest(name, free);
    if (near) missing.delete(near);
    const place = locator.place(at, 'key');
    const fixes = suggestFix({ ...place, range: rangeInsideQuotes(place.range, name) }, near);
    diagnostics.push(diagnose('site/unknown-param', place, { name, shared: shared.name, nearest: near, known, fixes }));
  }
  diagnostics.push(...findMovedParams(missing, { given, pointer, locator }));
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

/** An empty parameter that takes a group, and below it, at the same column, names of no parameter. */
function findLostGroups({
  shared,
  given,
  pointer,
  locator,
}: Pick<SharedUse, 'shared' | 'given' | 'pointer' | 'locator'>): {
  diagnostics: Diagnostic[];
  names: Set<string>;
} {
  const entries = Object.entries(given);
  const isKnown = (name: string) => Object.hasOwn(shared.params, name);
  const names = new Set<string>();
  const diagnostics = entries.flatMap(([name, value], index): Diagnostic[] => {
    if (value !== null || !isKnown(name) || shared.params[name]!.kind !== 'list') return [];
    const below = entries.slice(index + 1).map(([key]) => key);
    const end = below.findIndex(isKnown);
    const lost = end === -1 ? below : below.slice(0, end);
    if (lost.length === 0) return [];
    for (const each of [name, ...lost]) names.add(each);
    const place = locator.place(childPointer(`${pointer}/with`, lost[0]!), 'key');
    const above = locator.place(childPointer(`${pointer}/with`, name), 'key').range.start;
    const by = above.column + 2 - place.range.start.column;
    return [diagnose('schema/lost-indent', place, { names: lost, owner: `"${name}" above`, by, isInside: true })];
  });
  return { diagnostics, names };
}

/**
 * Finds missing parameters that were written in the group of the one above, too far right; they are
 * missing no more.
 */
function findMovedParams(
  missing: Set<string>,
  { given, pointer, locator }: Pick<SharedUse, 'given' | 'pointer' | 'locator'>,
): Diagnostic[] {
  return [...missing].flatMap((name): Diagnostic[] => {
    const [anchor] = Object.entries(given).find(([, value]) => isGroup(value) && Object.hasOwn(value, name)) ?? [];
    if (anchor === undefined) return [];
    missing.delete(name);
    const above = childPointer(`${pointer}/with`, anchor);
    const place = locator.place(childPointer(above, name), 'key');
    const by = place.range.start.column - locator.place(above, 'key').range.start.column;
    const edits = locator.lines(childPointer(above, name)).map((range) => ({
      range,
      text: ' '.repeat(Math.max(0, range.end.column - 1 - by)),
    }));
    const fixes = edits.length > 0 && by > 0 ? [{ title: fixTitles.moveLeft(), safe: false, edits }] : [];
    return [diagnose('yaml/indent', place, { by, anchor, name, fixes })];
  });
}

function findMismatch({ kind = 'text' }: Param, value: unknown, compiled: CompiledSchemas): { needs: string } | null {
  if (kind === 'number') return typeof value === 'number' ? null : { needs: describeType('number') };
  if (kind === 'list') return Array.isArray(value) || isGroup(value) ? null : { needs: neededKinds.listOrGroup() };
  if (kind === 'address') return compiled.validators.isAddress(value) ? null : { needs: neededKinds.address() };
  return typeof value === 'string' ? null : { needs: describeType('string') };
}

/** Suggests a list in brackets for a text with commas. */
function suggestList({ kind }: Param, { range }: Place, value: unknown): Fix[] {
  const list = kind === 'list' && typeof value === 'string' && value.includes(',') ? toFlowList(value) : null;
  return list === null ? [] : [{ title: fixTitles.write(list), safe: false, edits: [{ range, text: list }] }];
}

function findAdvice({ kind = 'text' }: Param, written: string | null, value: unknown): string | null {
  if (kind === 'text' && written !== null && (typeof value === 'number' || typeof value === 'boolean'))
    return advice.quoteParam(written);
  if (kind === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return advice.unquoteParam(Number(value));
  return null;
}
