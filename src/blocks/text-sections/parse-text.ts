// Turns an author's longer text into paragraphs and lists.

export type TextPart = { kind: 'paragraph'; text: string } | { kind: 'list'; points: string[] };

/** @returns the parts in order: a blank line begins a new one, and so does a change between text and `- ` points */
export function parseText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let open: TextPart | undefined;
  const begin = (part: TextPart) => parts.push((open = part));
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    const point = /^-\s+(.+)/.exec(content)?.[1];
    if (content === '') {
      open = undefined;
    } else if (point !== undefined) {
      if (open?.kind === 'list') open.points.push(point);
      else begin({ kind: 'list', points: [point] });
    } else if (open?.kind === 'list' && line.startsWith('  ')) {
      open.points.push(`${open.points.pop()} ${content}`);
    } else if (open?.kind === 'paragraph') {
      open.text += ` ${content}`;
    } else {
      begin({ kind: 'paragraph', text: content });
    }
  }
  return joinLists(parts);
}

/** Points with blank lines between them are still one list. */
function joinLists(parts: TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'list' && last?.kind === 'list') last.points.push(...part.points);
    else joined.push(part);
  }
  return joined;
}
