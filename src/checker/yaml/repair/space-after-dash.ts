// Missing spaces after a dash: `-label`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

export const spaceAfterDash: Repairer = ({ candidateLines, lines, line }) => [
  ...separateDashes([...candidateLines].sort((a, b) => a.number - b.number)),
  ...separateDashes(lines.filter(({ number }) => number >= line.number)),
];

/** Proposes a space after every such dash in the lines at once, in a list of none or one. */
export function separateDashes(lines: readonly Line[]): Repair[] {
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
      isCertain: true,
      report: (place, fixes) => diagnose('yaml/space-after-dash', place, { better, fixes }),
    },
  ];
}
