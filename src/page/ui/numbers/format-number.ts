// Numbers as the language of the site writes them: 12,500, 12.500, 12 500, १२,५०० or ١٢٬٥٠٠.

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** @returns a format that is made once; `decimals` are shown even where they are zeros */
export function numberFormat(lang: string, decimals?: number, isGrouped = true): Intl.NumberFormat {
  const key = `${lang} ${decimals} ${isGrouped}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(lang, {
      useGrouping: isGrouped,
      ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    });
  formats.set(key, format);
  return format;
}

/** @returns the number with the groups and digits of a language, and with its decimals as they are */
export function formatNumber(value: number, lang: string): string {
  return numberFormat(lang).format(value);
}
