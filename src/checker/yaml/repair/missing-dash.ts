// Missing dashes of list entries, and other marks instead: `title: B`, `• b`.
import { isMap, isScalar, visit, type Document as YamlDocument, type YAMLMap } from 'yaml';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { isEntry } from './indent-levels.ts';
import { isBlank, type Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

/** From the mistake to the missing dash, in lines. */
const maxDistance = 40;

/** Proposes a dash for lines that look like the list entries around them but have none. */
export const missingDash: Repairer = ({ lines, line }) => {
  const distance = ({ number }: Line) => Math.abs(number - line.number);
  // The `type` of a section may be further away, because sections are long.
  const near = lines.filter((other) => (distance(other) <= maxDistance || other.key === 'type') && !isBlank(other));
  const found = near
    .flatMap((other, index) => findDashless(other, near, index))
    .sort((a, b) => distance(a) - distance(b));
  const columns = (other: Line) => listDashColumns(other, near);
  return [
    ...replaceBullets(near.filter((other) => distance(other) <= maxDistance / 2)),
    ...found.flatMap((other) => columns(other).map((column) => addDash(other, column))),
  ];
};

/** @returns the line itself if it may be an entry without its dash, in a list of none or one */
function findDashless(line: Line, near: readonly Line[], index: number): Line[] {
  if (isEntry(line)) return [];
  const [above, below] = [near[index - 1], near[index + 1]];
  if (line.key !== null) {
    const opens = above?.value === '' && above.key !== null && below !== undefined && below.indent > line.indent;
    return opens || near.some((other) => isEntry(other) && other.key === line.key) ? [line] : [];
  }
  return [above, below].some((other) => other && isEntry(other) && other.key === null) ? [line] : [];
}

/** @returns the columns of the dashes around a line where its own dash may have been */
function listDashColumns(line: Line, near: readonly Line[]): number[] {
  const dashes = near.filter((other) => isEntry(other) && (other.key === null) === (line.key === null));
  const below = near.find(({ number }) => number > line.number);
  const columns = [...dashes.map(({ indent }) => indent), ...(below && !isEntry(below) ? [below.indent - 2] : [])];
  return [...new Set(columns)].filter((column) => column >= 0 && line.indent >= column && line.indent <= column + 2);
}

function addDash(line: Line, column: number): Repair {
  const from = line.start + line.indent;
  const better = `- ${line.content}`;
  return {
    start: from,
    end: from + (line.key ?? line.content).length,
    cost: Math.abs(line.indent - column - 2),
    edits: [{ start: line.start, end: from, text: `${' '.repeat(column)}- ` }],
    report: (place, fixes) => diagnose('yaml/missing-dash', place, { better, mark: null, fixes }),
  };
}

/** Proposes a dash for the first text of a list, which otherwise includes the next entries. */
export function repairListStarts(lines: readonly Line[]): Repair[] {
  const written = lines.filter((line) => !isBlank(line));
  return written.flatMap((line, index): Repair[] => {
    const [above, below] = [written[index - 1], written[index + 1]];
    const opens = above?.key !== null && above?.value === '';
    if (!opens || isEntry(line) || line.key !== null || !below || !isEntry(below)) return [];
    const isNear = line.indent >= below.indent && line.indent <= below.indent + 2;
    return isNear ? [addDash(line, below.indent)] : [];
  });
}

/** Bullets that people and other programs write before list entries. */
const bullet = /^(?:[–—−•‣◦·▪●*+]|--+|\d{1,2}[.)]|[a-z]\))(?=[ \t\u00a0]+\S)/;

/** Proposes dashes for other marks: in all lines at one column, then in each line alone. */
export function replaceBullets(lines: readonly Line[]): Repair[] {
  const marked = lines.filter(({ content, indent, contentColumn }) => indent === contentColumn && bullet.test(content));
  const columns = [...new Set(marked.map(({ indent }) => indent))];
  const together = columns.map((column) => marked.filter(({ indent }) => indent === column));
  // Beside a dash at the same column the mark starts no line of a text.
  const dashes = new Set(lines.filter(isEntry).map(({ indent }) => indent));
  return [...together, ...marked.map((line) => [line])].map((group, cost) => ({
    ...replaceByDashes(group, cost),
    isCertain: dashes.has(group[0]!.indent),
  }));
}

function replaceByDashes(lines: readonly Line[], cost: number): Repair {
  const [first] = lines as [Line, ...Line[]];
  const written = bullet.exec(first.content)![0];
  const edits = lines.map(({ start, indent, content }) => {
    const from = start + indent;
    // Word processors write a non-breaking space after the mark.
    const all = /^\S+[ \t\u00a0]+/.exec(content)![0];
    return { start: from, end: from + all.length, text: '- ' };
  });
  const better = first.content.replace(/^\S+[ \t\u00a0]+/, '- ');
  const start = first.start + first.indent;
  return {
    start,
    end: start + written.length,
    cost,
    edits,
    report: (place, fixes) => diagnose('yaml/missing-dash', place, { better, mark: written, fixes }),
  };
}

/** Proposes to start a new list entry at a key that the group has already. */
export function splitEntries(text: string, document: YamlDocument): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Seq: (_key, list) => {
      for (const item of list.items) if (isMap(item) && !item.flow) repairs.push(...splitEntry(item, text));
    },
  });
  return repairs;
}

/** Most lists start each entry with the same key: where it comes again, the next entry starts. */
function splitEntry(group: YAMLMap, text: string): Repair[] {
  const names = group.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  return group.items.flatMap(({ key }, index): Repair[] => {
    const isSecond =
      index > 0 && (names[index] === 'type' || names[index] === names[0]) && names.indexOf(names[index]!) < index;
    // Twice in a row or at the end, it is more likely a duplicate key.
    const isTwin = names[index] !== 'type' && (index === 1 || index === names.length - 1);
    const [start, end] = (isScalar(key) && key.range) || [0, 0];
    if (!isSecond || isTwin || text.slice(start - 2, start) !== '  ') return [];
    const better = `- ${text.slice(start, text.indexOf('\n', start)).trimEnd()}`;
    return [
      {
        start,
        end,
        edits: [{ start: start - 2, end: start, text: '- ' }],
        report: (place, fixes) => diagnose('yaml/missing-dash', place, { better, mark: null, fixes }),
      },
    ];
  });
}
