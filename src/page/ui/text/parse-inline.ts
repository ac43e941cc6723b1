// Parses the marks inside a line of an author's text: [[highlight]], **bold**, *italics*, `code`,
// ~~struck out~~, links.
import { readLink, type LinkMark } from '../../../base/addresses/link-marks.ts';

interface Around {
  kind: 'highlight' | 'strong' | 'emphasis' | 'struck';
  parts: Inline[];
}

interface Link {
  kind: 'link';
  address: string;
  title: string | null;
  parts: Inline[];
}

export type Inline = string | Around | { kind: 'code'; text: string } | { kind: 'break' } | Link;

/** One alternative for each mark; a backslash before a sign keeps it as a sign. */
const marks = new RegExp(
  [
    /\\(?<sign>[-*_~`[\]()|#<>.!+:@])/,
    /`(?<code>[^`\n]+)`/,
    /\[\[(?<highlight>[^[\]]+)\]\]/,
    /(?<bracket>\[)/,
    /\*\*(?<strong>(?:[^*]|\*(?!\*)|\*(?=\*\*(?!\*)))+)\*\*/,
    /\*(?<emphasis>(?![\s*])(?:\\[^]|[^*\\]|\*\*[^*]+\*\*)*(?:\\\S|[^*\\\s])|\*\*[^*]+\*\*)\*(?![\p{L}\p{N}*])/u,
    /~~(?<struck>[^~\n]+)~~/,
    /(?<newline>\n)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Italics begin a word: a star behind one leads to a footnote or multiplies. */
const startsWord = /[\s([{"'“‘„«¿¡/:~–—-]/u;
const anyMark = /[\\`[*~\n]/;

/** @returns the parts of a text in order; what is no mark stays as typed */
export function parseInline(text: string, hasLinks: boolean): Inline[] {
  if (!anyMark.test(text)) return [text];
  const parts: Inline[] = [];
  let plain = '';
  let end = 0;
  const pattern = new RegExp(marks);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index, groups = {} } = match;
    const before = index === 0 ? ' ' : text[index - 1]!;
    const link = hasLinks && text[index] === '[' ? readLink(text, index) : undefined;
    if (link) pattern.lastIndex = link.end;
    else if (groups.bracket || (groups.emphasis && !startsWord.test(before))) {
      pattern.lastIndex = index + 1;
      continue;
    }
    plain += text.slice(end, index);
    end = pattern.lastIndex;
    if (groups.sign) plain += groups.sign;
    else {
      parts.push(plain, link ? showLink(link) : readMark(groups, hasLinks));
      plain = '';
    }
  }
  return [...parts, plain + text.slice(end)].filter((part) => part !== '');
}

/** A link holds no other link. */
function showLink({ address, title, label }: LinkMark): Inline {
  return { kind: 'link', address, title, parts: parseInline(label, false) };
}

function readMark(groups: Record<string, string | undefined>, hasLinks: boolean): Inline {
  const { code } = groups;
  if (code) return { kind: 'code', text: code };
  for (const kind of ['highlight', 'strong', 'emphasis', 'struck'] as const) {
    const inner = groups[kind];
    if (inner) return { kind, parts: parseInline(inner, hasLinks) };
  }
  return { kind: 'break' };
}

/** @returns the words alone, for attributes and titles */
export function withoutMarks(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'code') return part.text;
      return part.kind === 'break' ? ' ' : withoutMarks(part.parts);
    })
    .join('');
}
