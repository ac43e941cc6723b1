// Writes texts for editors' snippets, in which $ } and \ mean something.

/** @returns the text as it has to stand in a snippet */
export function snippetText(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}
