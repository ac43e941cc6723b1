// The dash of an entry that is missing, or written with another mark: `title: B` where `- title: B` is meant, `• b`.
import { isMap, isScalar, visit, type Document, type YAMLMap } from 'yaml';
import { diagnose } from '../diagnostic.ts';
import { isEntry } from './indent-levels.ts';
import { isBlank, type Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

/** How far from the mistake the lost dash is looked for, in lines. */
const reach = 40;

/** Proposes a dash for lines that look like the entries around them but have none. */
export const missingDash: Trap = ({ lines, line }) => {
  const distance = ({ number }: Line) => Math.abs(number - line.number);
  // A section can be longer than that.
  const near = lines.filter((other) => (distance(other) <= reach || other.key === 'type') && !isBlank(other));
  const found = near.flatMap((other, index) => dashless(other, near, index)).sort((a, b) => distance(a) - distance(b));
  const columns = (other: Line) => dashColumns(other, near);
  return [
    ...otherMarks(near.filter((other) => distance(other) <= reach / 2)),
    ...found.flatMap((other) => columns(other).map((column) => dashed(other, column))),
  ];
};

/** @returns the line itself when it may be an entry without its dash */
function dashless(line: Line, near: readonly Line[], index: number): Line[] {
  if (isEntry(line)) return [];
  const [above, below] = [near[index - 1], near[index + 1]];
  if (line.key !== null) {
    const opens = above?.value === '' && above.key !== null && below !== undefined && below.indent > line.indent;
    return opens || near.some((other) => isEntry(other) && other.key === line.key) ? [line] : [];
  }
  return [above, below].some((other) => other && isEntry(other) && other.key === null) ? [line] : [];
}

/** The columns at which the dashes around a line stand, if its own could have stood there. */
function dashColumns(line: Line, near: readonly Line[]): number[] {
  const dashes = near.filter((other) => isEntry(other) && (other.key === null) === (line.key === null));
  const below = near.find(({ number }) => number > line.number);
  const columns = [...dashes.map(({ indent }) => indent), ...(below && !isEntry(below) ? [below.indent - 2] : [])];
  return [...new Set(columns)].filter((column) => column >= 0 && line.indent >= column && line.indent <= column + 2);
}

function dashed(line: Line, column: number): Repair {
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

/** @returns repairs for the first text of a list, which has no dash and so swallows the entries below it */
export function dashlessStarts(lines: readonly Line[]): Repair[] {
  const written = lines.filter((line) => !isBlank(line));
  return written.flatMap((line, index): Repair[] => {
    const [above, below] = [written[index - 1], written[index + 1]];
    const opens = above?.key !== null && above?.value === '';
    if (!opens || isEntry(line) || line.key !== null || !below || !isEntry(below)) return [];
    const isNear = line.indent >= below.indent && line.indent <= below.indent + 2;
    return isNear ? [dashed(line, below.indent)] : [];
  });
}

/** What people and other programs write before the entries of a list, with the space after it. */
const mark = /^(?:[–—−•‣◦·▪●*+]|--+|\d{1,2}[.)]|[a-z]\))(?=[ \t\u00a0]+\S)/;

/** @returns repairs that write a dash for each other mark: in all lines at one column, then in each line alone */
export function otherMarks(lines: readonly Line[]): Repair[] {
  const marked = lines.filter(({ content, indent, contentColumn }) => indent === contentColumn && mark.test(content));
  const columns = [...new Set(marked.map(({ indent }) => indent))];
  const together = columns.map((column) => marked.filter(({ indent }) => indent === column));
  return [...together, ...marked.map((line) => [line])].map((group, cost) => withDashes(group, cost));
}

function withDashes(lines: readonly Line[], cost: number): Repair {
  const [first] = lines as [Line, ...Line[]];
  const written = mark.exec(first.content)![0];
  const edits = lines.map(({ start, indent, content }) => {
    const from = start + indent;
    // A space that does not break stands behind the mark as often as not.
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

/** @returns a repair for each setting that a group has a second time, where a new entry of its list can begin */
export function missingDashes(text: string, document: Document): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Seq: (_key, list) => {
      for (const item of list.items) if (isMap(item) && !item.flow) repairs.push(...secondStarts(item, text));
    },
  });
  return repairs;
}

/** The entries of a list begin with the same setting, most often: where it comes again, the next one begins. */
function secondStarts(group: YAMLMap, text: string): Repair[] {
  const names = group.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  return group.items.flatMap(({ key }, index): Repair[] => {
    const isSecond =
      index > 0 && (names[index] === 'type' || names[index] === names[0]) && names.indexOf(names[index]!) < index;
    // What is written twice in a row, or at the end, is rather a setting written twice.
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
