// Quoting of YAML values.

/** @returns the text in double quotes, or in single quotes if double ones would need escapes */
export function quoteText(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** @returns the value of a line without a comment after it */
export function stripComment(value: string): string {
  return value.replace(/\s+#.*$/, '');
}
