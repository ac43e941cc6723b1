// Quoting of YAML values.

/** @returns the text in double quotes, or in single quotes if double ones would need escapes */
export function quoteText(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/**
 * Lists how a text can be put in quotes. Quotes as word processors write them around it may be
 * meant as those of YAML, or be part of it; a single one at its end may have lost its partner, or
 * mean inches.
 * @returns the text in quotes, in each way that may be meant, the likeliest first
 */
export function listQuotings(text: string): string[] {
  const mark = /[^\s"'](["'])$/.exec(text)?.[1];
  if (mark !== undefined && text.indexOf(mark) === text.length - 1) return [mark + text, quoteText(text)];
  const inner = /^(?:[“„«]([^“”„«»]+)[”“»]|‘([^‘’]+)’)$/.exec(text)?.slice(1).find(Boolean);
  return inner === undefined ? [quoteText(text)] : [quoteText(inner), quoteText(text)];
}

/** @returns the value of a line without a comment after it */
export function stripComment(value: string): string {
  return value.replace(/\s+#.*$/, '');
}

/** A text in quotes with the mark behind it that ends a line in other languages. */
export const quotedWithMark = /^(?:"[^"]*"|'[^']*')[,;]$/;
