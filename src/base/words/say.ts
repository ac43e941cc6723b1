// Words of the editor in the language of the person who uses it: the English text in the source is
// the key of its translations.
import { fillText, type TextValues } from './fill-text.ts';
import { readPluralForms } from './plural-text.ts';

/** The words of one language. */
export interface Dictionary {
  /** Tag of the language, such as `de`. */
  lang: string;
  /** Translations by the English text. */
  texts: Readonly<Record<string, string>>;
}

/** Names in braces of a text, which are to be filled. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? [values?: undefined, context?: string]
  : [values: Readonly<Record<NamesIn<Text>, string | number>>, context?: string];

const english: Dictionary = { lang: 'en', texts: {} };

let findDictionary: () => Dictionary | undefined = () => undefined;

/** Sets how the dictionary in use is found: by the document in a browser, by the request on a server. */
export function speakBy(find: () => Dictionary | undefined): void {
  findDictionary = find;
}

/** @returns the tag of the language in use, for numbers, dates and lists */
export function spokenLanguage(): string {
  return dictionary().lang;
}

/**
 * @param context what a text is about that has other translations elsewhere: "time" for Start
 * @returns the key of a text in dictionaries
 */
export function writeKey(text: string, context?: string): string {
  return context === undefined ? text : `[${context}] ${text}`;
}

/**
 * @param text a literal, so that `npm run generate` finds it; with a `{count}`, its forms for one
 * and for more: "{count} page | {count} pages"
 * @returns the text in the language in use; in English where it has no translation
 */
export function say<const Text extends string>(text: Text, ...[values, context]: ValuesOf<Text>): string {
  return fill(findText(text, context), values);
}

/** @returns a text that is data, such as the title of a setting, in the language in use */
export function translate(text: string, context?: string): string {
  return findText(text, context).text;
}

/** @returns the text of `say` with its names in braces, for elements in their place */
export function sayUnfilled(text: string): string {
  return findText(text).text;
}

/**
 * @returns the name of a thing as it is written inside of a sentence: English names begin with a
 * small letter there, those of other languages are as the dictionary has them
 */
export function inSentence(name: string): string {
  return spokenLanguage() === 'en' ? name.toLowerCase() : name;
}

/** @returns "a, b and c", or with `or`, as the language in use writes it */
export function sayList(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(spokenLanguage(), { type }).format(names);
}

/** @returns "a, b, c", as the language in use writes it */
export function sayUnits(names: readonly string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: 'unit' }).format(names);
}

function dictionary(): Dictionary {
  return findDictionary() ?? english;
}

function findText(text: string, context?: string): { lang: string; text: string } {
  const { lang, texts } = dictionary();
  const key = writeKey(text, context);
  // A text such as "constructor" is no entry of every object.
  return Object.hasOwn(texts, key) ? { lang, text: texts[key]! } : { lang: 'en', text };
}

function fill({ lang, text }: { lang: string; text: string }, values: TextValues = {}): string {
  const { count } = values;
  const form =
    typeof count === 'number' ? readPluralForms(text, lang)[new Intl.PluralRules(lang).select(count)]! : text;
  const numbers = new Intl.NumberFormat(lang);
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? numbers.format(value) : value,
  ]);
  return fillText(form, Object.fromEntries(shown) as TextValues);
}
