// The sentence that says how an event comes back.
import { expect, test } from 'vitest';
import { describeRepeat, type WrittenRepeat } from '../../src/edits/fields/describe-repeat.ts';

test.each<[WrittenRepeat, string | null]>([
  [
    { every: 'week', interval: 2, on: ['thursday'], exceptMonths: ['august'] },
    'Every second Thursday, but not in August.',
  ],
  [{ every: 'week', on: ['monday', 'friday'] }, 'On Monday and Friday of every week.'],
  [{ every: 'month', on: ['thursday'], week: 'first', interval: 3 }, 'On the first Thursday of every 3rd month.'],
  [
    { every: 'day', exceptMonths: ['july', 'august'], until: '2027-12-31' },
    'Every day, but not in July or August, until 31 December 2027.',
  ],
  [
    { every: 'year', times: 4, except: ['2028-02-01', 'soon'] },
    'Every year, except on 1 February 2028 and soon, 4 times in all.',
  ],
  [{ rule: 'FREQ=DAILY' }, null],
])('%j', (repeat, sentence) => {
  expect(describeRepeat(repeat)).toBe(sentence);
});
