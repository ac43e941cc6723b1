// The text below | or > that is not indented: YAML takes its first line for something else.
import { diagnose } from '../diagnostic.ts';
import { isEntry } from './indent-levels.ts';
import { isBlank, type Line } from './lines.ts';
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
    start: line.start + line.indent,
    end: line.end,
    cost,
    edits: moved.map(({ start }) => ({ start, end: start, text: ' '.repeat(by) })),
    report: (place, fixes) =>
      diagnose('yaml/indent', place, { by: -by, anchor: null, name: null, mark: opener.value[0]!, fixes }),
  }));
}

/** @returns the lines from one on that are not blank, up to the first one that ends them */
function linesUntil(lines: readonly Line[], first: Line, isEnd: (line: Line) => boolean): Line[] {
  const rest = lines.slice(lines.indexOf(first)).filter((line) => !isBlank(line));
  const end = rest.findIndex(isEnd);
  return end === -1 ? rest : rest.slice(0, end);
}
