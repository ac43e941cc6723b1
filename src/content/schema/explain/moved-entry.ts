// Entries of a list that stand in another list, because they are indented too far or too little.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import { child, isGroup, isWithin, lastKeyOf, parentOf, valueAt } from '../pointer.ts';
import type { Misfit } from '../validate.ts';
import { schemaAt, type Scene } from './scene.ts';

/** The list that an entry belongs to, with an entry that stands there. */
interface Home {
  list: string;
  sibling: string;
}

/** @returns one diagnostic for each run of such entries, and the misfits of everything else */
export function explainMovedEntries(misfits: Misfit[], scene: Scene): { diagnostics: Diagnostic[]; rest: Misfit[] } {
  const moved = new Map<string, Home>();
  for (const { keyword, instancePath } of misfits) {
    if (moved.has(instancePath) || !/\/\d+$/.test(instancePath)) continue;
    if (keyword !== 'additionalProperties' && keyword !== 'required') continue;
    const home = homeOf(instancePath, scene);
    if (home) moved.set(instancePath, home);
  }
  const isFirst = (pointer: string) => !moved.has(neighbour(pointer, -1));
  const diagnostics = [...moved].filter(([pointer]) => isFirst(pointer)).map(([at, home]) => belongs(at, home, scene));
  const rest = misfits.filter(({ instancePath }) => ![...moved.keys()].some((at) => isWithin(instancePath, at)));
  return { diagnostics, rest };
}

function neighbour(pointer: string, by: number): string {
  return child(parentOf(pointer), Number(lastKeyOf(pointer)) + by);
}

function homeOf(pointer: string, scene: Scene): Home | null {
  const entry = valueAt(scene.value, pointer);
  if (!isGroup(entry) || fits(entry, schemaAt(pointer, scene))) return null;
  return inner(entry, pointer, scene) ?? outer(entry, pointer, scene);
}

/** A list of the entry before: this one was indented too little. */
function inner(entry: Record<string, unknown>, pointer: string, scene: Scene): Home | null {
  const before = neighbour(pointer, -1);
  const value = valueAt(scene.value, before);
  if (!isGroup(value)) return null;
  for (const [key, list] of Object.entries(value).toReversed()) {
    const sibling = child(child(before, key), Array.isArray(list) ? list.length - 1 : 0);
    if (Array.isArray(list) && list.length > 0 && fits(entry, schemaAt(sibling, scene)))
      return { list: child(before, key), sibling };
  }
  return null;
}

/** A list around this one: the entry was indented too far. */
function outer(entry: Record<string, unknown>, pointer: string, scene: Scene): Home | null {
  for (let at = parentOf(parentOf(pointer)); at !== ''; at = parentOf(at)) {
    if (!/\/\d+$/.test(at)) continue;
    const isSection = /^\/blocks\/\d+$/.test(at);
    if (isSection ? scene.fits(entry) : fits(entry, schemaAt(at, scene))) return { list: parentOf(at), sibling: at };
  }
  return null;
}

/** Whether an entry has the names that a schema asks for and no other ones. */
function fits(entry: Record<string, unknown>, schema: JsonSchema | null): boolean {
  const { properties, required = [] } = schema ?? {};
  return (
    properties !== undefined &&
    required.every((name) => Object.hasOwn(entry, name)) &&
    Object.keys(entry).every((name) => Object.hasOwn(properties, name))
  );
}

function belongs(pointer: string, { list, sibling }: Home, scene: Scene): Diagnostic {
  const place = scene.locator.place(pointer, 'firstKey');
  const { start } = scene.locator.place(sibling, 'firstKey').range;
  return diagnose('schema/lost-indent', place, {
    names: Object.keys(valueAt(scene.value, pointer) as object),
    owner: `an entry of "${lastKeyOf(list)}" above`,
    by: start.line === place.range.start.line ? null : start.column - place.range.start.column,
    isInside: start.column > place.range.start.column,
  });
}
