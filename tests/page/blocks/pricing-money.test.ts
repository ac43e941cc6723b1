// Format of prices and pays.
import { expect, it } from 'vitest';
import { formatMoney, formatMoneyRange } from '../../../src/page/ui/text/money.ts';

const currency = 'INR';

it.each([
  [500, '₹500'],
  [6000, '₹6,000'],
  [125_000, '₹1,25,000'],
  [10_000_000, '₹1,00,00,000'],
  [0.8, '₹0.80'],
  [2970.5, '₹2,970.50'],
  [0, '₹0'],
])('writes %d rupees as %s in Indian English, in English of no country, and in Hindi', (amount, text) => {
  for (const lang of ['en-IN', 'en', 'hi']) expect(formatMoney({ amount, currency, lang })).toBe(text);
});

it('writes each currency as the language of the site does, rupees too', () => {
  expect(formatMoney({ amount: 125_000, currency, lang: 'de' })).toBe('125.000\u00a0₹');
  expect(formatMoney({ amount: 125_000, currency, lang: 'en-GB' })).toBe('₹125,000');
  expect(formatMoney({ amount: 6000, currency: 'EUR', lang: 'de' })).toBe('6.000\u00a0€');
  expect(formatMoney({ amount: 6000.5, currency: 'USD', lang: 'en-US' })).toBe('$6,000.50');
  expect(formatMoney({ amount: 1500, currency: 'JPY', lang: 'ja' })).toBe('￥1,500');
});

it('writes the number alone while no currency is known', () => {
  expect(formatMoney({ amount: 12_500, currency: undefined, lang: 'de' })).toBe('12.500');
});

it('writes a range with the decimals of both', () => {
  expect(formatMoneyRange({ from: 600_000, to: 900_000, currency, lang: 'en' })).toBe('₹6,00,000 – ₹9,00,000');
  expect(formatMoneyRange({ from: 12.5, to: 14, currency: 'EUR', lang: 'de' })).toBe('12,50–14,00\u00a0€');
  expect(formatMoneyRange({ from: 12, to: 14, currency: 'GBP', lang: 'en-GB' })).toMatch(/^£12\s?–\s?£?14$/);
});
