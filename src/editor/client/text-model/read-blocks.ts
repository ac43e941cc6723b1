// Reads the source of a text into blocks, by the parsers that the page shows it with.
import { createRecent } from '../../../base/pure/recent.ts';
import { markBareLinks } from '../../../base/addresses/replace-links.ts';
import { parseInline, type Inline } from '../../../page/ui/text/parse-inline.ts';
import { parsePlaced, type PlacedPart, type TextPart } from '../../../page/ui/text/parse-text.ts';
import { normalizeRuns, type Mark, type Run, type TakenMarks, type TextBlock } from './text-blocks.ts';

/** @returns the runs of a text in one part; addresses without marks are links, as on the page */
export function readRuns(text: string, marks: TakenMarks): Run[] {
  if (marks === 'none') return text === '' ? [] : [{ text, marks: [] }];
  return marks === 'words' ? listRuns(parseInline(text, false), []) : readLinked(markBareLinks(text));
}

function readLinked(text: string): Run[] {
  return listRuns(parseInline(text, true), []);
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
  return parsePlaced(markBareLinks(text)).map(({ part, ...place }) => ({ part: readBlock(part), ...place }));
}

/** Parts of texts as they were read: at each key, one part is another. No text has more of them. */
const parts = createRecent<string, Run[]>(10_000);

function readPart(text: string): Run[] {
  return parts.get(text, () => normalizeRuns(readLinked(text)));
}

function readBlock(part: TextPart): TextBlock {
  if ('points' in part) return { ...part, points: part.points.map(readPart) };
  if (part.kind === 'picture') return part;
  if (part.kind === 'table')
    return { ...part, head: part.head.map(readPart), rows: part.rows.map((row) => row.map(readPart)) };
  return { kind: part.kind, runs: readPart(part.text) };
}
