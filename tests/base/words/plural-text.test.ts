// Texts with a count have the form that the language has for it.
import { expect, it } from 'vitest';
import { countText } from '../../../src/base/words/plural-text.ts';

const jobs = '{count} open position | {count} open positions';

it.each([
  ['en-IN', jobs, 0, '0 open positions'],
  ['en-IN', jobs, 1, '1 open position'],
  ['en-IN', jobs, 2, '2 open positions'],
  ['fr', '{count} poste | {count} postes', 0, '0 poste'],
  ['fr', '{count} poste | {count} postes', 1_000_000, '1000000 postes'],
  ['pl', '{count} praca | {count} prace | {count} prac', 3, '3 prace'],
  ['pl', '{count} praca | {count} prace | {count} prac', 5, '5 prac'],
  ['ja', '{count} 件', 1, '1 件'],
  ['ar', 'لا شيء | واحد | اثنان | {count} وظائف | {count} وظيفة | {count} وظيفة', 2, 'اثنان'],
  ['en', 'Pages found: {count}', 1, 'Pages found: 1'],
])('in %s: %s of %i is %s', (lang, text, count, said) => expect(countText(text, count, lang)).toBe(said));
