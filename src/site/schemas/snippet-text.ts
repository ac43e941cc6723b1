// Writes texts for editors' snippets, in which $ } and \ mean something.

/** @returns the text, escaped for a snippet */
export function snippetText(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}
