// Telephone numbers of digits alone, as people type them: with a country code, with what is dialled
// within the country, or without both.
import { toLatinDigits } from '../latin-digits.ts';
import type { TypedField } from './clean-text.ts';

export interface DialledNumber {
  /** Prefix that was dialled before the number, such as "+91", "0091" or "0". */
  before: string;
  /** The digits of the number, as many as the field holds. */
  digits: string;
  /** The digits that do not fit. */
  after: string;
  /** True if it begins as numbers of all countries do: with "+" or "00". */
  isInternational: boolean;
  /** True if it has the code of a country that is not the field's. */
  isForeign: boolean;
}

/** @returns whether the field holds the digits of a telephone number and nothing else */
export function holdsPhoneDigits({ kind, allow }: TypedField): boolean {
  return kind === 'tel' && allow === 'digits';
}

/** Takes apart a number that may have any other characters between its digits. */
export function readDialled(text: string, field: TypedField): DialledNumber {
  const signs = keepDialled(text);
  const hasPlus = signs.startsWith('+');
  const all = signs.replaceAll('+', '');
  const { length, isForeign, isInternational } = findNumber(all, hasPlus, field);
  return {
    before: (hasPlus ? '+' : '') + all.slice(0, length),
    digits: all.slice(length, length + field.maxLength),
    after: all.slice(length + field.maxLength),
    isInternational,
    isForeign,
  };
}

/** @returns digits of all scripts as 0 to 9, and every "+" */
export function keepDialled(text: string): string {
  // Full-width signs are common in Japan and China.
  return toLatinDigits(text.normalize('NFKC')).replace(/[^+0-9]/g, '');
}

/** Start of a number, behind the prefix that was dialled before it. */
interface NumberStart {
  /** Length of the prefix. */
  length: number;
  isInternational: boolean;
  isForeign: boolean;
}

function findNumber(all: string, hasPlus: boolean, field: TypedField): NumberStart {
  const { countryCode, maxLength } = field;
  const zeros = !hasPlus && all.startsWith('00') ? 2 : 0;
  const isInternational = hasPlus || zeros > 0;
  const found = (length: number, isForeign = false): NumberStart => ({ length, isInternational, isForeign });
  // A field without a code keeps the last digits of a number that is longer with one.
  if (!countryCode) return found(hasPlus || all.startsWith('0') ? Math.max(0, all.length - maxLength) : 0);
  const code = countryCode.slice(1);
  if (!isInternational) return found(countWithoutPlus(all, code, field));
  const rest = all.slice(zeros);
  if (rest.startsWith(code)) return found(zeros + code.length + countTrunk(rest.slice(code.length), field));
  // The code may not be whole yet.
  return found(zeros, !code.startsWith(rest));
}

/** A code without "+" is one only if it makes the number too long by its own length. */
function countWithoutPlus(all: string, code: string, field: TypedField): number {
  const trunk = countTrunk(all, field);
  if (!all.startsWith(code, trunk)) return trunk;
  const withCode = trunk + code.length;
  const length = withCode + countTrunk(all.slice(withCode), field);
  return all.length - length === field.maxLength ? length : trunk;
}

function countTrunk(digits: string, { trunkPrefix = '0' }: TypedField): number {
  return trunkPrefix && digits.startsWith(trunkPrefix) ? trunkPrefix.length : 0;
}
