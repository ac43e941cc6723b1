// First description of a picture, from the name of its file where that says what it shows.

/** Names that cameras, telephones and programs give. */
const given =
  /^(?:img|dscn?|dscf|dji|gopr|mvi?|pxl|sam|cimg|imag(?:e|em)?|picture|photo|foto|bild|scan|screen ?shot|screenshot|bildschirmfoto|captura|capture|untitled|unbenannt|download|file|whatsapp|signal|export|copy|kopie)(?![\p{L}])/iu;

/**
 * @param name of a file, such as `terrace-in-summer.jpg`
 * @returns `Terrace in summer`; empty for a name that says nothing, such as `IMG_1234.JPG`
 */
export function readAlt(name: string): string {
  const stem = name.replace(/\.[A-Za-z0-9]{2,5}$/, '').normalize('NFC');
  const words = stem
    .replaceAll(/[\s_+-]+/g, ' ')
    .replace(/\s*\(\d+\)$/, '')
    .trim();
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const digits = words.match(/\p{N}/gu)?.length ?? 0;
  const isWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}|\p{L}{3}/u.test(words);
  if (!isWord || given.test(words) || digits >= letters || /^[\da-f]{8}(?:\b|[\da-f])/i.test(words)) return '';
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200);
}
