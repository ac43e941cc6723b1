// Settings that stand one level too high or too deep, because their indentation was lost.
import { diagnose, type Diagnostic, type Fix } from '../diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import { child, isGroup, parentOf, valueAt } from '../pointer.ts';
import { schemaAt, type Scene } from './scene.ts';

/** The group that a setting belongs to. */
export interface Owner {
  pointer: string;
  /** The name that stands for it in a sentence. */
  name: string;
  isInside: boolean;
  /** Pointers whose other mistakes come from the same slip. */
  explains: string[];
}

/** @returns the group that a setting belongs to, if it is plainly another one than where it stands */
export function findOwner(key: string, pointer: string, scene: Scene): Owner | null {
  return ownerAbove(key, pointer, scene) ?? ownerAround(key, pointer, scene);
}

/** A group that begins above on the same level: its own lines should have been indented further. */
function ownerAbove(key: string, pointer: string, scene: Scene): Owner | null {
  const group = valueAt(scene.value, pointer);
  if (!isGroup(group)) return null;
  const names = Object.keys(group);
  for (const name of names.slice(0, names.indexOf(key)).toReversed()) {
    const at = child(pointer, name);
    const schema = schemaAt(at, scene);
    if (!schema) continue;
    const inner = openGroup(schema, at, scene);
    if (inner && hasRoomFor(key, inner, scene))
      return { pointer: inner.pointer, name, isInside: true, explains: [...new Set([at, inner.pointer])] };
  }
  return null;
}

interface OpenGroup {
  schema: JsonSchema;
  pointer: string;
}

/** The group that a setting below would fall into: the value itself, or the last entry of a list. */
function openGroup(schema: JsonSchema, pointer: string, scene: Scene): OpenGroup | null {
  if (schema.type === 'object') return { schema, pointer };
  const list = valueAt(scene.value, pointer);
  if (schema.type !== 'array' || !schema.items || !Array.isArray(list) || list.length === 0) return null;
  const last = child(pointer, list.length - 1);
  return { schema: schemaAt(last, scene) ?? scene.schemas.target(schema.items), pointer: last };
}

function hasRoomFor(key: string, { schema, pointer }: OpenGroup, scene: Scene): boolean {
  const value = valueAt(scene.value, pointer);
  // A group with names of the author's own takes any; only when it is empty its lines are plainly those below it.
  if (!Object.hasOwn(schema.properties ?? {}, key)) return value === null && takesAnyName(schema);
  if (value === null) return true;
  if (!isGroup(value) || Object.hasOwn(value, key)) return false;
  return Object.keys(value).length < Number(schema.maxProperties ?? Infinity);
}

function takesAnyName({ type, properties = {}, additionalProperties = true }: JsonSchema): boolean {
  return type === 'object' && additionalProperties !== false && Object.keys(properties).length === 0;
}

/** A group around this one: the lines were indented too far. */
function ownerAround(key: string, pointer: string, scene: Scene): Owner | null {
  for (let at = pointer; at !== '';) {
    at = parentOf(at);
    const group = valueAt(scene.value, at);
    const schema = schemaAt(at, scene);
    if (!isGroup(group) || !schema) continue;
    const knows = Object.hasOwn(schema.properties ?? {}, key) && !Object.hasOwn(group, key);
    if (knows)
      return { pointer: at, name: at === '' ? scene.fileName : groupName(at, scene), isInside: false, explains: [] };
  }
  return null;
}

function groupName(pointer: string, scene: Scene): string {
  const value = valueAt(scene.value, pointer);
  if (isGroup(value) && typeof value.type === 'string' && /^\/blocks\/\d+$/.test(pointer))
    return `the section of the type "${value.type}"`;
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  return /^\d+$/.test(key) ? `entry ${Number(key) + 1} of "${parentOf(pointer).split('/').at(-1)}"` : `"${key}"`;
}

/** @returns the diagnostic, with the number of spaces to add or take away */
export function lostIndent(
  keys: string[],
  { owner, from, scene }: { owner: Owner; from: string; scene: Scene },
): Diagnostic {
  const place = scene.locator.place(child(from, keys[0]!), 'key');
  const by = shift({ owner, from, place: place.range.start, scene });
  const name = owner.isInside ? `"${owner.name}" above` : owner.name;
  const fixes =
    by === null
      ? []
      : movedBy(
          by,
          keys.map((key) => child(from, key)),
          scene,
        );
  return diagnose('schema/lost-indent', place, { names: keys, owner: name, by, isInside: owner.isInside, fixes });
}

/** Moves settings with all that is below them; the author decides, because nobody can see what was meant. */
function movedBy(by: number, pointers: readonly string[], { locator }: Scene): Fix[] {
  const lines = pointers.flatMap((pointer) => locator.lines(pointer));
  if (lines.some(({ start, end }) => end.column - start.column < -by)) return [];
  const edits = lines.map(({ start, end }) => ({
    range: { start, end },
    text: ' '.repeat(end.column - start.column + by),
  }));
  return edits.length > 0 ? [{ title: by > 0 ? 'Indent it' : 'Move it to the left', safe: false, edits }] : [];
}

/** Columns between where a setting stands and where it should; null when the group is written on one line. */
function shift({
  owner,
  from,
  place,
  scene,
}: {
  owner: Owner;
  from: string;
  place: { line: number; column: number };
  scene: Scene;
}): number | null {
  const value = valueAt(scene.value, owner.pointer);
  const { start: sibling } = scene.locator.place(owner.pointer, 'firstKey').range;
  if (isGroup(value) && Object.keys(value).length > 0)
    return sibling.line === place.line ? null : sibling.column - place.column;
  const { start: above } = scene.locator.place(child(from, owner.name), 'key').range;
  return above.line === place.line ? null : above.column + 2 - place.column;
}
