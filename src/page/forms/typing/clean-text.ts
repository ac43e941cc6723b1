// Characters and length that a field accepts: the pure part of the filters, without the page.
import type { SiteField } from '#schemas';
import { toLatinDigits } from '../latin-digits.ts';

export type TypedField = Pick<SiteField, 'allow' | 'countryCode' | 'kind' | 'maxLength' | 'trunkPrefix'>;

/**
 * Characters that each setting leaves out. Marks and joiners belong to letters: names in Hindi need
 * both.
 */
const unwanted: Record<SiteField['allow'], RegExp | null> = {
  anything: null,
  letters: /[^\p{L}\p{M}\p{Join_Control} ]/gu,
  // Apostrophes, hyphens and points, as keyboards and web pages have them.
  names: /[^\p{L}\p{M}\p{Join_Control} '’‘`´\p{Pd}.·・]/gu,
  digits: /[^0-9]/g,
};
/** Nobody sees or means them: copied texts have them, and nobody needs to hear that they are gone. */
const unseen = /[\p{C}\p{Z}\s]/gu;

/** @returns the text without characters that the field does not accept, however long */
export function keepAllowed(text: string, field: TypedField): string {
  const plain = normalize(text, field);
  const characters = unwanted[field.allow];
  const kept = characters ? plain.replace(characters, '') : plain;
  return holdsWords(field) ? kept.replace(/ {2,}/g, ' ') : kept;
}

/** @returns the characters that `keepAllowed` leaves out and that somebody has seen, each once */
export function listRemovedCharacters(text: string, field: TypedField): string[] {
  const characters = unwanted[field.allow];
  const plain = normalize(text, field).replace(unseen, (sign) => (sign === ' ' ? sign : ''));
  const found = characters ? (plain.match(characters) ?? []) : [];
  return [...new Set(found.filter((sign) => sign !== ' '))];
}

/** @returns the start of a text, at most `length` units long, that ends with a whole character */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  // A mark or half of a pair behind the cut belongs to the character before it.
  const isWhole = !/^[\p{M}\u200d]|^[\uDC00-\uDFFF]/u.test(text.slice(length));
  const cut = text.slice(0, length);
  return isWhole ? cut : cut.replace(/(?:\P{M}|^)[\p{M}\u200d]*$/u, '');
}

/** @returns whether double blanks are mistakes in it */
export function holdsWords({ allow }: TypedField): boolean {
  return allow === 'letters' || allow === 'names';
}

function normalize(text: string, field: TypedField): string {
  if (holdsWords(field)) return text.normalize('NFC').replace(/\s/g, ' ');
  if (field.allow === 'digits') return toLatinDigits(text);
  return field.kind === 'tel' || field.kind === 'number' ? toLatinDigits(text) : text;
}
