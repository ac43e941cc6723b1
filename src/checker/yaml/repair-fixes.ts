// The fixes of a repair: one that is safe, or one for each reading where only the author knows what
// is meant.
import type { Fix } from '../diagnostics/diagnostic.ts';
import { severalReadings } from '../diagnostics/messages/yaml.ts';
import { applyEdits, type createPositionFinder, rangeBetween, type TextEdit } from '../../base/pure/positions.ts';
import type { ChosenRepair } from './repair/repair.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';

type PositionFinder = ReturnType<typeof createPositionFinder>;

/** @returns the fixes, and the hint that names the readings; null if there is only one */
export function createRepairFixes(
  { edits, otherReadings, isGuess = false }: ChosenRepair,
  text: string,
  at: PositionFinder,
): { fixes: Fix[]; hint: string | null } {
  const toFix = (title: string, safe: boolean, changes: readonly TextEdit[]): Fix => ({
    title,
    safe,
    edits: changes.map(({ start, end, text: written }) => ({ range: rangeBetween(at, start, end), text: written })),
  });
  if (edits.length === 0) return { fixes: [], hint: null };
  if (otherReadings.length === 0) return { fixes: [toFix(fixTitles.fixLine(), !isGuess, edits)], hint: null };
  const readings = [edits, ...otherReadings].map((changes) => ({ changes, title: describeReading(changes, text) }));
  return {
    fixes: readings.map(({ title, changes }) => toFix(title, false, changes)),
    hint: severalReadings(readings.map(({ title }) => title)),
  };
}

/** The effect of edits on the first line that they change. */
export type LineEffect = { kind: 'deleted' } | { kind: 'indented'; spaces: number } | { kind: 'written'; line: string };

/** @returns the effect of a fix with several readings on its first line */
export function findLineEffect(edits: readonly TextEdit[], text: string): LineEffect {
  const first = edits.toSorted((a, b) => a.start - b.start)[0]!;
  const start = text.lastIndexOf('\n', first.start - 1) + 1;
  const end = text.indexOf('\n', first.end) === -1 ? text.length : text.indexOf('\n', first.end);
  const before = text.slice(start, end);
  const inLine = edits.filter((edit) => edit.start >= start && edit.end <= end);
  const after = applyEdits(
    before,
    inLine.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
  if (after.trim() === '') return { kind: 'deleted' };
  return after.trim() === before.trim()
    ? { kind: 'indented', spaces: after.length - after.trimStart().length }
    : { kind: 'written', line: after.trim() };
}

/** @returns what the edits do to the first line that they change, as something to do */
function describeReading(edits: readonly TextEdit[], text: string): string {
  const effect = findLineEffect(edits, text);
  if (effect.kind === 'deleted') return fixTitles.deleteLine();
  return effect.kind === 'indented'
    ? fixTitles.indentTo(effect.spaces)
    : fixTitles.write(effect.line.replace(/\n\s*/, ', then '));
}
