// Settings that have become part of a text above them, because they are indented as far as that text.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { child, isGroup, valueAt } from '../pointer.ts';
import type { Scene } from './scene.ts';

/** @returns a diagnostic for each missing name that stands in a text of its group; the name is missing no more */
export function swallowedKeys(
  { pointer, missing }: { pointer: string; missing: Set<string> },
  scene: Scene,
): Diagnostic[] {
  const group = valueAt(scene.value, pointer);
  if (!isGroup(group) || missing.size === 0) return [];
  return Object.entries(group).flatMap(([key, text]) => {
    if (typeof text !== 'string' || !text.includes('\n')) return [];
    const found = [...missing].filter((name) => new RegExp(`^ *${name}:( |$)`, 'm').test(text));
    return found.map((name) => {
      missing.delete(name);
      const place = scene.locator.word(child(pointer, key), `${name}:`, 0);
      const by = place.range.start.column - scene.locator.place(child(pointer, key), 'key').range.start.column;
      return diagnose('yaml/indent', place, { by, anchor: key, name });
    });
  });
}
