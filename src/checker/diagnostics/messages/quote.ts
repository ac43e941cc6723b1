// Quoting and counting in messages: what an author wrote, in short; nouns with numbers.

const maxLength = 60;

/** @returns the text in double quotes on one line, cut off after 60 characters */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `"${line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line}"`;
}

/** @returns `"a", "b" and "c"`; after ten, how many more there are */
export function joinQuoted(texts: readonly string[], conjunction = 'and'): string {
  const shown = texts.slice(0, 10).map(quote);
  if (texts.length > 10) return `${shown.join(', ')} ${conjunction} ${texts.length - 10} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${conjunction} ${shown.at(-1)}`;
}

/** @returns the noun with its number: `1 space`, `2 spaces` */
export function pluralize(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
