// Ignore comments: `# check-ignore CODE: reason` in a file ignores one code in the line below.
import { adjustable, codes } from '../diagnostics/messages/codes.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { createPositionFinder, rangeBetween } from '../../base/pure/positions.ts';
import { isWithinLimits } from './read-yaml.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { createInsideTextTest } from './parse/text-ranges.ts';
import { findNextLine, splitLines } from './parse/lines.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import { suppressionFaults } from '../diagnostics/messages/advice.ts';

export interface IgnoreComment {
  code: string;
  /** The line where the code is ignored, from 1. */
  line: number;
  /** The place of the comment. */
  place: Place;
}

export interface IgnoreComments {
  comments: IgnoreComment[];
  /** Mistakes in the comments themselves. */
  diagnostics: Diagnostic[];
}

/** The value for most files. */
export const noIgnoreComments: IgnoreComments = { comments: [], diagnostics: [] };
const maxDiagnostics = 100;

/** @returns the ignore comments of a file */
export function readIgnoreComments(file: string, text: string): IgnoreComments {
  const found: IgnoreComments = { comments: [], diagnostics: [] };
  if (!text.includes('check-ignore') || !isWithinLimits(text)) return found;
  const lines = splitLines(text);
  const isInsideText = createInsideTextTest(parseYaml(text));
  const at = createPositionFinder(text);
  for (const line of lines) {
    const written = /^\s*#\s*check-ignore\b\s*([^\s:]*)\s*(?::\s*(.*))?$/.exec(line.text);
    if (found.diagnostics.length >= maxDiagnostics) break;
    if (!written || isInsideText(line.start + line.indent)) continue;
    const [, code = '', reason = ''] = written;
    const place = { file, range: rangeBetween(at, line.start + line.indent, line.end), pointer: '' };
    const wrong = findMistake(code, reason);
    if (wrong) found.diagnostics.push(diagnose('check/bad-suppression', place, wrong));
    // One line may have several comments above it.
    else found.comments.push({ code, line: (findNextLine(lines, line) ?? line).number + 1, place });
  }
  return found;
}

function findMistake(code: string, reason: string): { reason: string; nearest: string | null } | null {
  if (!Object.hasOwn(codes, code))
    return { reason: suppressionFaults.unknownCode(code), nearest: nearest(code, adjustable) };
  if (!adjustable.has(code)) return { reason: suppressionFaults.fixedCode(code), nearest: null };
  return reason.trim() === '' ? { reason: suppressionFaults.noReason(), nearest: null } : null;
}
