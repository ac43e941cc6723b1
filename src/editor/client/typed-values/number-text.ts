// Numbers as people write them in a language: 14,50 and 1.250,00 in German, 1,250.00 in English.
import { normalizeTyped } from './language-signs.ts';

export interface NumberStyle {
  /** Language of the site, as a code. */
  lang: string;
  /** An amount of money is grouped, and has two digits for its cents or none. */
  isMoney: boolean;
}

/** More would show how a computer keeps the number. */
const maxDecimals = 10;

/** @returns a number as the language writes it */
export function formatNumber(value: number, { lang, isMoney }: NumberStyle): string {
  const hasCents = isMoney && !Number.isInteger(value);
  return new Intl.NumberFormat(lang, {
    useGrouping: isMoney,
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: maxDecimals,
  }).format(value);
}

/** @returns the sign of a currency in a language, such as € */
export function currencySign(currency: string, lang: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat(lang, { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * @returns the number that is meant; null where none can be. The sign that a language has for
 * groups is a decimal point where it is alone, and not before three digits.
 */
export function parseNumber(text: string, lang: string): number | null {
  const bare = normalizeTyped(text, lang)
    .replaceAll(/\p{Sc}|\b[a-z]{3}\b/gu, '')
    .trim();
  const [, minus, written = ''] = /^([-−–]?)\s*([\d.,'’٫٬ ]+)$/u.exec(bare) ?? [];
  const found = readDigits(written.trim().replaceAll(/['’ ]/g, ' '), groupSignOf(lang));
  return found === null ? null : Number(`${minus === '' ? '' : '-'}${found}`);
}

/** @returns the sign between groups of digits; a blank for any kind of space and apostrophe */
function groupSignOf(lang: string): string {
  const parts = new Intl.NumberFormat(lang).formatToParts(1_234_567.5);
  const sign = parts.find(({ type }) => type === 'group')?.value.normalize('NFKC') ?? '';
  return /^['’\s]$/.test(sign) ? ' ' : sign;
}

/** @returns the number in digits and a full stop */
function readDigits(text: string, group: string): string | null {
  const signs = [...text.replaceAll(/\d/g, '')];
  const last = signs.at(-1);
  const isOnce = signs.filter((sign) => sign === last).length === 1;
  // Behind the one sign for groups, three digits are a group.
  const isPoint =
    last !== undefined && last !== ' ' && isOnce && (signs.length > 1 || last !== group || !isGrouped(text, group));
  const at = isPoint ? text.lastIndexOf(last) : text.length;
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  if (!/^\d*$/.test(whole) && !isGrouped(whole, /\D/.exec(whole)![0])) return null;
  if (!/^\d*$/.test(decimals) || whole + decimals === '' || (isPoint && decimals === '')) return null;
  return `${whole.replaceAll(/\D/g, '') || '0'}${isPoint ? `.${decimals}` : ''}`;
}

/** @returns whether signs part a number into groups: of three digits, or as in India */
function isGrouped(text: string, sign: string): boolean {
  const [first = '', ...others] = text.split(sign);
  const end = others.pop() ?? '';
  if (!/^\d{1,3}$/.test(first) || first.startsWith('0') || !/^\d{3}$/.test(end)) return false;
  return others.every((each) => /^\d{3}$/.test(each)) || others.every((each) => /^\d{2}$/.test(each));
}
