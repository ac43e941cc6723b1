// Remarks to the checker in a file: `# check-ignore CODE: reason` ignores one code in the line below.
import { adjustable, codes } from './codes.ts';
import { diagnose, type Diagnostic, type Place } from './diagnostic.ts';
import { positionsIn, rangeBetween } from './positions.ts';
import { isReadable } from './source.ts';
import { nearest } from './suggest.ts';
import { isBlockText } from './syntax/block-text.ts';
import { lineAfter, linesOf, type Line } from './syntax/lines.ts';
import { parseText } from './syntax/wound.ts';

export interface Suppression {
  code: string;
  /** The line that it speaks of, from 1. */
  line: number;
  place: Place;
}

export interface Remarks {
  suppressions: Suppression[];
  /** What is wrong with the remarks themselves. */
  diagnostics: Diagnostic[];
}

/** What most files have. */
export const noRemarks: Remarks = { suppressions: [], diagnostics: [] };
/** How many wrong remarks are told of one file. */
const mostRemarks = 100;

/** @returns the remarks of a file */
export function remarksIn(file: string, text: string): Remarks {
  const remarks: Remarks = { suppressions: [], diagnostics: [] };
  if (!text.includes('check-ignore') || !isReadable(text)) return remarks;
  const lines = linesOf(text);
  const inText = isBlockText(parseText(text));
  const at = positionsIn(text);
  for (const line of lines) {
    const written = /^\s*#\s*check-ignore\b\s*([^\s:]*)\s*(?::\s*(.*))?$/.exec(line.text);
    if (remarks.diagnostics.length >= mostRemarks) break;
    if (!written || inText(line.start + line.indent)) continue;
    const [, code = '', reason = ''] = written;
    const place = { file, range: rangeBetween(at, line.start + line.indent, line.end), pointer: '' };
    const wrong = mistakeIn(code, reason);
    if (wrong) remarks.diagnostics.push(diagnose('check/bad-suppression', place, wrong));
    else remarks.suppressions.push({ code, line: lineBelow(lines, line), place });
  }
  return remarks;
}

/** Several remarks may stand above the same line. */
function lineBelow(lines: Line[], line: Line): number {
  const next = lineAfter(lines, line);
  return (next ?? line).number + 1;
}

function mistakeIn(code: string, reason: string): { reason: string; nearest: string | null } | null {
  if (!Object.hasOwn(codes, code))
    return { reason: `There is no mistake with the code "${code}".`, nearest: nearest(code, adjustable) };
  if (!adjustable.has(code)) return { reason: `${code} cannot be ignored: it has to be mended.`, nearest: null };
  return reason.trim() === '' ? { reason: 'The reason is missing.', nearest: null } : null;
}
