// Texts where a number is needed: read where they are one number, changed without asking only where
// they can be no other.
import { expect, test } from 'vitest';
import { guessNumber } from '../../../src/checker/schema/guess/guess-number.ts';

test.each([
  ['24', '24'],
  ['“24”', '24'],
  ['€24', '24'],
  ['24.50 EUR', '24.50'],
  ['Rs. 200', '200'],
  ['₹ 7500/-', '7500'],
  ['24,- €', '24'],
  ['-3', '-3'],
  ['24;', '24'],
])('%s is %s', (text, written) => {
  expect(guessNumber(text)).toEqual({ written, isSure: true });
});

test.each([
  ['7,500', '7500'],
  ['1,25,000', '125000'],
  ['₹1,25,000.50', '125000.50'],
  ['24,50', '24.50'],
  ['0,5', '0.5'],
  ['199,90 €', '199.90'],
  ['1.200,50', '1200.50'],
  ['1 200', '1200'],
  ["1'200", '1200'],
  ['24px', '24'],
  ['3 columns', '3'],
  ['2.5 hours', '2.5'],
])('%s is most likely %s', (text, written) => {
  expect(guessNumber(text)).toEqual({ written, isSure: false });
});

test.each(['20-24', '12*20', '2k', '20%', '2 lakh', '1.5m', 'from 20', '', '24 or 25', '1,5 kg'])(
  '%j is not one number',
  (text) => {
    expect(guessNumber(text)).toBeNull();
  },
);
