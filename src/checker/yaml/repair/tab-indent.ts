// Tabs where YAML needs spaces.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { isBlank, type Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

/**
 * Proposes two or four spaces for every tab at the start of a line, none if there are spaces beside
 * it, and one space for a tab inside a line.
 */
export const tabIndent: Repairer = ({ lines, line, candidateLines }) => {
  const tabbed = lines.filter(({ text, number }) => number >= line.number && /^ *\t/.test(text));
  const widths = new Set([2, 4, 1, 3, ...listWidths(tabbed[0], lines), 0]);
  const repairs = [...widths].flatMap((width) => replaceTabs(tabbed, width));
  const inside = candidateLines.filter(({ text }) => text.trimStart().includes('\t'));
  return [...repairs, ...inside.flatMap((suspect) => replaceInside(suspect))];
};

/** One tab may be the whole indentation of the lines around it. */
function listWidths(first: Line | undefined, lines: readonly Line[]): number[] {
  if (!first) return [];
  const above = lines.slice(0, first.number).findLast(hasNoTab);
  const below = lines.slice(first.number + 1).find(hasNoTab);
  return [above, below].flatMap((line) => (line && line.indent > 4 ? [line.indent] : []));
}

function hasNoTab(line: Line): boolean {
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
      // No spaces at all is the least likely.
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
