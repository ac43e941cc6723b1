// Duplicate keys: YAML readers keep one of the two values without a warning.
import type { Pair, Scalar, YAMLMap } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../../diagnostics/create-diagnostic.ts';
import { placeKey, toKeyText, type PlaceAt } from './key-nodes.ts';

/** @returns one diagnostic per run of duplicates: a missing dash repeats several keys */
export function findDuplicateKeys(map: YAMLMap, placeAt: PlaceAt): Diagnostic[] {
  const first = new Map<string, Scalar>();
  const diagnostics: Diagnostic[] = [];
  let inRun = false;
  for (const { key } of map.items as Pair<Scalar>[]) {
    const name = toKeyText(key);
    const earlier = first.get(name);
    if (earlier && !inRun) {
      const related = placeKey(earlier, placeAt);
      const facts = { name, line: related.range.start.line, related: [noteFirst(related)] };
      diagnostics.push(diagnose('yaml/duplicate-key', placeKey(key, placeAt), facts));
    }
    inRun = earlier !== undefined;
    if (!earlier) first.set(name, key);
  }
  return diagnostics;
}
