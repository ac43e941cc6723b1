// A name without its colon, or a text that goes on in a line that is not indented.
import { diagnose } from '../diagnostic.ts';
import { isBlank, type Line } from './lines.ts';
import type { Repair, Trap, Wound } from './wound.ts';

/** A name without its colon that other lines have with it; it comes before `indent`, because the name is no chance. */
export const missingColonOfName: Trap = ({ suspects, lines }) => {
  const names = new Set(lines.map(({ key }) => key));
  return suspects.flatMap((line) => (names.has(/^[\w$-]+/.exec(line.content)?.[0] ?? '') ? withColon(line) : []));
};

export const missingColon: Trap = (wound) =>
  wound.suspects.flatMap((line) => [...withColon(line), ...asContinuation(line, wound)]);

/** @returns the repair of a line that begins with a name but has no colon behind it */
export function withColon({ start, contentColumn, content, key }: Line): Repair[] {
  const other = key === null ? /^([A-Za-z_$][\w$-]*)(?:\s*(?:[;=]|[=-]>|[–—-])(?=\s|$)|\s*：)\s*/.exec(content) : null;
  if (other) return [insteadOf(other[0], { from: start + contentColumn, content })];
  const found = key === null ? /^[A-Za-z_$][\w$-]*(?=\s|$)/.exec(content) : null;
  if (!found) return [];
  const from = start + contentColumn;
  const at = from + found[0].length;
  return [
    {
      start: from,
      end: at,
      edits: [{ start: at, end: at, text: ':' }],
      report: (place, fixes) => diagnose('yaml/missing-colon', place, { text: content, fixes }),
    },
  ];
}

/** `title = Hello`: another mark stands where the colon belongs. */
function insteadOf(found: string, { from, content }: { from: number; content: string }): Repair {
  const name = /^[\w$-]+/.exec(found)![0];
  const edit = { start: from + name.length, end: from + found.length, text: found === content ? ':' : ': ' };
  return {
    start: from,
    end: from + name.length,
    edits: [edit],
    report: (place, fixes) => diagnose('yaml/missing-colon', place, { text: content, fixes }),
  };
}

/** The line belongs to the text above it. */
function asContinuation(line: Line, { lines }: Wound): Repair[] {
  const above = lines.slice(0, line.number).findLast((other) => !isBlank(other));
  if (line.key !== null || !above || /^\s*[-#]/.test(line.text)) return [];
  const missing = above.contentColumn + 2 - line.indent;
  if (missing <= 0) return [];
  const from = line.start + line.indent;
  return [
    {
      start: from,
      end: line.end,
      cost: 1,
      edits: [{ start: line.start, end: line.start, text: ' '.repeat(missing) }],
      report: (place, fixes) => diagnose('yaml/missing-colon', place, { text: line.content, fixes }),
    },
  ];
}
