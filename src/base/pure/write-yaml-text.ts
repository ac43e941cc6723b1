// Text as YAML: without quotes where YAML surely reads it as text, in quotes elsewhere.

const keywords = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** @returns a text as a YAML value; `inFlow` for one between braces or brackets */
export function writeYamlText(text: string, { inFlow = false } = {}): string {
  const isSimple = /^[\p{L}/][^\n\t\\"]*$/u.test(text) && text === text.trim();
  const hasMeaning = /: |:$| #/.test(text) || (inFlow && /[,[\]{}]/.test(text)) || keywords.test(text);
  return isSimple && !hasMeaning ? text : JSON.stringify(text);
}
