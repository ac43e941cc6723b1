// Turns an author's longer text into paragraphs, lists, headings, quotations, tables and pictures.
import { readLink } from '../../../base/addresses/link-marks.ts';
import { parseInline, withoutMarks } from './parse-inline.ts';
import { isTableRow, readTable, type Table } from './parse-table.ts';

export type TextPart =
  | { kind: 'paragraph' | 'heading' | 'sub-heading' | 'quote'; text: string }
  | { kind: 'list'; points: string[] }
  /** A numbered list; `first` is the number that its author began with. */
  | { kind: 'numbers'; first: number; points: string[] }
  | { kind: 'picture'; alt: string; src: string }
  | Table;

interface Line {
  /** Kind of a line, by its first signs; a line without them belongs to a paragraph. */
  kind: 'paragraph' | 'heading' | 'sub-heading' | 'quote' | 'list' | 'numbers' | 'row';
  text: string;
  number: number;
}

/** A part while its lines are read; the rows of a table become one when all are there. */
type OpenPart = TextPart | { kind: 'row'; rows: string[] };

/** A part, and the lines of the text that it is written in; `end` is the line after the last one. */
export interface PlacedPart<Part = TextPart> {
  part: Part;
  start: number;
  end: number;
}

/** @returns the parts in order */
export function parseText(text: string): TextPart[] {
  return parsePlaced(text).map(({ part }) => part);
}

/**
 * Lines that start with `- ` or `1. ` are points, with `## ` or `### ` headings, with `> `
 * quotations, with `|` rows. A backslash at the end of a line of words breaks it there.
 * @returns the parts in order: a blank line begins a new one, and so does a line of another kind
 */
export function parsePlaced(text: string): PlacedPart[] {
  const parts: PlacedPart<OpenPart>[] = [];
  let open: OpenPart | undefined;
  for (const [number, written] of text.split(/\r?\n/).entries()) {
    const line = readLine(written.trim());
    if (line.text === '') {
      open = undefined;
      continue;
    }
    if (open && line.kind === 'paragraph' && 'points' in open && written.startsWith('  '))
      open.points.push(joinLines(open.points.pop()!, line.text));
    else if (open?.kind === line.kind && !open.kind.endsWith('heading')) extend(open, line.text);
    else parts.push({ part: (open = begin(line)), start: number, end: number });
    parts.at(-1)!.end = number + 1;
  }
  return joinLists(parts.map(({ part, ...place }) => ({ part: close(part), ...place })));
}

function joinLines(text: string, next: string): string {
  return text.endsWith('\\') ? `${text.slice(0, -1)}\n${next}` : `${text} ${next}`;
}

const lineKinds: Record<string, Line['kind']> = { '-': 'list', '##': 'heading', '###': 'sub-heading', '>': 'quote' };

function readLine(line: string): Line {
  if (isTableRow(line)) return { kind: 'row', text: line, number: 0 };
  const [, mark, text = line] = /^(-|##|###|>|\d{1,2}\.)\s+(.+)/.exec(line) ?? [];
  const kind = mark === undefined ? 'paragraph' : (lineKinds[mark] ?? 'numbers');
  return { kind, text, number: Number.parseInt(mark ?? '', 10) };
}

function begin({ kind, text, number }: Line): OpenPart {
  if (kind === 'list') return { kind, points: [text] };
  if (kind === 'numbers') return { kind, first: number, points: [text] };
  return kind === 'row' ? { kind, rows: [text] } : { kind, text };
}

function extend(part: OpenPart, text: string) {
  if ('points' in part) part.points.push(text);
  else if (part.kind === 'row') part.rows.push(text);
  else if ('text' in part) part.text = joinLines(part.text, text);
}

function close(part: OpenPart): TextPart {
  if (part.kind === 'row') return readTable(part.rows) ?? { kind: 'paragraph', text: part.rows.join('\n') };
  return (part.kind === 'paragraph' && readPicture(part.text)) || part;
}

/** A picture of the site, which stands alone in its paragraph. */
function readPicture(text: string): TextPart | undefined {
  const mark = text.startsWith('![') ? readLink(text, 0) : undefined;
  if (mark?.end !== text.length || !mark.address.startsWith('/')) return undefined;
  return { kind: 'picture', alt: withoutMarks(parseInline(mark.label, false)), src: mark.address };
}

/** Points with blank lines between them are still one list. */
function joinLists(parts: PlacedPart[]): PlacedPart[] {
  const joined: PlacedPart[] = [];
  for (const placed of parts) {
    const { part } = placed;
    const last = joined.at(-1);
    if ('points' in part && last && 'points' in last.part && last.part.kind === part.kind) {
      last.part.points.push(...part.points);
      last.end = placed.end;
    } else joined.push(placed);
  }
  return joined;
}
