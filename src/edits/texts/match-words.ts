// Matches words in texts by the rules of a language (Unicode Technical Standard 10, by
// Intl.Collator): `cafe` is in "Café", and in German `strasse` in "Straße" and `baer` in "Bär".

export interface WordsPattern {
  words: string;
  /** True if a letter before or after makes it another word. */
  isWholeWord: boolean;
  /** True if capital and small letters differ. */
  matchesCase: boolean;
  /** True if every letter is as it is written; then capitals differ, too. */
  isExact: boolean;
}

/** From the first character to the one behind the last. */
export interface Span {
  start: number;
  end: number;
}

/** @returns a function that finds all places of a pattern in a text, in order; none overlap */
export function createMatcher(pattern: WordsPattern, lang: string): (text: string) => Span[] {
  const { words, isWholeWord, isExact, matchesCase } = pattern;
  if (words === '') return () => [];
  const find = isExact ? findExact(words) : findByLanguage(words, matchesCase, lang);
  if (!isWholeWord) return find;
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return (text) => {
    const found = find(text);
    if (found.length === 0) return found;
    const borders = new Set([text.length, ...Array.from(segmenter.segment(text), ({ index }) => index)]);
    return found.filter(({ start, end }) => borders.has(start) && borders.has(end));
  };
}

function findExact(words: string): (text: string) => Span[] {
  return (text) => {
    const found: Span[] = [];
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
      found.push({ start: at, end: at + words.length });
    return found;
  };
}

const ascii = /^[\t\n\r -~]*$/;

function findByLanguage(words: string, matchesCase: boolean, lang: string): (text: string) => Span[] {
  const { compare } = new Intl.Collator(lang, { usage: 'search', sensitivity: matchesCase ? 'case' : 'base' });
  const letters = [...words];
  const fold = (text: string) => (matchesCase ? text : text.toLowerCase());
  const findPlain = ascii.test(words) ? findExact(fold(words)) : null;
  const mayBegin = rememberPairs(createStartTest(letters, compare));
  const segmenter = new Intl.Segmenter(lang, { granularity: 'grapheme' });
  return (text) => {
    // No letters of these are one, so that all languages have the same rules for them.
    if (findPlain && ascii.test(text)) return findPlain(fold(text));
    const places = [...listPlaces(text), text.length];
    const slice = (from: number, to: number) => text.slice(places[from], places[Math.min(to, places.length - 1)]);
    const found: Span[] = [];
    for (let at = 0; at < places.length - 1; at++) {
      if (!mayBegin(slice(at, at + 1), slice(at + 1, at + 2))) continue;
      const last = Math.min(places.length - 1 - at, letters.length * 2 + 2);
      for (let count = Math.ceil(letters.length / 2); count <= last; count++) {
        const [start, end] = [places[at]!, places[at + count]!];
        if (compare(text.slice(start, end), words) !== 0 || !endsLetter(text, end, segmenter)) continue;
        if (endsLetter(text, start, segmenter)) found.push({ start, end });
        at += count - 1;
        break;
      }
    }
    return found;
  };
}

/** @returns the offsets of the characters of a text */
function listPlaces(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at += text.codePointAt(at)! > 0xff_ff ? 2 : 1) places.push(at);
  return places;
}

/** Checks that a letter ends before an offset, with all its marks. */
function endsLetter(text: string, offset: number, segmenter: Intl.Segmenter): boolean {
  return offset === text.length || segmenter.segment(text).containing(offset)?.index === offset;
}

/**
 * A quick test for the first two characters of a place: comparing the whole words everywhere would
 * take seconds. Two characters of one side may be one of the other, such as ß and ss.
 */
function createStartTest([first = '', second = '', third = '']: readonly string[], compare: Intl.Collator['compare']) {
  const isSame = (one: string, other: string) => compare(one, other) === 0;
  const mayFollow = (next: string) =>
    second === '' ||
    !ascii.test(second) ||
    isSame(next, second) ||
    isSame(next, second + third) ||
    isSame(first + next, first);
  return (one: string, next: string): boolean =>
    (isSame(one, first) && mayFollow(next)) || isSame(one, first + second) || isSame(one + next, first);
}

/** Letters repeat, and each comparison takes a microsecond. */
function rememberPairs(compute: (one: string, other: string) => boolean): (one: string, other: string) => boolean {
  const known = new Map<string, boolean>();
  return (one, other) => {
    const key = `${one}\n${other}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(one, other);
    known.set(key, value);
    return value;
  };
}
