// Writes a text the way an author would: plain where YAML reads it as text beyond doubt, and in quotes elsewhere.

const words = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** @returns a text as YAML, for a line of its own; `inFlow` for a place between braces */
export function yamlText(text: string, { inFlow = false } = {}): string {
  const isTidy = /^[\p{L}/][^\n\t\\"]*$/u.test(text) && text === text.trim();
  const isRead = /: |:$| #/.test(text) || (inFlow && /[,[\]{}]/.test(text)) || words.test(text);
  return isTidy && !isRead ? text : JSON.stringify(text);
}
