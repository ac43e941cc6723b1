// `-label` without the space that makes it an entry of a list.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const spaceAfterDash: Trap = ({ suspects, lines, line }) => [
  ...dashed([...suspects].sort((a, b) => a.number - b.number)),
  ...dashed(lines.filter(({ number }) => number >= line.number)),
];

/** @returns the repair of all glued dashes in the lines */
export function dashed(lines: readonly Line[]): Repair[] {
  const glued = lines.filter(({ content }) => /^-[A-Za-z"'{[]/.test(content));
  const [first] = glued;
  if (!first) return [];
  const edits = glued.map(({ start, contentColumn }) => ({
    start: start + contentColumn + 1,
    end: start + contentColumn + 1,
    text: ' ',
  }));
  const start = first.start + first.contentColumn;
  const better = first.content.replace('-', '- ');
  return [
    {
      start,
      end: start + first.content.length,
      edits,
      report: (place, fixes) => diagnose('yaml/space-after-dash', place, { better, fixes }),
    },
  ];
}
