// Words that a message quotes from a stylesheet.

/** The more particular ones last: `@variant` is quoted beside `unknown variant: nope`. */
const forms = [
  /`([^`]+)`/g,
  /(?<!\w)'([^']+)'/g,
  /"([^"]+)"/g,
  /(--[\w-]+\()/g,
  /\w\(([^()'"\s]+)\)/g,
  /: ([\w-]+)\.?$/gm,
];

/** @returns the words, the more particular ones later */
export function listQuoted(message: string): string[] {
  return [...new Set(forms.flatMap((form) => Array.from(message.matchAll(form), ([, word = '']) => word)))];
}

/** @returns whether a text has a word, and not only as a part of a longer one */
export function quotes(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const startsAlone = !isPart(word[0]) || !isPart(text[at - 1]);
    const endsAlone = !isPart(word.at(-1)) || !isPart(text[at + word.length]);
    if (startsAlone && endsAlone) return true;
  }
  return false;
}

function isPart(sign: string | undefined): boolean {
  return sign !== undefined && /[\w-]/.test(sign);
}
