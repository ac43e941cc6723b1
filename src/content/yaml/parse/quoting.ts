// Puts quotes around a text so that YAML reads it as it stands.

/** @returns the text in quotes that need no escapes: double ones where they are harmless, else single ones */
export function inQuotes(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** @returns the part of a line's value before a comment, or all of it */
export function withoutComment(value: string): string {
  return value.replace(/\s+#.*$/, '');
}
