// A setting between the name of a list and its first entry: it belongs into the entry, or above the
// list.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';
import { findNextLine, findLineAbove, type Line } from '../parse/lines.ts';
import { isEntry } from './indent-levels.ts';
import type { Repair, Repairer } from './repair.ts';

export const beforeList: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => moveSetting(line, lines));

function moveSetting(line: Line, lines: readonly Line[]): Repair[] {
  const name = findLineAbove(lines, line);
  const entry = findNextLine(lines, line);
  if (line.key === null || line.value === '' || isEntry(line) || !name || !entry || !isEntry(entry)) return [];
  const opensList = name.key !== null && name.value === '' && entry.indent >= name.contentColumn;
  if (!opensList || line.indent < name.contentColumn) return [];
  const start = line.start + line.indent;
  const facts = { name: line.key, list: name.key! };
  return [intoEntry(line, entry), aboveName(line, name)].map((edits, cost) => ({
    start,
    end: start + line.key!.length,
    cost,
    edits,
    report: (place, fixes) => diagnose('yaml/before-list', place, { ...facts, fixes }),
  }));
}

/** The setting becomes the first one of the entry, and takes its dash. */
function intoEntry(line: Line, entry: Line): TextEdit[] {
  if (entry.key === null) return [];
  const lead = entry.text.slice(0, entry.contentColumn);
  return [
    { start: line.start, end: line.start + line.indent, text: lead },
    { start: entry.start, end: entry.start + lead.length, text: ' '.repeat(lead.length) },
  ];
}

function aboveName(line: Line, name: Line): TextEdit[] {
  const at = name.start + name.contentColumn;
  return [
    { start: at, end: at, text: `${line.content}\n${' '.repeat(name.contentColumn)}` },
    { start: line.start, end: line.end + 1, text: '' },
  ];
}
