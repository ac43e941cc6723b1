// Texts with names in braces, such as "Play video: {title}", which each language puts where it
// needs them.

export type TextValues = Readonly<Record<string, string | number>>;

/** @returns the text with each known name in braces replaced by its value */
export function fillText(text: string, values: TextValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/**
 * Fills one name. An author may leave it out of words of their own: then it follows them.
 */
export function fillOrAppend(text: string, name: string, value: string): string {
  return text.includes(`{${name}}`) ? fillText(text, { [name]: value }) : `${text} ${value}`;
}
