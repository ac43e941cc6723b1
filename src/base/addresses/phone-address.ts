// Addresses of telephone numbers: from a number as people write it to a link that dials it.

/** Digits of a script are ten signs in a row, and those of two scripts are never neighbours. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const sign = digit.codePointAt(0)!;
    let zero = sign;
    while (sign - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(sign - zero);
  });
}

/** Extensions and the like, which a number ends with (RFC 3966): ;ext=12 */
const parameters = /(?:;[a-z-]+=[\w.+-]+)+$/i;

/**
 * @param written a number as people write it, in digits of any script, or an address that begins
 *   with `tel:`
 * @returns the address that dials it: without what only people read, with the signs that a network
 *   takes (`*`, `#`, which is encoded, and pauses)
 */
export function toPhoneAddress(written: string): string {
  const number = toLatinDigits(written.normalize('NFKC').trim().replace(/^tel:/i, '').replaceAll(/%23/g, '#'));
  const end = parameters.exec(number)?.[0] ?? '';
  const plain = number.slice(0, number.length - end.length).trim();
  // The 0 of "+44 (0)20" is for those who dial within the country.
  const dialled = plain.startsWith('+') ? plain.replace(/\(0\)/, '') : plain;
  return `tel:${dialled.replaceAll(/[^\d+*#pwx,]/g, '').replaceAll('#', '%23')}${end}`;
}
