// First words of new texts, in the language of the site: whatever the language of the editor is.
import { isGroup } from '../../base/pure/pointer.ts';
import { writeKey } from '../../base/words/say.ts';
import { fieldWords } from '../messages/fields.ts';
import type { Field, SectionType } from './field.ts';

/** Words of new texts and buttons, in the language of a site. */
export interface FirstWords {
  /** Titles of texts by their keys in dictionaries; null for a site in English. */
  titles: Readonly<Record<string, string>> | null;
  /** On a new button. */
  button: string;
}

/** Words of a site for what is added to it. */
export interface SiteWords {
  firstWords: FirstWords;
  /** Its words of buttons and messages. */
  labels: Readonly<Record<string, string>>;
  /** The types of sections that there are. */
  sections: Readonly<Record<string, SectionType>>;
}

/** @returns the key of a text's title in dictionaries; undefined for a field that is no text */
export function firstWordsKey({ kind, title, english = title, context }: Field): string | undefined {
  return (kind === 'text' || kind === 'rich-text') && english !== '' ? writeKey(english, context) : undefined;
}

/** @returns the title of a text in the language of the site; a blank where the editor does not have it */
export function sayFirst(field: Field, { firstWords: { titles } }: SiteWords): string {
  const { title, english = title, maxLength, pattern } = field;
  const key = firstWordsKey(field);
  const found = key === undefined || titles === null ? english : (titles[key] ?? fieldWords.blank());
  const words = found.slice(0, maxLength);
  // A name for programs, such as that of a field of a form, has plain letters.
  return pattern === undefined || new RegExp(pattern, 'u').test(words) ? words : english;
}

/** @returns values of an example, which is in English, with the first words of a site in another language */
export function speakExample(
  values: Record<string, unknown>,
  fields: readonly Field[],
  site: SiteWords,
): Record<string, unknown> {
  if (site.firstWords.titles === null) return values;
  const spoken = Object.entries(values).map(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    return [name, field ? speak(value, field, site) : value] as const;
  });
  return Object.fromEntries(spoken);
}

function speak(value: unknown, field: Field, site: SiteWords): unknown {
  const { item, fields } = field;
  // Links with the same words lead to the same place.
  if (field.kind === 'address') return '/';
  if (typeof value === 'string') return hasWords(value, field) ? speakText(field, site) : value;
  if (Array.isArray(value))
    return value.map((each: unknown) =>
      field.kind === 'sections' ? speakSection(each, site) : item ? speak(each, item, site) : each,
    );
  if (!isGroup(value)) return value;
  if (field.kind === 'button') return { ...value, label: site.firstWords.button };
  if (fields) return speakExample(value, fields, site);
  if (!item) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, speak(each, item, site)]));
}

function speakText(field: Field, site: SiteWords): string {
  const label = field.label === undefined ? undefined : site.labels[field.label];
  return label ?? sayFirst(field, site);
}

function speakSection(section: unknown, site: SiteWords): unknown {
  if (!isGroup(section)) return section;
  return speakExample(section, site.sections[String(section.type)]?.fields ?? [], site);
}

/** Numbers, dates, prices and what a program reads are the same in each language. */
function hasWords(text: string, { kind, first, default: given, example, isCode }: Field): boolean {
  const isText = kind === 'rich-text' || kind === 'text';
  return isText && !isCode && (first ?? given ?? example) === undefined && /\p{L}{2}/u.test(text);
}
