// Reads a Markdown or CSV file for a setting.
import { unwritable } from '../../base/pure/plain-text.ts';
import { readRows } from './csv-rows.ts';
import { isGarbledAt } from './garbled.ts';
import { readMarkdown } from './markdown-text.ts';
import type { FileProblem, FromFile, Span, TextFile, UnreadableReason } from './text-file.ts';

/** Reads as much as can be read; the rest is a problem. */
export function readTextFile(text: string, wanted: FromFile): TextFile {
  const whole: Span = [text.startsWith('\uFEFF') ? 1 : 0, text.length];
  const firstLine: Span = [whole[0], whole[0] + text.slice(whole[0]).search(/$/m)];
  const broken = text.indexOf('\uFFFD');
  const read = wanted === 'rows' ? readRows(text) : readMarkdown(text, wanted === 'sections');
  const unreadable = (why: UnreadableReason, span = firstLine): FileProblem => ({ kind: 'unreadable', why, span });
  if (broken !== -1) return { ...read, problems: [unreadable('not-utf-8', [broken, broken + 1])] };
  const odd = text.slice(whole[0]).search(unwritable);
  if (odd !== -1 && !isGarbledAt(text, whole[0] + odd))
    return { ...read, problems: [unreadable('control', [whole[0] + odd, whole[0] + odd + 1])] };
  if (text.trim() === '') return { ...read, problems: [unreadable('empty')] };
  return read;
}
