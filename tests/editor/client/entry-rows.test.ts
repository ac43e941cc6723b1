// Rows of a spreadsheet become entries of a list: their texts and numbers, in the order of the form.
import { expect, test } from 'vitest';
import { describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { readEntryRows } from '../../../src/editor/client/entry-form/entry-rows.ts';
import { schemas } from '../../checker/test-site.ts';

const { fields: dish } = describeSections(schemas)['price-list']!.fields.find(({ name }) => name === 'items')!.item!;

const read = (text: string, lang = 'de') => readEntryRows(text, dish!, lang);

test('dishes with prices, as the language of the site writes them', () => {
  expect(read('Flädlesuppe\t6,50 €\r\nFeldsalat\t8,90\r\n')).toEqual([
    { name: 'Flädlesuppe', price: 6.5 },
    { name: 'Feldsalat', price: 8.9 },
  ]);
  expect(read('Soup\t$1,250.50\n', 'en')).toEqual([{ name: 'Soup', price: 1250.5 }]);
});

test('a text between name and price, and rows without one or with a gap', () => {
  expect(read('Feldsalat\tmit Speck\t8,90\n\nBrot\t\t\nWein\t0,2 l\t4')).toEqual([
    { name: 'Feldsalat', text: 'mit Speck', price: 8.9 },
    { name: 'Brot' },
    { name: 'Wein', text: '0,2 l', price: 4 },
  ]);
});

test('a dish that is called by a number is a text where the price is there already', () => {
  expect(read('Suppe\t5\t2026')).toEqual([{ name: 'Suppe', price: 5, text: '2026' }]);
});

test('texts without cells, and rows with more than an entry has, are no entries', () => {
  for (const text of ['Suppe', 'Suppe\nSalat', 'Suppe\t5\nSalat', 'a\tb\tc\td\te\tf', ''])
    expect(read(text)).toBeNull();
});
