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
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
}
