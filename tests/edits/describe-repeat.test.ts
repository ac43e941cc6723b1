// The sentence that says how an event comes back.
import { expect, test } from 'vitest';
import { openWords } from '../../src/editor/server/words.ts';
import { productRoot } from '../product-root.ts';
import { describeRepeat, type WrittenRepeat } from '../../src/edits/fields/describe-repeat.ts';

test.each<[WrittenRepeat, string | null]>([
  [
    { every: 'week', interval: 2, on: ['thursday'], exceptMonths: ['august'] },
    'Every second Thursday, but not in August.',
  ],
  [{ every: 'week', on: ['monday', 'friday'] }, 'Every week, on Monday and Friday.'],
  [{ every: 'month', on: ['thursday'], week: 'first', interval: 3 }, 'Every 3 months, on the first Thursday.'],
  [
    { every: 'day', exceptMonths: ['july', 'august'], until: '2027-12-31' },
    'Every day, but not in July or August, until December 31, 2027.',
  ],
  [
    { every: 'year', times: 4, except: ['2028-02-01', 'soon'] },
    'Every year, except on February 1, 2028 and soon, 4 times in all.',
  ],
  [{ rule: 'FREQ=DAILY' }, null],
])('%j', (repeat, sentence) => {
  expect(describeRepeat(repeat)).toBe(sentence);
});

test('an event comes back in the language of its author', () => {
  const { speak } = openWords(productRoot);
  const sixTimes: WrittenRepeat = { every: 'week', interval: 2, on: ['thursday'], exceptMonths: ['august'], times: 6 };
  const describeIn = (lang: string) => speak(lang, () => describeRepeat(sixTimes));
  expect(describeIn('de')).toBe('Jeden zweiten Donnerstag, aber nicht im August, insgesamt 6-mal.');
  expect(describeIn('fr')).toBe('Un jeudi sur deux, mais pas en août, 6 fois en tout.');
});
