// Two settings on one line: `icon: package title: Stock`, also with a comma between them; and a
// list that begins on the line of its name: `blocks: - type: cta`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { findNextLine, type Line } from '../parse/lines.ts';
import { isEntry } from './indent-levels.ts';
import type { Repair, Repairer } from './repair.ts';

/** Nobody joins more, and each is tried. */
const maxSettings = 4;

/** Proposes a separate line for each setting that the group knows, and for a list's first entry. */
export const joinedSettings: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => [...splitLine(line), ...splitList(line, lines)]);

function splitList(line: Line, lines: readonly Line[]): Repair[] {
  const { key, start, text, contentColumn, valueColumn, value } = line;
  if (key === null || !/^-[ \t]+\S/.test(value)) return [];
  const below = findNextLine(lines, line);
  // The dash of the list of the line below, or of the entry whose first setting is above it.
  const dashBelow = below ? below.indent - (isEntry(below) ? 0 : 2) : -1;
  const columns = [...(dashBelow >= contentColumn ? [dashBelow] : []), contentColumn + 2];
  const from = start + valueColumn;
  const spaces = /[ \t]*$/.exec(text.slice(0, valueColumn))![0].length;
  return [...new Set(columns)].map((column, cost) => ({
    start: from,
    end: from + 1,
    cost,
    edits: [{ start: from - spaces, end: from, text: `\n${' '.repeat(column)}` }],
    report: (place, fixes) => diagnose('yaml/joined-settings', place, { name: key, isEntry: true, fixes }),
  }));
}

function splitLine({ key, start, valueColumn, contentColumn, value }: Line): Repair[] {
  if (key === null || /^["'[{|>&*!]/.test(value)) return [];
  const others = Array.from(value.matchAll(/(?<=[^\s,;])\s*[,;]?\s+([a-z][\w$]*):(?=\s|$)/g)).slice(0, maxSettings);
  return others.map(({ 0: found, 1: name = '', index }, cost) => {
    const from = start + valueColumn + index;
    const to = from + found.length - name.length - 1;
    const breakLine = (mark: string) => [{ start: from, end: to, text: `\n${' '.repeat(contentColumn)}${mark}` }];
    return {
      start: to,
      end: to + name.length,
      cost,
      edits: breakLine(''),
      // The group has to know the name.
      mustBeat: breakLine('x'),
      report: (place, fixes) => diagnose('yaml/joined-settings', place, { name, isEntry: false, fixes }),
    };
  });
}
