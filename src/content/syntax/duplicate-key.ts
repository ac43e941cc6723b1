// A name that is written twice in one group: YAML programs keep one of the values and say nothing.
import { isScalar, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { diagnose, noteFirst, type Diagnostic, type Place } from '../diagnostic.ts';

/** @returns one diagnostic for each run of repeated names: a forgotten dash repeats several in a row */
export function duplicatesIn(map: YAMLMap, placeAt: (start: number, end: number) => Place): Diagnostic[] {
  const first = new Map<string, Scalar>();
  const diagnostics: Diagnostic[] = [];
  let inRun = false;
  for (const { key } of map.items as Pair<Scalar>[]) {
    const name = isScalar(key) ? String(key.value) : String(key);
    const earlier = first.get(name);
    if (earlier && !inRun) diagnostics.push(duplicate(name, placeOf(key, placeAt), placeOf(earlier, placeAt)));
    inRun = earlier !== undefined;
    if (!earlier) first.set(name, key);
  }
  return diagnostics;
}

function duplicate(name: string, at: Place, earlier: Place): Diagnostic {
  return diagnose('yaml/duplicate-key', at, { name, line: earlier.range.start.line, related: [noteFirst(earlier)] });
}

function placeOf(key: Scalar, placeAt: (start: number, end: number) => Place): Place {
  return placeAt(key.range?.[0] ?? 0, key.range?.[1] ?? 0);
}
