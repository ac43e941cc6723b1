// Figures: numbers within a text that an author writes, such as "12500+", as the language of the
// site writes them.
import { toLatinDigits } from '../../../base/addresses/phone-address.ts';
import { numberFormat } from './format-number.ts';

/**
 * A number without groups, as authors write it: not part of a longer one such as 12.500, of a
 * telephone number such as +49 30 1234567, or of a word.
 */
const plainNumber = /(?<![\p{L}\p{Nd}+.,'’٬٫/:-]|[\p{Nd}+]\s)\p{Nd}+(?![\p{Nd}/:]|[.,'’٬٫\s]\p{Nd})/gu;
/** Four digits may be a year, and in many languages four are not grouped. */
const leastGrouped = 5;

/**
 * @returns the text with its numbers in the digits of the language, and grouped from five digits
 *   on. What an author has grouped stays as it is written
 */
export function formatFigures(text: string, lang: string): string {
  if (!/\p{Nd}/u.test(text)) return text;
  const grouped = text.replaceAll(plainNumber, (digits) => {
    const latin = toLatinDigits(digits);
    return latin.length < leastGrouped || latin.startsWith('0') ? digits : numberFormat(lang).format(BigInt(latin));
  });
  return toDigitsOf(lang, grouped);
}

function toDigitsOf(lang: string, text: string): string {
  const digits = [...numberFormat(lang, 0, false).format(9_876_543_210)].toReversed();
  return digits[0] === '0'
    ? toLatinDigits(text)
    : toLatinDigits(text).replaceAll(/[0-9]/g, (digit) => digits[Number(digit)]!);
}

/** Writing of a number within a text, so that others can be written alike. */
export interface FigureWriting {
  /** The number within the text. */
  written: string;
  value: number;
  locale: string;
  decimals: number;
  isGrouped: boolean;
}

/**
 * @param text a figure with the digits of the language
 * @returns how its first number is written: as in the language, else as in English, Indian or
 *   other; undefined for a text without a number, and for one that is written in no such way
 */
export function readFigure(text: string, lang: string): FigureWriting | undefined {
  const [written] = /\p{Nd}(?:[\p{Nd}.,'’٬٫\u00A0\u202F]*\p{Nd})?/u.exec(text) ?? [];
  if (written === undefined) return undefined;
  const writings = [lang, 'en-IN', 'en'].flatMap((locale) =>
    [true, false].map((isGrouped) => readAs(written, locale, isGrouped)),
  );
  return writings.find(
    ({ value, locale, decimals, isGrouped }) => numberFormat(locale, decimals, isGrouped).format(value) === written,
  );
}

function readAs(written: string, locale: string, isGrouped: boolean): FigureWriting {
  const sign = numberFormat(locale, 1).formatToParts(0.5)[1]!.value;
  const [whole = '', fraction = ''] = written.split(sign);
  const value = Number(`${toLatinDigits(whole).replaceAll(/[^0-9]/g, '')}.${toLatinDigits(fraction)}`);
  return { written, value, locale, decimals: fraction.length, isGrouped };
}
