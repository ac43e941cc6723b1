// A comment between the lines of a text: it ends the text, and what follows it cannot be read.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const commentInText: Trap = ({ suspects, lines }) => suspects.flatMap((line) => withoutComments(line, lines));

/** Leaves the comments above a line out, back to the setting whose text the line goes on with. */
function withoutComments(line: Line, lines: readonly Line[]): Repair[] {
  const above = lines.slice(0, line.number);
  const opener = above.findLast(({ key, contentColumn }) => key !== null && contentColumn < line.indent);
  if (!opener || opener.value === '') return [];
  const comments = above.slice(opener.number).flatMap(commentIn);
  const last = comments.at(-1);
  if (!last) return [];
  return [
    {
      ...last,
      edits: comments.map((comment) => ({ ...comment, text: '' })),
      // Where it belongs instead, only its author knows.
      isLossy: true,
      report: (place) => diagnose('yaml/comment-in-text', place, {}),
    },
  ];
}

/** The comment that a line is, or that stands at its end. */
function commentIn({ start, end, text, value }: Line): { start: number; end: number }[] {
  const at = /^["']/.test(value) ? -1 : text.search(/(?<=^|\s)#/);
  return at === -1 ? [] : [{ start: start + at, end }];
}
