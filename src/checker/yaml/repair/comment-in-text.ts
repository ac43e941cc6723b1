// Comments between the lines of a text: they end the text, and what follows cannot be read.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

export const commentInText: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => removeComments(line, lines));

/** Removes the comments above a line, back to the setting whose text the line continues. */
function removeComments(line: Line, lines: readonly Line[]): Repair[] {
  const above = lines.slice(0, line.number);
  const opener = above.findLast(({ key, contentColumn }) => key !== null && contentColumn < line.indent);
  if (!opener || opener.value === '') return [];
  const comments = above.slice(opener.number).flatMap(findComment);
  const last = comments.at(-1);
  if (!last) return [];
  return [
    {
      ...last,
      edits: comments.map((comment) => ({ ...comment, text: '' })),
      report: (place) => diagnose('yaml/comment-in-text', place, {}),
    },
  ];
}

/** @returns the comment in a line, in a list of none or one */
function findComment({ start, end, text, value }: Line): { start: number; end: number }[] {
  const at = /^["']/.test(value) ? -1 : text.search(/(?<=^|\s)#/);
  return at === -1 ? [] : [{ start: start + at, end }];
}
