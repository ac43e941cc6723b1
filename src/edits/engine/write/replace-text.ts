// Texts in place: a changed text keeps the form that the one before had, with the line breaks
// where words stay.
import type { Part } from '../text/read-tree.ts';
import { indentLines, lineEnd } from '../text/text-lines.ts';
import {
  chomping,
  foldText,
  inQuotes,
  isPlain,
  staysPlain,
  literalLines,
  wrapWords,
  type ScalarPlace,
} from './write-scalar.ts';

/**
 * @param place of the value; `indent` counts for a block text without lines
 * @returns the new text in the form of the old one, all lines indented but the first; null when it
 * cannot have this form
 */
export function rewriteText(text: string, part: Part, value: string, place: ScalarPlace): string | null {
  const source = text.slice(part.start, part.end);
  const type = part.token?.type;
  if (type === 'block-scalar') return rewriteBlock(text, part, value, place);
  if (source.includes('\n')) return rewriteLines(source, value, place);
  if (type === 'double-quoted-scalar' || type === 'single-quoted-scalar') return rewriteQuoted(source, value, place);
  return type === 'scalar' && source !== '' && staysPlain(value, place.inFlow) ? value : null;
}

/** Quotes that were needed go when they are not needed any more. */
function rewriteQuoted(source: string, value: string, { inFlow, style }: ScalarPlace): string {
  const wasNeeded = !isPlain(source.slice(1, -1), inFlow);
  if (wasNeeded && !style.quotesAll && isPlain(value, inFlow)) return value;
  return inQuotes(value, source[0] as '"' | "'");
}

function rewriteBlock(
  text: string,
  { start, end }: Part,
  value: string,
  { style, indent }: ScalarPlace,
): string | null {
  const headEnd = lineEnd(text, start);
  const [, mark = '', digit, comment = ''] = /^([|>])[+-]?(\d?)[+-]?(.*)$/.exec(text.slice(start, headEnd)) ?? [];
  if (mark === '' || digit !== '' || value === '') return null;
  const old = text.slice(headEnd, end).split(/\r?\n/).slice(1);
  const own = /^ +/.exec(old.find((line) => line.trim() !== '') ?? '')?.[0].length ?? indent;
  const width = style.width - own;
  const kept = old.map((line) => line.slice(own));
  const folded =
    value.includes('\n') || kept.some((line) => /^\s|^$/.test(line))
      ? foldText(value, width)
      : refold(kept, value, width);
  const lines = mark === '|' ? literalLines(value) : folded;
  if (!lines || lines.some((line) => /^\s/.test(line))) return null;
  return [`${mark}${chomping(value)}${comment}`, ...indentLines(lines, own)].join(style.lineBreak);
}

/** A text without block marks that goes on in the next lines. */
function rewriteLines(source: string, value: string, { inFlow, style }: ScalarPlace): string | null {
  const [quote = ''] = /^["']/.exec(source) ?? [];
  const lines = source.slice(quote.length, source.length - quote.length).split(/\r?\n/);
  const written = quote === '' ? value : inQuotes(value, quote as '"' | "'");
  const fits = quote === '' ? staysPlain(value, inFlow) : written.startsWith(quote);
  if (!fits || value.includes('\n') || lines.some((line) => line.trim() === '' || line.endsWith('\\'))) return null;
  const indent = /^[ \t]*/.exec(lines[1] ?? '')![0];
  const inner = written.slice(quote.length, written.length - quote.length);
  const words = refold(
    lines.map((line) => line.trim()),
    inner,
    style.width - indent.length,
  );
  return words && quote + words.join(style.lineBreak + indent) + quote;
}

/** @returns the lines of a folded text, with those of the old lines that still fit */
function refold(old: readonly string[], value: string, width: number): string[] | null {
  if (foldText(value, width) === null) return null;
  const longest = Math.max(width, ...old.map((line) => line.length));
  let rest = value;
  const [first, last]: [string[], string[]] = [[], []];
  for (const line of old) {
    if (!rest.startsWith(`${line} `) || /^\s/.test(rest.slice(line.length + 1))) break;
    first.push(line);
    rest = rest.slice(line.length + 1);
  }
  for (const line of old.slice(first.length).toReversed()) {
    if (!rest.endsWith(` ${line}`) || /\s$/.test(rest.slice(0, -line.length - 1))) break;
    last.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...first, ...(rest === '' ? [] : wrapWords(rest, longest)), ...last];
}
