// Directions of languages follow from their scripts; a text's direction is that of most of its words.
import { expect, it, test } from 'vitest';
import { findLanguageDirection, findTextDirection } from '../../src/base/pure/text-direction.ts';

type WithTextInfo = Intl.Locale & { textInfo?: { direction: string }; getTextInfo?(): { direction: string } };

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['yi', 'rtl'],
  ['dv', 'rtl'],
  ['ckb', 'rtl'],
  ['ps', 'rtl'],
  ['ug', 'rtl'],
  ['sd', 'rtl'],
  ['nqo', 'rtl'],
  ['pa-PK', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ur-Aran', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['ur-Latn', 'ltr'],
  ['sd-Deva', 'ltr'],
  ['he-Latn', 'ltr'],
  ['en', 'ltr'],
  ['en-SA', 'ltr'],
  ['hi', 'ltr'],
  ['ja', 'ltr'],
  ['pa', 'ltr'],
  ['xx', 'ltr'],
])('%s is written %s', (lang, direction) => expect(findLanguageDirection(lang)).toBe(direction));

it('knows every language of two letters that Node knows to be written from right to left', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const known = letters
    .flatMap((one) => letters.map((two) => one + two))
    .filter((tag) => {
      const locale = new Intl.Locale(tag) as WithTextInfo;
      // Node 20 has the property, later ones the function, and neither knows languages without data: not Divehi.
      return (locale.getTextInfo?.() ?? locale.textInfo)!.direction === 'rtl';
    });
  expect(known.length).toBeGreaterThan(9);
  expect(known.filter((tag) => findLanguageDirection(tag) !== 'rtl')).toEqual([]);
});

test.each([
  ['مرحبا بكم', 'rtl'],
  ['שלום עולם', 'rtl'],
  ['Pagewright هو برنامج لبناء المواقع.', 'rtl'],
  ['The word سلام means peace.', 'ltr'],
  ['ދިވެހި', 'rtl'],
  ['مَرْحَبًا', 'rtl'],
  // Each word with a mark of the editor, which is no letter.
  ['P\u{F0001}agewright ه\u{F0001}و ب', 'rtl'],
  ['Hello.', 'ltr'],
  ['日本語', 'ltr'],
  ['عربي English', undefined],
  ['+91 120 000 0000', undefined],
  ['١٢٣', undefined],
  ['', undefined],
])('%s has the direction %s', (text, direction) => expect(findTextDirection(text)).toBe(direction));
