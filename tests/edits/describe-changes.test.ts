// Changes in words, as somebody reads them who is about to publish.
import { expect, test } from 'vitest';
import { describeChanges } from '../../src/edits/describe-changes.ts';

const home = { label: 'Home', href: '/' };

test.each<[string, unknown, unknown, string[]]>([
  [
    'an entry that came',
    { menu: [home] },
    { menu: [home, { label: 'Breakfast', href: '/breakfast' }] },
    ['menu: "Breakfast" added.'],
  ],
  ['an entry that went', { forms: { table: {}, order: {} } }, { forms: { table: {} } }, ['forms: "order" removed.']],
  ['an entry that is another one now', { menu: [home] }, { menu: [{ ...home, href: '/start' }] }, ['menu: changed.']],
  ['a colour', { theme: { brand: '#000000' } }, { theme: { brand: '#ffffff' } }, ['theme: changed.']],
  ['a text', { name: 'Rosa' }, { name: 'Rosa & Co' }, ['name: "Rosa" is now "Rosa & Co".']],
  ['the order of entries', { menu: [home, { label: 'A' }] }, { menu: [{ label: 'A' }, home] }, ['menu: changed.']],
])('%s', (_what, before, after, words) => {
  expect(describeChanges(before, after)).toEqual(words);
});
