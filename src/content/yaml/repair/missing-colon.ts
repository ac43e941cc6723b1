// Missing colons: a key without one, with another mark instead, or text that is not indented.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { isBlank, type Line } from '../parse/lines.ts';
import type { ParseError } from '../parse/parse-error.ts';
import type { Repair, Repairer } from './repair.ts';

/** A key without its colon that other lines have. Before `indent`, as it is no chance. */
export const missingColonOfName: Repairer = ({ candidateLines, lines }) => {
  const names = new Set(lines.map(({ key }) => key));
  return candidateLines.flatMap((line) => (names.has(/^[\w$-]+/.exec(line.content)?.[0] ?? '') ? addColon(line) : []));
};

export const missingColon: Repairer = (error) =>
  error.candidateLines.flatMap((line) => [...addColon(line), ...joinToText(line, error)]);

/** Proposes a colon for a line that starts with a word, in a list of none or one. */
export function addColon({ start, contentColumn, content, key }: Line): Repair[] {
  const other = key === null ? /^([A-Za-z_$][\w$-]*)(?:\s*(?:[;=]|[=-]>|[–—-])(?=\s|$)|\s*：)\s*/.exec(content) : null;
  if (other) return [replaceByColon(other[0], { from: start + contentColumn, content })];
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

/** `title = Hello`: another mark instead of the colon. */
function replaceByColon(found: string, { from, content }: { from: number; content: string }): Repair {
  const name = /^[\w$-]+/.exec(found)![0];
  const edit = { start: from + name.length, end: from + found.length, text: found === content ? ':' : ': ' };
  return {
    start: from,
    end: from + name.length,
    edits: [edit],
    report: (place, fixes) => diagnose('yaml/missing-colon', place, { text: content, fixes }),
  };
}

/** Indents a line that continues the text above. */
function joinToText(line: Line, { lines }: ParseError): Repair[] {
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
