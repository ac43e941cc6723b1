// Makes a text that strangers can write, a cell of the feed, safe to show: only characters that can
// be seen, and not more of them than fit.

/**
 * Controls, lone surrogates, and what is invisible or turns the direction of the text around it.
 * The joiners stay, because Hindi needs them, and so does what makes an emoji of a sign.
 */
const unseen = /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cs}\p{DI}\ufff9-\ufffb]/gu;
/** Marks piled upon each other grow out of their line; no language needs so many. */
const piledMarks = /(\p{M}{6})\p{M}+/gu;

/** @returns the cell as one line; '' for what is no text and no number */
export function cleanLine(cell: unknown, length: number): string {
  return cut(cleanParagraphs(cell, length * 2).replaceAll(/\s+/g, ' '), length);
}

/** @returns the cell with its line ends; at most one empty line in a row */
export function cleanParagraphs(cell: unknown, length: number): string {
  const lines = textOf(cell)
    .slice(0, length * 4)
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unseen, '').replaceAll(piledMarks, '$1').trimEnd());
  return cut(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    length,
  );
}

/**
 * Only text and numbers are text: an object could say anything of itself. Lists of them are joined.
 */
function textOf(cell: unknown): string {
  const parts = [cell].flat().slice(0, 50);
  return parts.filter((part) => typeof part === 'string' || Number.isFinite(part)).join(', ');
}

/** Cuts between characters, never within one. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()}…`;
}
