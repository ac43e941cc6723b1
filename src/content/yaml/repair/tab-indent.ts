// Tabs where YAML wants spaces.
import { diagnose } from '../diagnostic.ts';
import { isBlank, type Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

/**
 * Proposes two or four spaces for every tab at the start of a line, none where there are enough beside it, and one for a tab
 * inside of it.
 */
export const tabIndent: Trap = ({ lines, line, suspects }) => {
  const tabbed = lines.filter(({ text, number }) => number >= line.number && /^ *\t/.test(text));
  const widths = new Set([2, 4, 1, 3, ...widthsAround(tabbed[0], lines), 0]);
  const repairs = [...widths].flatMap((width) => replaceTabs(tabbed, width));
  const inside = suspects.filter(({ text }) => text.trimStart().includes('\t'));
  return [...repairs, ...inside.flatMap((suspect) => replaceInside(suspect))];
};

/** One tab may stand for the whole indentation of the lines around it. */
function widthsAround(first: Line | undefined, lines: readonly Line[]): number[] {
  if (!first) return [];
  const above = lines.slice(0, first.number).findLast(isPlain);
  const below = lines.slice(first.number + 1).find(isPlain);
  return [above, below].flatMap((line) => (line && line.indent > 4 ? [line.indent] : []));
}

function isPlain(line: Line): boolean {
  return !isBlank(line) && !/^ *\t/.test(line.text);
}

function replaceTabs(lines: Line[], width: number): Repair[] {
  const [first] = lines;
  if (!first) return [];
  const edits = lines.map(({ start, text }) => {
    const lead = /^[ \t]*/.exec(text)![0];
    return { start, end: start + lead.length, text: lead.replaceAll('\t', ' '.repeat(width)) };
  });
  const length = /^[ \t]*/.exec(first.text)![0].length;
  return [
    {
      start: first.start,
      end: first.start + length,
      edits,
      // A tab that stands for nothing is the least likely.
      cost: width || 5,
      report: (place, fixes) => diagnose('yaml/tab-indent', place, { fixes }),
    },
  ];
}

function replaceInside({ start, text }: Line): Repair[] {
  const at = start + text.indexOf('\t', text.search(/\S/));
  return [
    {
      start: at,
      end: at + 1,
      edits: [{ start: at, end: at + 1, text: ' ' }],
      report: (place, fixes) => diagnose('yaml/tab-indent', place, { fixes }),
    },
  ];
}
