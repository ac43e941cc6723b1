// Shows amounts of money: the only place that decides how a price looks.

export interface Money {
  amount: number;
  /** The currency's code of three letters. */
  currency: string;
  /** The language of the site, which decides the looks of every currency but the rupee. */
  lang: string;
}

/** @returns the amount with its sign: ₹500, ₹1,25,000, ₹0.80. Whole amounts have no decimals */
export function formatMoney({ amount, currency, lang }: Money): string {
  // Rupees are grouped in lakhs wherever they are read.
  const locale = currency === 'INR' ? 'en-IN' : lang;
  const format = formats.get(`${locale} ${currency}`) ?? moneyFormat(locale, currency);
  formats.set(`${locale} ${currency}`, format);
  return format.format(amount);
}

/** Making one takes a hundred times as long as using it, and a page of prices uses it for each. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}
