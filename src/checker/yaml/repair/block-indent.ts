// Block texts (after | or >) that are indented too little, or start beside their mark.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { isEntry } from './indent-levels.ts';
import { isBlank, findLineAbove, findNextLine, type Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

export const blockIndent: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => indentBlock(line, lines));

/** Indents the first line below the mark, with the lines up to a setting or the whole text. */
function indentBlock(line: Line, lines: readonly Line[]): Repair[] {
  const opener = findLineAbove(lines, line);
  const by = (opener?.contentColumn ?? 0) + 2 - line.indent;
  if (!opener || isBlank(line) || !/^[|>][+-]?$/.test(opener.value) || by <= 1) return [];
  const text = takeLinesUntil(lines, line, (other) => other.indent < line.indent);
  const words = takeLinesUntil(text, text[0]!, (other) => other !== line && (other.key !== null || isEntry(other)));
  return [words, text].map((moved, cost) => ({
    ...pushRight(line, { moved, by: () => by, mark: opener.value[0]! }),
    cost,
  }));
}

interface Push {
  /** The line itself, and the lines that move with it. */
  moved: readonly Line[];
  /** @returns by how many spaces a line moves */
  by(line: Line): number;
  /** | or >, if nothing of the text is indented. */
  mark?: string;
}

function pushRight(line: Line, { moved, by, mark }: Push): Repair {
  return {
    start: line.start + line.indent,
    end: line.end,
    edits: moved.map((each) => ({ start: each.start, end: each.start, text: ' '.repeat(by(each)) })),
    report: (place, fixes) => diagnose('yaml/indent', place, { by: -by(line), anchor: null, name: null, mark, fixes }),
  };
}

/**
 * Lines that are not settings and are indented less than the block text above, such as the points
 * of a list in it.
 */
export const leftOfText: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => moveIntoText(line, lines));

function moveIntoText(line: Line, lines: readonly Line[]): Repair[] {
  const above = lines.slice(0, line.number).filter((other) => !isBlank(other));
  const opener = above.findLast((other) => /^[|>][+-]?$/.test(other.value));
  const text = opener ? above.slice(above.indexOf(opener) + 1) : [];
  const [first] = text;
  if (!opener || !first || line.key !== null || isBlank(line)) return [];
  const isText = text.every((other) => other.indent > opener.contentColumn);
  if (!isText || line.indent < opener.contentColumn || line.indent >= first.indent) return [];
  const column = first.indent;
  const words = takeLinesUntil(lines, line, (other) => other.key !== null || other.indent < line.indent);
  const moved = words.filter(({ indent }) => indent < column);
  const mark = line.indent === opener.contentColumn ? opener.value[0]! : undefined;
  return [pushRight(line, { moved, by: ({ indent }) => column - indent, mark })];
}

/** `text: | One line`, which belongs below the mark. `> 50 people` may be meant as text. */
export const textBesideMark: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => moveBelow(line, lines));

function moveBelow(line: Line, lines: readonly Line[]): Repair[] {
  const { start, contentColumn, valueColumn, value } = line;
  const [beside, mark, words] = /^([|>][+-]?)\s+([^\s#].*)$/.exec(value) ?? [];
  if (beside === undefined || mark === undefined || words === undefined) return [];
  const next = findNextLine(lines, line);
  const goesOn = next !== undefined && next.indent > contentColumn;
  if (!goesOn && mark === '>') return [];
  const from = start + valueColumn;
  const edit = { start: from + mark.length, end: from + beside.length - words.length };
  return [
    {
      start: from,
      end: from + value.length,
      // No text starts so.
      isCertain: mark.length > 1,
      edits: [{ ...edit, text: `\n${' '.repeat(goesOn ? next.indent : contentColumn + 2)}` }],
      report: (place, fixes) =>
        diagnose('yaml/special-start', place, { mark, better: words, where: 'beside a mark', fixes }),
    },
  ];
}

/** @returns the lines from `first` to the one before the end, without blank ones */
function takeLinesUntil(lines: readonly Line[], first: Line, isEnd: (line: Line) => boolean): Line[] {
  const rest = lines.slice(lines.indexOf(first)).filter((line) => !isBlank(line));
  const end = rest.findIndex(isEnd);
  return end === -1 ? rest : rest.slice(0, end);
}
