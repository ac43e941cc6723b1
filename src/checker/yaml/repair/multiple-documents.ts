// Document marks: `---` or `...` in the middle of a file, where YAML ends the document.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Repairer } from './repair.ts';

export const multipleDocuments: Repairer = ({ code, lines, start }) => {
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
