// Duplicate keys: YAML readers keep one of the two values without a warning.
import type { Pair, Scalar, YAMLMap } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../../diagnostics/create-diagnostic.ts';
import type { TextRange } from '../../../base/pure/positions.ts';
import { placeKey, toKeyText, type PlaceAt } from './key-nodes.ts';
import { fixTitles } from '../../diagnostics/messages/notes.ts';

/** @returns one diagnostic per run of duplicates: a missing dash repeats several keys */
export function findDuplicateKeys(map: YAMLMap, { text, placeAt }: { text: string; placeAt: PlaceAt }): Diagnostic[] {
  const first = new Map<string, Pair<Scalar>>();
  const diagnostics: Diagnostic[] = [];
  let inRun = false;
  for (const pair of map.items as Pair<Scalar>[]) {
    const name = toKeyText(pair.key);
    const earlier = first.get(name);
    if (earlier && !inRun) {
      const related = placeKey(earlier.key, placeAt);
      const twin = findTwin(pair, earlier, text);
      const fixes = twin ? [{ title: fixTitles.deleteSecond(), safe: true, edits: [toEdit(twin, placeAt)] }] : [];
      const facts = { name, line: related.range.start.line, related: [noteFirst(related)], fixes };
      diagnostics.push(
        diagnose('yaml/duplicate-key', placeKey(pair.key, placeAt), { ...facts, isSame: twin !== null }),
      );
    }
    inRun = earlier !== undefined;
    if (!earlier) first.set(name, pair);
  }
  return diagnostics;
}

/**
 * @returns the offsets of a setting with its value, if it says on one line what the earlier one
 * says: a whole line, or a part of one in braces with its comma
 */
function findTwin(pair: Pair<Scalar>, earlier: Pair<Scalar>, text: string): [number, number] | null {
  const [start, end] = toRange(pair);
  const written = text.slice(start, end).trimEnd();
  if (written === '' || written.includes('\n') || text.slice(...toRange(earlier)).trimEnd() !== written) return null;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const after = start + written.length;
  if (text.slice(lineStart, start).trim() === '' && /^[ \t\r]*(?:\n|$)/.test(text.slice(after)))
    return [lineStart, text.indexOf('\n', after) + 1 || text.length];
  const comma = /,\s*$/.exec(text.slice(lineStart, start));
  return comma ? [lineStart + comma.index, after] : null;
}

function toRange({ key, value }: Pair<Scalar>): [number, number] {
  return [key.range?.[0] ?? 0, ((value as Scalar | null)?.range ?? key.range)?.[1] ?? 0];
}

function toEdit([start, end]: [number, number], placeAt: PlaceAt): { range: TextRange; text: string } {
  return { range: placeAt(start, end).range, text: '' };
}
