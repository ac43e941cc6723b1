// The value of a field of a site's own, in words of the site's language.
import type { ShownField, Site } from '#schemas';
import { formatNumber } from '../numbers/format-number.ts';
import { formatDay } from './day.tsx';

/** @returns the fields that have a value, each with it in words */
export function listFields(
  show: readonly ShownField[],
  values: Readonly<Record<string, unknown>> | undefined,
  lang: Site['lang'],
): (ShownField & { text: string })[] {
  return show.flatMap((field) => {
    const text = formatField(field, values, lang);
    return text === undefined ? [] : [{ ...field, text }];
  });
}

/** @returns undefined for a field without a value, and for a switch that is off */
export function formatField(
  { name, label, kind }: ShownField,
  values: Readonly<Record<string, unknown>> | undefined,
  lang: Site['lang'],
): string | undefined {
  const value = values?.[name];
  if (value === undefined || value === false) return undefined;
  if (kind === 'switch') return label;
  if (kind === 'list') return new Intl.ListFormat(lang, { type: 'unit' }).format(value as string[]);
  if (kind === 'number') return formatNumber(value as number, lang);
  return kind === 'date' ? formatDay(value as string, lang) : String(value);
}
