// Reads a CSV file as the rows of a table, with commas, semicolons or tabs between the cells.
import Papa from 'papaparse';
import { parsePointer } from '../../base/pure/pointer.ts';
import type { FileProblem, Span, TextFile } from './text-file.ts';

/** The first row is the head. Rows without any words are left out. */
export function readRows(text: string): TextFile {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const rows: string[][] = [];
  const spans: Span[] = [];
  const problems: FileProblem[] = [];
  let offset = start;
  Papa.parse<string[]>(text.slice(start), {
    delimiter: findDelimiter(text),
    step: ({ data, errors, meta }) => {
      const end = start + meta.cursor;
      const span: Span = [offset, offset + text.slice(offset, end).trimEnd().length];
      offset = end;
      const cells = data.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) return;
      if (errors.some(({ type }) => type === 'Quotes'))
        problems.push({ kind: 'unreadable', why: 'open-quote', span: [span[0], lineEnd(text, span[0])] });
      rows.push(cells);
      spans.push(span);
    },
  });
  // One problem of quotes makes every row after it wrong.
  return { value: rows, problems: problems.slice(0, 1), spanAt: (pointer) => findSpan(spans, pointer), links: [] };
}

/** Spreadsheets write what is usual where they are: the one that the first line has most of. */
function findDelimiter(text: string): string {
  const firstLine = text
    .trimStart()
    .split(/\r?\n/, 1)[0]!
    .replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/\r?\n/);
  return end === -1 ? text.length : from + end;
}

function findSpan(spans: readonly Span[], pointer: string): Span {
  const [row] = parsePointer(pointer);
  return spans[Number(row ?? 0)] ?? spans[0] ?? [0, 0];
}
