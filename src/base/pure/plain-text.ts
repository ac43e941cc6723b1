// Texts without their marks, for names in lists, feeds and pictures, which show none.

/** @returns an author's text without the marks of highlights and bold words */
export function toPlainText(text: string): string {
  return text.replaceAll(/\[\[|\]\]|\*\*/g, '');
}
