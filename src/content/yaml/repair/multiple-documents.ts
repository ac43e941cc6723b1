// Three dashes or dots in the middle of a file end what YAML reads.
import { diagnose } from '../diagnostic.ts';
import type { Trap } from './wound.ts';

export const multipleDocuments: Trap = ({ code, lines, start }) => {
  if (code !== 'MULTIPLE_DOCS') return [];
  const line = lines.find((candidate) => candidate.end >= start && /^(---|\.\.\.)(\s|$)/.test(candidate.text));
  if (!line) return [];
  const marks = lines.filter(({ start: at, text }) => at >= line.start && /^(---|\.\.\.)\s*$/.test(text));
  const edits = [line, ...marks.filter((mark) => mark !== line)].map((mark) => ({
    start: mark.start,
    end: mark.start + 3,
    text: '',
  }));
  return [
    {
      start: line.start,
      end: line.start + 3,
      edits,
      report: (place, fixes) => diagnose('yaml/multiple-documents', place, { fixes }),
    },
  ];
};
