// Missing colons: a key without one, with another mark instead, or text that is not indented.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { isBlank, findLineAbove, type Line } from '../parse/lines.ts';
import type { ParseError } from '../parse/parse-error.ts';
import type { Repair, Repairer } from './repair.ts';

/** A key without its colon that other lines have. Before `indent`, as it is no chance. */
export const missingColonOfName: Repairer = ({ candidateLines, lines, line: { number } }) => {
  const names = new Set(lines.map(({ key }) => key));
  // A text in quotes may go on for several lines before the mistake shows.
  const opener = lines.slice(0, number + 1).findLast(({ content }) => /^[\w$-]+\s*=\s*["'[{]/.test(content));
  return [...new Set([...candidateLines, ...(opener ? [opener] : [])])].flatMap((line) =>
    names.has(/^[\w$-]+/.exec(line.content)?.[0] ?? '') ? nameSetting(line, lines) : [],
  );
};

export const missingColon: Repairer = (error) =>
  error.candidateLines.flatMap((line) => [...nameSetting(line, error.lines), ...joinToText(line, error)]);

/** Proposes a colon, and tells which name the line has then. */
function nameSetting(line: Line, lines: readonly Line[]): Repair[] {
  const name = /^[\w$-]+/.exec(line.content)?.[0];
  const isRepeated = listSiblings(line, lines).some(({ key }) => key === name);
  return addColon(line).map((repair) => ({ ...repair, name: { offset: repair.start, isRepeated } }));
}

/** @returns the lines of the same group that are in the same column */
function listSiblings({ number, contentColumn: column }: Line, lines: readonly Line[]): Line[] {
  const inColumn = (line: Line) => line.contentColumn === column;
  const above = lines.slice(0, number).filter((line) => !isBlank(line));
  const below = lines.slice(number + 1).filter((line) => !isBlank(line));
  const first = above.findLastIndex((line) => line.indent < column);
  const end = below.findIndex((line) => line.indent < column);
  // The first setting of an entry follows its dash.
  return [...above.slice(Math.max(first, 0)), ...below.slice(0, end === -1 ? undefined : end)].filter(inColumn);
}

/** Signs in place of the colon, after the name: ` =`, ` ;`, ` :` without a space after it. */
const otherMark = /^([A-Za-z_$][\w$-]*)(?:\s*(?::=|[;=]|[=-]>|[–—-])(?=\s|$)|\s*：|\s*=(?=\S)|\s+:(?=\S))\s*/;

/** Proposes a colon for a line that starts with a word, in a list of none or one. */
export function addColon({ start, contentColumn, content, key }: Line): Repair[] {
  if (key !== null) return [];
  const from = start + contentColumn;
  const mark = otherMark.exec(content)?.[0];
  if (mark !== undefined) return [replaceByColon(mark, { from, content })];
  const found = /^[A-Za-z_$][\w$-]*(?=\s|$)/.exec(content)?.[0];
  if (found === undefined) return [];
  const at = from + found.length;
  return [
    {
      start: from,
      end: at,
      edits: [{ start: at, end: at, text: ':' }],
      isCertain: isPlainlySetting(found, content.slice(found.length).trim()),
      report: (place, fixes) => diagnose('yaml/missing-colon', place, { text: content, mark: null, fixes }),
    },
  ];
}

/** No word of a text is written `likeThis`, and no text goes on with the mark of a block text. */
function isPlainlySetting(name: string, value: string): boolean {
  return /[a-z][A-Z]/.test(name) || /^[|>][+-]?$|^(?:\{.*\}|\[.*\])$/.test(value);
}

/** `title = Hello`, `title=Hello`, `title :Hello`: another mark instead of the colon. */
function replaceByColon(found: string, { from, content }: { from: number; content: string }): Repair {
  const name = /^[\w$-]+/.exec(found)![0];
  const mark = found.slice(name.length).trim();
  const edit = { start: from + name.length, end: from + found.length, text: found === content ? ':' : ': ' };
  return {
    start: from,
    end: from + name.length,
    edits: [edit],
    isCertain: /[=:：]/.test(mark),
    report: (place, fixes) =>
      diagnose('yaml/missing-colon', place, { text: content, mark: mark === '' ? null : mark, fixes }),
  };
}

/** Indents a line that continues the text above. */
function joinToText(line: Line, { lines }: ParseError): Repair[] {
  const above = findLineAbove(lines, line);
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
      report: (place, fixes) => diagnose('yaml/missing-colon', place, { text: line.content, mark: null, fixes }),
    },
  ];
}
