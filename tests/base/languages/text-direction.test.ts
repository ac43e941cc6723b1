// Directions of languages follow from their scripts; texts that run the other way are found by their words.
import { expect, it, test } from 'vitest';
import { findForeignDirection, findLanguageDirection } from '../../../src/base/languages/text-direction.ts';

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
  ['rtl', 'مرحبا بكم', undefined],
  ['rtl', 'Pagewright هو برنامج لبناء المواقع.', undefined],
  // Each word with a mark of the editor, which is no letter.
  ['rtl', 'P\u{F0001}agewright ه\u{F0001}و ب\u{F0001}رنامج', undefined],
  ['rtl', 'جرّب Pagewright Cloud Pro Max الآن', undefined],
  ['rtl', 'راجع https://example.com/docs/start أو a.b@example.com', undefined],
  ['rtl', 'اكتب `npm run build -- all` الآن', undefined],
  ['rtl', 'النقطة الأولى: 10 x 20 x 30 cm', undefined],
  ['rtl', 'The word سلام means peace.', 'ltr'],
  ['rtl', 'Hello.', 'ltr'],
  ['rtl', '24 h', 'ltr'],
  ['rtl', '20 x 15 x 10', 'ltr'],
  ['rtl', '-5 %', 'ltr'],
  ['rtl', '+966 11 234 5678', 'ltr'],
  ['rtl', '9:00 – 18:00', undefined],
  ['rtl', '١٢٣', undefined],
  ['rtl', '', undefined],
  ['ltr', 'שלום עולם', 'rtl'],
  ['ltr', 'مرحبا من Pagewright اليوم!', 'rtl'],
  ['ltr', 'مَرْحَبًا بِكُمْ', 'rtl'],
  ['ltr', 'ދިވެހި ބަސް', 'rtl'],
  ['ltr', 'سلام means peace.', undefined],
  ['ltr', 'Hello.', undefined],
  ['ltr', '日本語', undefined],
] as const)('on a page %s, "%s" has the direction %s of its own', (page, text, direction) =>
  expect(findForeignDirection(text, page)).toBe(direction),
);
