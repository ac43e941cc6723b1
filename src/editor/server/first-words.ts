// First words of new texts in the language of the site, from the dictionary of that language.
import { fieldWords } from '../../edits/messages/fields.ts';
import type { Field } from '../../edits/fields/field.ts';
import { firstWordsKey, type FirstWords } from '../../edits/fields/first-words.ts';
import { translateTitle } from '../../edits/fields/field-texts.ts';
import type { SchemaFields } from '../../edits/model/find-field.ts';
import type { EditorWords } from './words.ts';

/** @param tag the language of the site; blanks stand for words where the editor does not have it */
export function readFirstWords(tag: string, schemas: SchemaFields, words: EditorWords): FirstWords {
  const lang = words.nearest(tag);
  if (lang === undefined) return { titles: {}, button: fieldWords.blank() };
  return words.speak(lang, () => ({
    titles: lang === 'en' ? null : Object.fromEntries(listTitles(schemas)),
    button: fieldWords.newButton(),
  }));
}

function listTitles({ sections, siteFields, pageFields }: SchemaFields): [string, string][] {
  const fields = [...Object.values(sections).flatMap((section) => section.fields), ...siteFields, ...pageFields];
  return fields.flatMap(listTitlesIn);
}

function listTitlesIn(field: Field): [string, string][] {
  const key = firstWordsKey(field);
  const inner = [...(field.fields ?? []), ...(field.item ? [field.item] : [])].flatMap(listTitlesIn);
  return key === undefined ? inner : [[key, translateTitle(field)], ...inner];
}
