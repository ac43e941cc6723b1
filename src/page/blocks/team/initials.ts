// The letters that replace a person's picture.

/**
 * @returns the first letter of the first and of the last name, as readers of the script count
 * letters
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map(firstLetter).join('');
}

/** A letter with its marks is one: प्र, not प. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
}
