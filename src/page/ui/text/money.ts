// Shows amounts of money: the only place that decides how a price or a pay looks.

/** Settings for writing amounts. */
export interface MoneyWriting {
  /**
   * The currency's code of three letters. Without it only the number is written: the check asks for
   * a currency before such a page is built.
   */
  currency: string | undefined;
  /** The language of the site, which decides signs, groups and their order. */
  lang: string;
}

export interface Money extends MoneyWriting {
  amount: number;
}

export interface MoneyRange extends MoneyWriting {
  from: number;
  to: number;
}

/** @returns the amount with its sign: ₹500, ₹1,25,000, 6.000 €, $0.80. Whole amounts have no decimals */
export function formatMoney({ amount, ...writing }: Money): string {
  return moneyFormat(writing, Number.isInteger(amount)).format(amount);
}

/** @returns two amounts as one, alike in their decimals: ₹6,00,000 – ₹9,00,000, 12,50–14,00 € */
export function formatMoneyRange({ from, to, ...writing }: MoneyRange): string {
  return moneyFormat(writing, Number.isInteger(from) && Number.isInteger(to)).formatRange(from, to);
}

/** Making one takes a hundred times as long as using it, and a page of prices uses it for each. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat({ currency, lang }: MoneyWriting, isWhole: boolean): Intl.NumberFormat {
  const locale = chooseLocale(currency, lang);
  const key = `${locale} ${currency} ${isWhole}`;
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { ...(currency !== undefined && { style: 'currency', currency }), ...digits });
  formats.set(key, format);
  return format;
}

/** English of no country is read in India where prices are in rupees: they are grouped in lakhs there. */
function chooseLocale(currency: string | undefined, lang: string): string {
  return currency === 'INR' && lang.toLowerCase() === 'en' ? 'en-IN' : lang;
}
