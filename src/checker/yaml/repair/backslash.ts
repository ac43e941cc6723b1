// Backslashes in double quotes that start no escape: `"C:\data"`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Repairer } from './repair.ts';

export const backslash: Repairer = ({ code, text, start, lines }) => {
  if (code !== 'BAD_DQ_ESCAPE') return [];
  const line = lines.findLast((candidate) => candidate.start <= start);
  const open = line ? text.lastIndexOf('"', start) : -1;
  const close = text.indexOf('"', start);
  if (!line || open < line.start || close === -1 || close > line.end) return [];
  const inner = text.slice(open + 1, close);
  const better = inner.includes("'") ? `"${inner.replaceAll('\\', '\\\\')}"` : `'${inner}'`;
  const edit = { start: open, end: close + 1, text: better };
  const written = text.slice(start, start + 2);
  return [
    {
      start,
      end: start + 2,
      edits: [edit],
      report: (place, fixes) => diagnose('yaml/backslash', place, { text: written, better, fixes }),
    },
  ];
};
