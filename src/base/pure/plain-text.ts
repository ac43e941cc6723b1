// Texts without their marks, for where nothing shows them: names in lists, feeds, pictures.

/** @returns an author's text without the marks of highlights and bold words */
export function toPlainText(text: string): string {
  return text.replaceAll(/\[\[|\]\]|\*\*/g, '');
}
