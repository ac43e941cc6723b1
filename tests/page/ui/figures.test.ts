// Figures of authors in the writing of the site's language, and how a counting one is written.
import { expect, it } from 'vitest';
import { formatFigures, readFigure } from '../../../src/page/ui/numbers/figures.ts';
import { formatNumber, numberFormat } from '../../../src/page/ui/numbers/format-number.ts';

it.each([
  ['en', '12,500+'],
  ['en-IN', '12,500+'],
  ['de', '12.500+'],
  ['fr', '12\u202f500+'],
  ['es', '12.500+'],
  ['pl', '12\u00a0500+'],
  ['hi', '12,500+'],
  ['ja', '12,500+'],
  ['ar-EG', '١٢٬٥٠٠+'],
  ['ar-EG-u-nu-latn', '12,500+'],
  ['fa', '۱۲٬۵۰۰+'],
  ['hi-u-nu-deva', '१२,५००+'],
])('groups 12500+ in %s', (lang, text) => {
  expect(formatFigures('12500+', lang)).toBe(text);
});

it('groups in lakhs where people count in them', () => {
  for (const lang of ['en-IN', 'hi']) expect(formatFigures('1250000', lang)).toBe('12,50,000');
  expect(formatFigures('€1250000 a year', 'en')).toBe('€1,250,000 a year');
});

it.each([
  'Since 2006',
  '1200+',
  '12.500',
  '12,500+',
  '1,25,000',
  '12’500',
  '12 500',
  '24/7',
  '4.9',
  '4,9 von 5',
  '+49 30 1234567',
  '0120 000000',
  'ISO27001',
  '2006–2026',
  '99.95 %',
  '10:30',
  'None',
])('leaves %s as it is written', (text) => {
  expect(formatFigures(text, 'de')).toBe(text);
});

it('takes digits of any script, and writes those of the language', () => {
  expect(formatFigures('१२५००+', 'de')).toBe('12.500+');
  expect(formatFigures('380+', 'fa')).toBe('۳۸۰+');
  expect(formatFigures('۳۸۰+', 'fa-u-nu-latn')).toBe('380+');
  expect(formatFigures('24/7', 'ar-EG')).toBe('٢٤/٧');
});

it.each([
  ['12.500+', 'de', { value: 12_500, locale: 'de', decimals: 0 }],
  ['12,500+', 'en', { value: 12_500, locale: 'en', decimals: 0 }],
  ['1,25,000', 'en', { value: 125_000, locale: 'en-IN', decimals: 0 }],
  // 12.5 in German; while it counts up, it looks as it is meant.
  ['12,500+', 'de', { value: 12.5, locale: 'de', decimals: 3 }],
  ['12,500+', 'fr', { value: 12.5, locale: 'fr', decimals: 3 }],
  ['1,25,000', 'de', { value: 125_000, locale: 'en-IN', decimals: 0 }],
  ['4,9', 'de', { value: 4.9, locale: 'de', decimals: 1 }],
  ['4.90', 'en', { value: 4.9, locale: 'en', decimals: 2 }],
  ['1234 km', 'de', { value: 1234, isGrouped: false }],
  ['€ 2,5 Mio.', 'de', { value: 2.5, decimals: 1 }],
  ['۱۲٬۵۰۰+', 'fa', { value: 12_500, locale: 'fa' }],
  ['12\u202f500', 'fr', { value: 12_500, locale: 'fr' }],
])('reads how %s is written in %s', (text, lang, writing) => {
  const found = readFigure(text, lang)!;
  expect(found).toMatchObject(writing);
  const { locale, decimals, isGrouped, value, written } = found;
  expect(numberFormat(locale, decimals, isGrouped).format(value)).toBe(written);
});

it('reads nothing of what is no number, or is written in no known way', () => {
  expect(readFigure('None', 'en')).toBeUndefined();
  expect(readFigure('1.2.3', 'en')).toBeUndefined();
});

it('writes a number of the product alike', () => {
  expect(formatNumber(12_500, 'de')).toBe('12.500');
  expect(formatNumber(0.25, 'fr')).toBe('0,25');
});
