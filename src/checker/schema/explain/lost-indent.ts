// Settings that stand one level too high or too deep, because their indentation was lost.
import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import {
  isEntryPointer,
  childPointer,
  isGroup,
  isSectionPointer,
  isSettingOfSection,
  parentPointer,
  getAtPointer,
  lastKey,
} from '../../../base/pure/pointer.ts';
import { findSchema, type ExplainContext } from './explain-context.ts';
import { fixTitles } from '../../diagnostics/messages/notes.ts';
import { owners } from '../../diagnostics/messages/names.ts';

/** The group that a setting belongs to. */
export interface Owner {
  pointer: string;
  /** Name of the group in a sentence. */
  name: string;
  isInside: boolean;
  /** Pointers whose other mistakes come from the same slip. */
  explains: string[];
}

/**
 * @returns the group that a setting belongs to, if it is plainly another one than where it stands
 */
export function findOwner(key: string, pointer: string, context: ExplainContext): Owner | null {
  return findOwnerAbove(key, pointer, context) ?? findOuterOwner(key, pointer, context);
}

/** A group that begins above on the same level: its own lines should have been indented further. */
function findOwnerAbove(key: string, pointer: string, context: ExplainContext): Owner | null {
  const group = getAtPointer(context.value, pointer);
  if (!isGroup(group)) return null;
  const names = Object.keys(group);
  for (const name of names.slice(0, names.indexOf(key)).toReversed()) {
    const at = childPointer(pointer, name);
    const schema = findSchema(at, context);
    if (!schema) continue;
    const inner = findOpenGroup(schema, at, context);
    if (inner && acceptsKey(key, inner, context))
      return { pointer: inner.pointer, name, isInside: true, explains: [...new Set([at, inner.pointer])] };
  }
  return null;
}

interface OpenGroup {
  schema: JsonSchema;
  pointer: string;
}

/**
 * The group that a setting below would fall into: the value itself, or the last entry of a list.
 */
function findOpenGroup(schema: JsonSchema, pointer: string, context: ExplainContext): OpenGroup | null {
  if (schema.type === 'object') return { schema, pointer };
  const list = getAtPointer(context.value, pointer);
  if (schema.type !== 'array' || !schema.items || !Array.isArray(list) || list.length === 0) return null;
  const last = childPointer(pointer, list.length - 1);
  return { schema: findSchema(last, context) ?? context.schemas.dereference(schema.items), pointer: last };
}

function acceptsKey(key: string, { schema, pointer }: OpenGroup, context: ExplainContext): boolean {
  const value = getAtPointer(context.value, pointer);
  // A group with names that authors choose accepts any name, so only an empty one has plainly lost
  // its lines to those below it. Lines below the values for a shared section are its values.
  if (!Object.hasOwn(schema.properties ?? {}, key))
    return (value === null || (isValuesPointer(pointer) && !hasKey(value, key))) && acceptsAnyKey(schema);
  if (value === null) return true;
  if (!isGroup(value) || Object.hasOwn(value, key)) return false;
  return Object.keys(value).length < Number(schema.maxProperties ?? Infinity);
}

function isValuesPointer(pointer: string): boolean {
  return isSettingOfSection(pointer, 'with');
}

function hasKey(value: unknown, key: string): boolean {
  return isGroup(value) && Object.hasOwn(value, key);
}

function acceptsAnyKey({ type, properties = {}, additionalProperties = true }: JsonSchema): boolean {
  return type === 'object' && additionalProperties !== false && Object.keys(properties).length === 0;
}

/** A group around this one: the lines were indented too far. */
function findOuterOwner(key: string, pointer: string, context: ExplainContext): Owner | null {
  for (let at = pointer; at !== '';) {
    at = parentPointer(at);
    const group = getAtPointer(context.value, at);
    const schema = findSchema(at, context);
    if (!isGroup(group) || !schema) continue;
    const knows = Object.hasOwn(schema.properties ?? {}, key) && !Object.hasOwn(group, key);
    if (knows)
      return {
        pointer: at,
        name: at === '' ? context.fileName : describeGroup(at, context),
        isInside: false,
        explains: [],
      };
  }
  return null;
}

function describeGroup(pointer: string, context: ExplainContext): string {
  const value = getAtPointer(context.value, pointer);
  if (isGroup(value) && typeof value.type === 'string' && isSectionPointer(pointer))
    return owners.sectionOfType(value.type);
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const list = lastKey(parentPointer(pointer));
  return isEntryPointer(pointer, context.value) ? owners.numberedEntry(list, Number(key) + 1) : owners.setting(key);
}

/** @returns the diagnostic, with the number of spaces to add or take away */
export function explainLostIndent(
  keys: string[],
  { owner, from, context }: { owner: Owner; from: string; context: ExplainContext },
): Diagnostic {
  const place = context.locator.place(childPointer(from, keys[0]!), 'key');
  const by = measureShift({ owner, from, place: place.range.start, context });
  const name = owner.isInside ? `"${owner.name}" above` : owner.name;
  const fixes =
    by === null
      ? []
      : createMoveFix(
          by,
          keys.map((key) => childPointer(from, key)),
          context,
        );
  return diagnose('schema/lost-indent', place, { names: keys, owner: name, by, isInside: owner.isInside, fixes });
}

/**
 * Moves settings with all that is below them; the author decides, because nobody can see what was
 * meant.
 */
function createMoveFix(by: number, pointers: readonly string[], { locator }: ExplainContext): Fix[] {
  const lines = pointers.flatMap((pointer) => locator.lines(pointer));
  if (lines.some(({ start, end }) => end.column - start.column < -by)) return [];
  const edits = lines.map(({ start, end }) => ({
    range: { start, end },
    text: ' '.repeat(end.column - start.column + by),
  }));
  return edits.length > 0 ? [{ title: by > 0 ? fixTitles.moveRight() : fixTitles.moveLeft(), safe: false, edits }] : [];
}

/**
 * Columns between where a setting stands and where it should; null when the group is written on one
 * line.
 */
function measureShift({
  owner,
  from,
  place,
  context,
}: {
  owner: Owner;
  from: string;
  place: { line: number; column: number };
  context: ExplainContext;
}): number | null {
  const value = getAtPointer(context.value, owner.pointer);
  const { start: sibling } = context.locator.place(owner.pointer, 'firstKey').range;
  if (isGroup(value) && Object.keys(value).length > 0)
    return sibling.line === place.line ? null : sibling.column - place.column;
  const { start: above } = context.locator.place(childPointer(from, owner.name), 'key').range;
  return above.line === place.line ? null : above.column + 2 - place.column;
}
