// Merge conflicts: the marks that Git leaves if it cannot merge two versions of a file.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { splitLines } from '../parse/lines.ts';
import type { Repair } from './repair.ts';

/** @returns the repair of the first conflict, which keeps the upper version, or null */
export function repairConflict(text: string): Repair | null {
  if (!/<{7}|={7}|>{7}/.test(text)) return null;
  const lines = splitLines(text);
  const opening = lines.findIndex((line) => /^(<{7}|={7}|>{7})( |$)/.test(line.text));
  const first = lines[opening];
  if (!first) return null;
  const close = lines.findIndex((line, index) => index > opening && /^>{7}( |$)/.test(line.text));
  const middle = lines.findIndex((line, index) => index >= opening && /^(\|{7}|={7})( |$)/.test(line.text));
  const isWhole = first.text.startsWith('<') && close !== -1 && middle !== -1 && middle < close;
  const dropped = isWhole ? [first, ...lines.slice(middle, close + 1)] : [first];
  return {
    start: first.start,
    end: first.end,
    edits: dropped.filter(({ start, end }) => end > start).map(({ start, end }) => ({ start, end, text: '' })),
    report: (place) => diagnose('yaml/merge-conflict', place, {}),
  };
}
