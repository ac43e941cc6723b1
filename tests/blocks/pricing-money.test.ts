// How prices look.
import { expect, it } from 'vitest';
import { formatMoney } from '../../src/ui/text/money.ts';

it.each([
  [500, '₹500'],
  [6000, '₹6,000'],
  [125_000, '₹1,25,000'],
  [10_000_000, '₹1,00,00,000'],
  [0.8, '₹0.80'],
  [2970.5, '₹2,970.50'],
  [0, '₹0'],
])('writes %d rupees as %s, in every language', (amount, text) => {
  for (const lang of ['en-IN', 'de', 'hi']) expect(formatMoney({ amount, currency: 'INR', lang })).toBe(text);
});

it('writes other currencies as the language of the site does', () => {
  expect(formatMoney({ amount: 6000, currency: 'EUR', lang: 'de' })).toBe('6.000\u00a0€');
  expect(formatMoney({ amount: 6000.5, currency: 'USD', lang: 'en-US' })).toBe('$6,000.50');
});
