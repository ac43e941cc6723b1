// A list without its name: its first entry comes below a setting that has a value.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { findNextLine, findLineAbove, type Line } from '../parse/lines.ts';
import { isEntry } from './indent-levels.ts';
import type { Repair, Repairer } from './repair.ts';

/** Proposes the name of the page's sections, or one that other lists of the file have. */
export const lostListName: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => writeName(line, lines));

function writeName(line: Line, lines: readonly Line[]): Repair[] {
  const above = findLineAbove(lines, line);
  if (!above || !isEntry(line) || above.key === null || /^(?:$|[|>])/.test(above.value)) return [];
  const column = above.contentColumn;
  if (line.indent < column) return [];
  const isPage = column === 0 && line.key === 'type';
  const names = isPage ? ['blocks'] : listNames(lines);
  const insert = (name: string) => ({ start: line.start, end: line.start, text: `${' '.repeat(column)}${name}:\n` });
  return names.map((name, cost) => ({
    start: line.start + line.indent,
    end: line.start + line.text.trimEnd().length,
    cost,
    // Of other lists only the names in the file were tried.
    isGuess: !isPage,
    edits: [insert(name)],
    // The group has to know the name.
    mustBeat: [insert(`x${name}`)],
    report: (place, fixes) => diagnose('yaml/lost-list-name', place, { name, fixes }),
  }));
}

/** @returns the names that lists in the file have */
function listNames(lines: readonly Line[]): string[] {
  const names = lines.flatMap((line) => {
    const next = line.key !== null && line.value === '' ? findNextLine(lines, line) : undefined;
    return next && isEntry(next) && next.indent >= line.contentColumn ? [line.key!] : [];
  });
  return [...new Set(names)];
}
