// The text of | or > that is not indented below it, or begins beside it: YAML takes its first line for something else.
import { diagnose } from '../diagnostic.ts';
import { isEntry } from './indent-levels.ts';
import { isBlank, lineAfter, type Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const blockIndent: Trap = ({ suspects, lines }) => suspects.flatMap((line) => indented(line, lines));

/** The repairs of the first line below the mark: with all lines up to the next setting, and with all that is not further left. */
function indented(line: Line, lines: readonly Line[]): Repair[] {
  const opener = lines.slice(0, line.number).findLast((other) => !isBlank(other));
  const by = (opener?.contentColumn ?? 0) + 2 - line.indent;
  if (!opener || isBlank(line) || !/^[|>][+-]?$/.test(opener.value) || by <= 1) return [];
  const text = linesUntil(lines, line, (other) => other.indent < line.indent);
  const words = linesUntil(text, text[0]!, (other) => other !== line && (other.key !== null || isEntry(other)));
  return [words, text].map((moved, cost) => ({
    ...pushed(line, { moved, by: () => by, mark: opener.value[0]! }),
    cost,
  }));
}

interface Push {
  /** The line itself, and what moves with it. */
  moved: readonly Line[];
  /** How many spaces further right each is to stand. */
  by(line: Line): number;
  /** What begins the text, where none of it is indented. */
  mark?: string;
}

function pushed(line: Line, { moved, by, mark }: Push): Repair {
  return {
    start: line.start + line.indent,
    end: line.end,
    edits: moved.map((each) => ({ start: each.start, end: each.start, text: ' '.repeat(by(each)) })),
    report: (place, fixes) => diagnose('yaml/indent', place, { by: -by(line), anchor: null, name: null, mark, fixes }),
  };
}

/** Lines that are no settings and stand further left than the text above them, such as the points of its list. */
export const leftOfText: Trap = ({ suspects, lines }) => suspects.flatMap((line) => putInText(line, lines));

function putInText(line: Line, lines: readonly Line[]): Repair[] {
  const above = lines.slice(0, line.number).filter((other) => !isBlank(other));
  const opener = above.findLast((other) => /^[|>][+-]?$/.test(other.value));
  const text = opener ? above.slice(above.indexOf(opener) + 1) : [];
  const [first] = text;
  if (!opener || !first || line.key !== null || isBlank(line)) return [];
  const isText = text.every((other) => other.indent > opener.contentColumn);
  if (!isText || line.indent < opener.contentColumn || line.indent >= first.indent) return [];
  const column = first.indent;
  const words = linesUntil(lines, line, (other) => other.key !== null || other.indent < line.indent);
  const moved = words.filter(({ indent }) => indent < column);
  const mark = line.indent === opener.contentColumn ? opener.value[0]! : undefined;
  return [pushed(line, { moved, by: ({ indent }) => column - indent, mark })];
}

/** `text: | One line`: what stands beside the mark belongs below it. A lone > may well be meant: > 50 people. */
export const textBesideMark: Trap = ({ suspects, lines }) => suspects.flatMap((line) => movedBelow(line, lines));

function movedBelow(line: Line, lines: readonly Line[]): Repair[] {
  const { start, contentColumn, valueColumn, value } = line;
  const [beside, mark, words] = /^([|>][+-]?)\s+([^\s#].*)$/.exec(value) ?? [];
  if (beside === undefined || mark === undefined || words === undefined) return [];
  const next = lineAfter(lines, line);
  const goesOn = next !== undefined && next.indent > contentColumn;
  if (!goesOn && mark.startsWith('>')) return [];
  const from = start + valueColumn;
  const edit = { start: from + mark.length, end: from + beside.length - words.length };
  return [
    {
      start: from,
      end: from + value.length,
      cost: -2,
      edits: [{ ...edit, text: `\n${' '.repeat(goesOn ? next.indent : contentColumn + 2)}` }],
      report: (place, fixes) =>
        diagnose('yaml/special-start', place, { mark, better: words, where: 'beside a mark', fixes }),
    },
  ];
}

/** @returns the lines from one on that are not blank, up to the first one that ends them */
function linesUntil(lines: readonly Line[], first: Line, isEnd: (line: Line) => boolean): Line[] {
  const rest = lines.slice(lines.indexOf(first)).filter((line) => !isBlank(line));
  const end = rest.findIndex(isEnd);
  return end === -1 ? rest : rest.slice(0, end);
}
