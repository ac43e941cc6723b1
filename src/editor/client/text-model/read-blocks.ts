// Reads the source of a text into blocks, by the parsers that the page shows it with.
import { parseInline, type Inline } from '../../../page/ui/text/parse-inline.ts';
import { parsePlaced, type PlacedPart, type TextPart } from '../../../page/ui/text/parse-text.ts';
import { normalizeRuns, type Mark, type Run, type TakenMarks, type TextBlock } from './text-blocks.ts';

/** @returns the runs of a text in one part */
export function readRuns(text: string, marks: TakenMarks): Run[] {
  if (marks === 'none') return text === '' ? [] : [{ text, marks: [] }];
  return listRuns(parseInline(text, marks !== 'words'), []);
}

function listRuns(parts: readonly Inline[], marks: Mark[]): Run[] {
  return parts.flatMap((part): Run[] => {
    if (typeof part === 'string') return [{ text: part, marks }];
    if (part.kind === 'break') return [{ text: '\n', marks }];
    if (part.kind === 'code') return [{ text: part.text, marks: [...marks, { kind: 'code' }] }];
    const { parts: inner, ...mark } = part;
    const known = marks.some(({ kind }) => kind === mark.kind);
    return listRuns(inner, known ? marks : [...marks, mark]);
  });
}

/** @returns the blocks of a longer text, each with the lines that it is written in */
export function readBlocks(text: string): PlacedPart<TextBlock>[] {
  return parsePlaced(text).map(({ part, ...place }) => ({ part: readBlock(part), ...place }));
}

function readPart(text: string): Run[] {
  return normalizeRuns(readRuns(text, 'long'));
}

function readBlock(part: TextPart): TextBlock {
  if ('points' in part) return { ...part, points: part.points.map(readPart) };
  if (part.kind === 'picture') return part;
  if (part.kind === 'table')
    return { ...part, head: part.head.map(readPart), rows: part.rows.map((row) => row.map(readPart)) };
  return { kind: part.kind, runs: readPart(part.text) };
}
