// Turns what does not fit the schemas into one diagnostic for each mistake, at the token to change.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { explainKeys } from './keys.ts';
import { explainLostNames } from './lost-names.ts';
import { explainMovedEntries } from './moved-entry.ts';
import { explainOtherTypes } from './guess-type.ts';
import { explainRows } from './row-length.ts';
import type { ExplainContext } from './explain-context.ts';
import { explainValue } from './value.ts';
import { childPointer, lastKey, parentPointer, isSectionPointer } from '../../../base/pure/pointer.ts';
import type { SchemaError } from '../validate.ts';

export type { ExplainContext } from './explain-context.ts';

/** Nobody reads more of one file; the others are said when these are mended. */
const maxErrors = 100;

/** @returns the diagnostics for a file's errors */
export function explainErrors(all: SchemaError[], context: ExplainContext): Diagnostic[] {
  if (all.length === 0) return [];
  const errors = all.slice(0, maxErrors);
  const lost = explainLostNames(errors, context);
  const types = explainOtherTypes(lost.rest, context);
  const moved = explainMovedEntries(types.rest, context);
  const keys = explainKeys(moved.rest, context);
  return [
    ...lost.diagnostics,
    ...types.diagnostics,
    ...moved.diagnostics,
    ...keys.diagnostics,
    ...keepFirstPerRun(keepFirstPerPlace(keys.rest)).flatMap((error) =>
      error.keyword === 'x-row-lengths' ? explainRows(error, errors, context) : [explainValue(error, context)],
    ),
  ];
}

/**
 * The rules for one value in the order in which an author would mend them; only the first one is
 * reported.
 */
const order = ['type', 'enum', 'const', 'minLength', 'pattern', 'format', 'maxLength'];

function keepFirstPerPlace(errors: SchemaError[]): SchemaError[] {
  const best = new Map<string, SchemaError>();
  for (const error of errors) {
    if (error.keyword === 'propertyNames') continue;
    const key = `${error.instancePath}\n${error.propertyName ?? ''}`;
    const other = best.get(key);
    if (!other || rank(error) < rank(other)) best.set(key, error);
  }
  return [...best.values()];
}

/** A list of texts where a list of groups is needed is one mistake, said at its first entry. */
function keepFirstPerRun(errors: SchemaError[]): SchemaError[] {
  const entries = new Set(errors.filter(isEntry).map(({ instancePath }) => instancePath));
  return errors.filter((error) => !isEntry(error) || !entries.has(previousEntry(error.instancePath)));
}

function isEntry({ keyword, params, instancePath }: SchemaError): boolean {
  return (
    keyword === 'type' && params.type === 'object' && /\/\d+$/.test(instancePath) && !isSectionPointer(instancePath)
  );
}

function previousEntry(pointer: string): string {
  return childPointer(parentPointer(pointer), Number(lastKey(pointer)) - 1);
}

function rank({ keyword }: SchemaError): number {
  const index = order.indexOf(keyword);
  return index === -1 ? order.length : index;
}
