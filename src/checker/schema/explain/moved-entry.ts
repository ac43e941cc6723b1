// Explains entries that ended up in another list, because they are indented too far or too little.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import {
  childPointer,
  isGroup,
  isWithinAny,
  lastKey,
  parentPointer,
  getAtPointer,
  isSectionPointer,
} from '../../../base/pure/pointer.ts';
import type { SchemaError } from '../validate.ts';
import { findSchema, type ExplainContext } from './explain-context.ts';
import { owners } from '../../diagnostics/messages/names.ts';

/** The list that an entry belongs to, with one of its present entries. */
interface Home {
  list: string;
  sibling: string;
}

/** @returns one diagnostic for each run of such entries, and the errors of everything else */
export function explainMovedEntries(
  errors: SchemaError[],
  context: ExplainContext,
): { diagnostics: Diagnostic[]; rest: SchemaError[] } {
  const moved = new Map<string, Home>();
  for (const { keyword, instancePath } of errors) {
    if (moved.has(instancePath) || !/\/\d+$/.test(instancePath)) continue;
    if (keyword !== 'additionalProperties' && keyword !== 'required') continue;
    const home = findHome(instancePath, context);
    if (home) moved.set(instancePath, home);
  }
  const isFirst = (pointer: string) => !moved.has(siblingPointer(pointer, -1));
  const diagnostics = [...moved]
    .filter(([pointer]) => isFirst(pointer))
    .map(([at, home]) => diagnoseMoved(at, home, context));
  const rest = errors.filter(({ instancePath }) => !isWithinAny(instancePath, moved.keys()));
  return { diagnostics, rest };
}

function siblingPointer(pointer: string, by: number): string {
  return childPointer(parentPointer(pointer), Number(lastKey(pointer)) + by);
}

function findHome(pointer: string, context: ExplainContext): Home | null {
  const entry = getAtPointer(context.value, pointer);
  if (!isGroup(entry) || hasFittingKeys(entry, findSchema(pointer, context))) return null;
  return findInnerHome(entry, pointer, context) ?? findOuterHome(entry, pointer, context);
}

/** A list of the entry before: this one was indented too little. */
function findInnerHome(entry: Record<string, unknown>, pointer: string, context: ExplainContext): Home | null {
  const before = siblingPointer(pointer, -1);
  const value = getAtPointer(context.value, before);
  if (!isGroup(value)) return null;
  for (const [key, list] of Object.entries(value).toReversed()) {
    const sibling = childPointer(childPointer(before, key), Array.isArray(list) ? list.length - 1 : 0);
    if (Array.isArray(list) && list.length > 0 && hasFittingKeys(entry, findSchema(sibling, context)))
      return { list: childPointer(before, key), sibling };
  }
  return null;
}

/** A list around this one: the entry was indented too far. */
function findOuterHome(entry: Record<string, unknown>, pointer: string, context: ExplainContext): Home | null {
  for (let at = parentPointer(parentPointer(pointer)); at !== ''; at = parentPointer(at)) {
    if (!/\/\d+$/.test(at)) continue;
    const isSection = isSectionPointer(at);
    if (isSection ? context.isValidBlock(entry) : hasFittingKeys(entry, findSchema(at, context)))
      return { list: parentPointer(at), sibling: at };
  }
  return null;
}

/** Checks that an entry has the names that a schema asks for and no other ones. */
function hasFittingKeys(entry: Record<string, unknown>, schema: JsonSchema | null): boolean {
  const { properties, required = [] } = schema ?? {};
  return (
    properties !== undefined &&
    required.every((name) => Object.hasOwn(entry, name)) &&
    Object.keys(entry).every((name) => Object.hasOwn(properties, name))
  );
}

function diagnoseMoved(pointer: string, { list, sibling }: Home, context: ExplainContext): Diagnostic {
  const place = context.locator.place(pointer, 'firstKey');
  const { start } = context.locator.place(sibling, 'firstKey').range;
  return diagnose('schema/lost-indent', place, {
    names: Object.keys(getAtPointer(context.value, pointer) as object),
    owner: owners.entryAbove(lastKey(list)),
    by: start.line === place.range.start.line ? null : start.column - place.range.start.column,
    isInside: start.column > place.range.start.column,
  });
}
