// Texts with a count, in the plural forms of a language: "{count} job | {count} jobs".
import { fillText, type TextValues } from './fill-text.ts';

/** In the order in which an author writes the forms of a text. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The form of a text for each plural category of a language, as CLDR names them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Reads the forms of a text, which stand between bars. Where the language has more categories than
 * the text has forms, the last form serves the rest.
 */
export function readPluralForms(text: string, lang: string): PluralForms {
  const forms = text.split(' | ');
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  const known = categories.filter((category) => pluralCategories.includes(category));
  return Object.fromEntries(known.map((category, index) => [category, forms[index] ?? forms.at(-1)]));
}

/**
 * @param values of other names in braces
 * @returns the form of the text for the count, with the count in place of `{count}`
 */
export function countText(text: string, count: number, lang: string, values?: TextValues): string {
  return sayCount(readPluralForms(text, lang), count, lang, values);
}

/** Does the same with forms that have been read: a page's script need not know how. */
export function sayCount(forms: PluralForms, count: number, lang: string, values?: TextValues): string {
  return fillText(forms[new Intl.PluralRules(lang).select(count)]!, { ...values, count });
}
