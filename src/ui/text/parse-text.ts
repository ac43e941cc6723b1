// Turns an author's longer text into paragraphs, lists, headings and quotations.

export type TextPart =
  | { kind: 'paragraph' | 'heading' | 'quote'; text: string }
  | { kind: 'list'; points: string[] }
  /** A numbered list; `first` is the number that its author began with. */
  | { kind: 'numbers'; first: number; points: string[] };

interface Line {
  /** What a line starts with decides what it is; none for the text of a paragraph. */
  kind: TextPart['kind'];
  text: string;
  number: number;
}

/**
 * Lines that start with `- ` or `1. ` are points, with `## ` headings, with `> ` quotations.
 * @returns the parts in order: a blank line begins a new one, and so does a line of another kind
 */
export function parseText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let open: TextPart | undefined;
  for (const written of text.split(/\r?\n/)) {
    const line = readLine(written.trim());
    if (line.text === '') open = undefined;
    else if (open && line.kind === 'paragraph' && 'points' in open && written.startsWith('  '))
      open.points.push(`${open.points.pop()} ${line.text}`);
    else if (open?.kind === line.kind && open.kind !== 'heading') extend(open, line.text);
    else parts.push((open = begin(line)));
  }
  return joinLists(parts);
}

function readLine(line: string): Line {
  const [, mark, text = line] = /^(-|##|>|\d{1,2}\.)\s+(.+)/.exec(line) ?? [];
  const kinds: Record<string, TextPart['kind']> = { '-': 'list', '##': 'heading', '>': 'quote' };
  const kind = mark === undefined ? 'paragraph' : (kinds[mark] ?? 'numbers');
  return { kind, text, number: Number.parseInt(mark ?? '', 10) };
}

function begin({ kind, text, number }: Line): TextPart {
  if (kind === 'list') return { kind, points: [text] };
  if (kind === 'numbers') return { kind, first: number, points: [text] };
  return { kind, text };
}

function extend(part: TextPart, text: string) {
  if ('points' in part) part.points.push(text);
  else part.text += ` ${text}`;
}

/** Points with blank lines between them are still one list. */
function joinLists(parts: TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if ('points' in part && last && 'points' in last && last.kind === part.kind) last.points.push(...part.points);
    else joined.push(part);
  }
  return joined;
}
