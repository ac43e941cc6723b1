// Words in texts: by the rules of a language, with capitals, as whole words, or letter for letter.
import { describe, expect, it } from 'vitest';
import { createMatcher, type WordsPattern } from '../../../src/edits/texts/match-words.ts';

const loose = { isWholeWord: false, matchesCase: false, isExact: false };
const found = (words: string, text: string, lang = 'de', options: Partial<WordsPattern> = {}) =>
  createMatcher({ ...loose, ...options, words }, lang)(text).map(({ start, end }) => text.slice(start, end));

describe('by the rules of the language', () => {
  it.each([
    ['strasse', 'Die Straße, die STRASSE', 'de', ['Straße', 'STRASSE']],
    ['straße', 'Strasse', 'de', ['Strasse']],
    ['bär', 'Ein Bar, ein Baer, ein BÄR', 'de', ['Baer', 'BÄR']],
    ['cafe', 'Le Café, le café', 'fr', ['Café', 'café']],
    ['cafe', 'Cafe\u0301 in zwei Zeichen', 'fr', ['Cafe\u0301']],
    // In Swedish, ö is a letter; in English, it is an o with marks.
    ['o', 'ö', 'sv', []],
    ['o', 'ö', 'en', ['ö']],
    ['会社', '株式会社の会社', 'ja', ['会社', '会社']],
    ['ель', 'Ель и Елька', 'ru', ['Ель', 'Ель']],
    ['speise', 'Spei\u00ADsekarte', 'de', ['Spei\u00ADse']],
    ['👩‍👩‍👧', 'Familie 👩‍👩‍👧 hier', 'de', ['👩‍👩‍👧']],
    ['👩', 'Familie 👩‍👩‍👧 hier', 'de', []],
    ['aa', 'aaaa', 'de', ['aa', 'aa']],
    ['', 'nichts', 'de', []],
  ])('%s in "%s" (%s)', (words, text, lang, expected) => {
    expect(found(words, text, lang)).toEqual(expected);
  });
});

it('capitals count where they are to, marks do not', () => {
  expect(found('montag', 'Montag und montags', 'de', { matchesCase: true })).toEqual(['montag']);
  expect(found('Café', 'Cafe, café', 'fr', { matchesCase: true })).toEqual(['Cafe']);
});

it('whole words end where the language ends words', () => {
  expect(found('Tag', 'Tag, Tage, Montag, Tag-und-Nacht', 'de', { isWholeWord: true })).toEqual(['Tag', 'Tag']);
  expect(found('会社', '会社案内', 'ja', { isWholeWord: true })).toEqual(['会社']);
});

it('letter for letter, nothing else is the same', () => {
  expect(found('Straße', 'Strasse, straße, Straße', 'de', { isExact: true })).toEqual(['Straße']);
  expect(found('.*', 'a.*b', 'de', { isExact: true })).toEqual(['.*']);
});

it('finds the same in a text with and without other letters beside it', () => {
  // The quick way for plain Latin letters, and the way by the language.
  for (const [words, text] of [
    ['ing', 'Baking, ringing, ING'],
    ['c', 'chleba a cukr'],
    ['a b', 'a b, A B, ab'],
  ]) {
    const plain = createMatcher({ ...loose, words: words! }, 'cs')(text!);
    const beside = createMatcher({ ...loose, words: words! }, 'cs')(`${text} 漢`);
    expect(beside).toEqual(plain);
  }
});
