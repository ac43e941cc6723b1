// Parses plain text that was copied: points, rows of a spreadsheet, paragraphs.
import { Fragment, Slice, type Node, type Schema } from 'prosemirror-model';
import { readCopiedCells } from '../../tables/copied-cells.ts';

const point = /^\s*(?:[·•▪◦‣●○■*-]|o(?=\t))\s+(?=\S)/;
const number = /^\s*\(?(\d{1,2})[.)]\s+(?=\S)/;

type Kind = 'paragraph' | 'list' | 'numbers' | 'table';

/** @returns the content of a longer text */
export function parsePlain(text: string, schema: Schema): Slice {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .flatMap((part) => readPart(part.replaceAll('\u00a0', ' '), schema));
  if (blocks.length === 0) return Slice.empty;
  return Slice.maxOpen(Fragment.from(blocks));
}

/** @returns the rows of a spreadsheet, also a single one or a single column; what is no table stays in one cell */
export function parseCells(text: string, schema: Schema): Slice {
  const table = toTable(readCopiedCells(text), schema);
  return new Slice(Fragment.from(table), 0, 0);
}

function readPart(part: string, schema: Schema): Node[] {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split('\t'));
  if (
    lines.length > 1 &&
    rows.every(({ length }) => length > 1 && length === rows[0]!.length) &&
    !lines.some((line) => point.test(line) || number.test(line))
  )
    return [toTable(rows, schema)];
  const blocks: { kind: Kind; lines: string[]; first: number }[] = [];
  for (const line of lines) {
    const kind = point.test(line) ? 'list' : number.test(line) ? 'numbers' : 'paragraph';
    const words = line
      .replace(kind === 'list' ? point : kind === 'numbers' ? number : /^\s+/, '')
      .replaceAll('\t', ' ')
      .trimEnd();
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words], first: Number(number.exec(line)?.[1] ?? 1) });
  }
  return blocks.map(({ kind, lines: own, first }) => {
    if (kind === 'paragraph') return schema.node('paragraph', null, joinLines(own, schema));
    const points = own.map((words) => schema.node('point', null, schema.text(words)));
    return schema.node(kind, kind === 'numbers' ? { first } : null, points);
  });
}

function joinLines(lines: string[], schema: Schema): Node[] {
  return lines.flatMap((line, index) => (index > 0 ? [schema.node('break'), schema.text(line)] : [schema.text(line)]));
}

function toTable(rows: string[][], schema: Schema): Node {
  return schema.node(
    'table',
    null,
    rows.map((cells, index) =>
      schema.node(
        'table_row',
        null,
        cells.map((words) =>
          schema.node(
            index === 0 ? 'table_header' : 'table_cell',
            null,
            words.trim() === '' ? [] : schema.text(words.trim()),
          ),
        ),
      ),
    ),
  );
}
