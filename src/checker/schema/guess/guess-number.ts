// Finds the number in a text that was written where a number is needed: with a currency, or as
// people write large ones.

export interface GuessedNumber {
  /** Number as YAML reads it: 7500 or 24.50. */
  written: string;
  /** True if nothing else can be meant: `7,500` may be seven and a half. */
  isSure: boolean;
}

/** Before or behind an amount; `/-` and `,-` end one in India and in Germany. */
const currency = String.raw`(?:[$¢£¤¥₹€]|rs\.?|inr|eur|euros?|usd|chf|gbp|rupees?|dollars?)`;
const around = new RegExp(`^${currency}\\s*|\\s*(?:/-|[.,][-–])?\\s*${currency}?$`, 'gi');

const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** A unit that the setting implies. No m, k or lakh: they may multiply. */
const unit =
  /\s*(?:px|em|rem|pt|pcs|kg|km|cm|mm|ms|(?:col|column|row|item|piece|day|hour|min|minute|sec|second|year|user)s?)$/i;

/** Ways to write a number, each with how to read it; the likeliest first. */
const formats: readonly [RegExp, (text: string) => string][] = [
  [/^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/, (text) => text.replaceAll(',', '')],
  [/^-?\d{1,3}(?:\.\d{3})+,\d+$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^-?\d{1,3}(?:['’\s]\d{2,3})*['’\s]\d{3}(?:[.,]\d+)?$/, (text) => text.replaceAll(/['’\s]/g, '').replace(',', '.')],
  [/^-?\d+,\d+$/, (text) => text.replace(',', '.')],
];

/**
 * @returns the number that was meant; null where the text is more than one number, as a range, a
 * sum or a share is
 */
export function guessNumber(text: string): GuessedNumber | null {
  const written = text
    .replaceAll(/["“”„«»]/g, '')
    .trim()
    .replace(/\s*;$/, '');
  const counted = written.replace(unit, '');
  if (counted !== written && plainNumber.test(counted)) return { written: counted, isSure: false };
  const bare = written.replaceAll(around, '').trim();
  if (plainNumber.test(bare)) return { written: bare, isSure: true };
  const [, read] = formats.find(([pattern]) => pattern.test(bare)) ?? [];
  return read ? { written: read(bare), isSure: false } : null;
}
