// The marks that Git leaves when two versions of a file could not be merged.
import { diagnose } from '../diagnostic.ts';
import { linesOf } from './lines.ts';
import type { Repair } from './wound.ts';

/** @returns the repair of the first conflict: the upper version stays */
export function conflictRepair(text: string): Repair | null {
  if (!/<{7}|={7}|>{7}/.test(text)) return null;
  const lines = linesOf(text);
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
    isLossy: !isWhole,
    report: (place) => diagnose('yaml/merge-conflict', place, {}),
  };
}
