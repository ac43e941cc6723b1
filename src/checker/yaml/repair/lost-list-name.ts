// A list without its name: its first entry comes below a setting that has a value.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';
import { findLineAbove, findNextLine, isBlank, type Line } from '../parse/lines.ts';
import { isEntry, listOpenLines } from './indent-levels.ts';
import type { ListNames, Repair, Repairer } from './repair.ts';

/** A name that no setting has, used to ask which lists a group may have. */
const unknownName = 'listWithoutName';
/** The groups around an entry that may have lost the name. */
const maxGroups = 3;

/** Proposes the names of the lists that a group above may have; where none is known, those of the file. */
export const lostListName: Repairer = ({ candidateLines, lines }, listNames) =>
  candidateLines.filter(isEntry).flatMap((line) => writeListName(line, lines, listNames));

/** @returns for each list that a group above may have: its name on a line above its first entry */
export function writeListName(line: Line, lines: readonly Line[], listNames: ListNames): Repair[] {
  const above = findLineAbove(lines, line);
  if (!above || (above.key !== null && above.value === '')) return [];
  const open = listOpenLines(line, lines).filter(
    ({ key, contentColumn }) => key !== null && contentColumn <= line.indent,
  );
  const columns = [...new Set(open.map(({ contentColumn }) => contentColumn))]
    .slice(0, maxGroups)
    .filter((column) => !isBesideOtherDashes(line, column, lines));
  const start = findStart(line, lines);
  const insert = (column: number, name: string) => ({
    start,
    end: start,
    text: `${' '.repeat(column)}${name}:\n`,
  });
  return columns
    .flatMap((column) => {
      const known = listNames(insert(column, unknownName), unknownName);
      // A group without a schema may have any list, such as others have.
      const names = known ?? namesOfLists(lines);
      // Until the sections of a page are found, all below them is read wrongly.
      const comesFirst = column === 0 && line.key === 'type' && known?.includes('blocks') === true;
      return (comesFirst ? ['blocks'] : names).map((name) => ({
        name,
        column,
        isGuess: known === null,
        comesFirst,
      }));
    })
    .map(({ name, column, isGuess, comesFirst }, cost) => ({
      start: line.start + line.indent,
      end: line.start + line.text.trimEnd().length,
      cost,
      isGuess,
      comesFirst,
      edits: [...takeFromText(above, name), insert(column, name)],
      // All of its entries have to fit: under a name that nothing knows, only the name is wrong.
      ...(!comesFirst && { mustBeat: [insert(column, `x${name}`)] }),
      report: (place, fixes) => diagnose('yaml/lost-list-name', place, { name, fixes }),
    }));
}

/**
 * Checks that the list before it in the group has its dashes at another column: then the entry
 * belongs to that list, indented wrongly.
 */
function isBesideOtherDashes(line: Line, column: number, lines: readonly Line[]): boolean {
  const above = lines.slice(0, line.number);
  const start = above.findLastIndex((other) => !isBlank(other) && other.contentColumn < column) + 1;
  const list = above.slice(start).findLast(({ key, value, contentColumn }) => {
    return key !== null && value === '' && contentColumn === column;
  });
  const first = list && findNextLine(lines, list);
  return first !== undefined && isEntry(first) && first.indent !== line.indent;
}

/** @returns the edits that take a name from the end of the text above, where it was joined to it */
function takeFromText({ start, text }: Line, name: string): TextEdit[] {
  if (!text.trimEnd().endsWith(` ${name}:`)) return [];
  const words = text.slice(0, text.lastIndexOf(`${name}:`)).trimEnd();
  return words === '' ? [] : [{ start: start + words.length, end: start + text.length, text: '' }];
}

/** @returns the offset of an entry, or of the comments on the lines above it */
function findStart(line: Line, lines: readonly Line[]): number {
  const above = lines.slice(0, line.number).toReversed();
  const comments = above.findIndex(({ content, indent }) => !content.startsWith('#') || indent !== line.indent);
  return (above[comments - 1] ?? line).start;
}

/** @returns the names that lists in the file have */
function namesOfLists(lines: readonly Line[]): string[] {
  const names = lines.flatMap((line) => {
    const next = line.key !== null && line.value === '' ? findNextLine(lines, line) : undefined;
    return next && isEntry(next) && next.indent >= line.contentColumn ? [line.key!] : [];
  });
  return [...new Set(names)];
}
