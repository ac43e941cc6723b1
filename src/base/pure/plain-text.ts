// Texts without their marks, for names in lists, feeds and pictures, which show none.

/** @returns an author's text without the marks of highlights and bold words, which come in pairs */
export function toPlainText(text: string): string {
  return text.replaceAll(/\[\[([^]*?)\]\]/g, '$1').replaceAll(/\*\*(?=\S)([^]*?)\*\*/g, '$1');
}

/**
 * Matches what no text is made of: control characters, halves of pairs of UTF-16, and what Unicode
 * keeps for programs. XML (1.0, 2.2) and iCalendar (RFC 5545, 3.1) cannot hold them. Tabs and ends
 * of lines are no such characters.
 */
export const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** @returns the text without what its format cannot hold */
export function withoutUnwritable(text: string): string {
  return unwritable.test(text) ? text.replaceAll(new RegExp(unwritable, 'gu'), '') : text;
}

/** @returns the name of a character that cannot be shown, by its number: `U+2028` */
export function nameCharacter(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
