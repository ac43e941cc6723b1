// What the editor adds speaks the language of the site, whatever the language of the editor is.
import { expect, test } from 'vitest';
import { describeSections } from '../../../src/edits/fields/describe-fields.ts';
import type { Field } from '../../../src/edits/fields/field.ts';
import { translateSection } from '../../../src/edits/fields/field-texts.ts';
import { emptySection, exampleSection, firstValue } from '../../../src/edits/fields/new-values.ts';
import { schemas } from '../../checker/test-site.ts';
import { speakAs } from '../site-words.ts';

// As an author sees them whose editor speaks another language.
const sections = Object.fromEntries(
  Object.entries(describeSections(schemas)).map(([type, each]) => [type, translateSection(each, () => 'Mot')]),
);
const { shared: _shared, ...types } = sections;
const names = { image: { '/images/team.jpg': '' }, address: { '/': '' }, form: { '1': '' } };

/** Of a language that the editor does not have. */
const blanks = speakAs('tlh');
const german = speakAs('de-AT');
const germanWords = new Set(Object.values(german.firstWords.titles!)).add(german.firstWords.button);

/** Names of icons, languages and currencies are for programs. */
const notRead = new Set(['type', 'icon', 'language', 'currency', 'id']);

/** @returns the texts of a value that visitors read as words, without addresses */
function listWords(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}{2}|\[/u.test(value) && !/^[/#+]|@|:\/\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (notRead.has(key) ? [] : listWords(each)));
}

const choices = new Set(Object.values(types).flatMap((type) => listChoices(type.fields)));

function listChoices(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => [
    ...(field.choices ?? []).map(({ value }) => String(value)),
    ...listChoices([...(field.fields ?? []), ...(field.item ? [field.item] : [])]),
  ]);
}

test.each(Object.values(types))('$type is added without words of another language', (type) => {
  const add = (words: typeof german) => {
    const parts = { names, ...words };
    const labels = new Set(Object.values(words.labels));
    const read = [emptySection(type, parts), exampleSection(type, parts)].flatMap(listWords);
    return read.filter((text) => !choices.has(text) && !labels.has(text));
  };
  expect(add(blanks).filter((text) => text !== '[...]')).toEqual([]);
  expect(add(german).filter((text) => !germanWords.has(text))).toEqual([]);
});

test('a new button says in the language of the site where it leads', () => {
  const button = types.callout!.fields.find(({ name }) => name === 'button')!;
  const [english, french] = [speakAs('en-GB'), speakAs('fr')];
  const labels = [english, german, french, blanks].map((words) => firstValue(button, { names: {}, ...words }));
  expect(labels).toEqual([
    { label: 'To the home page', href: '/' },
    { label: 'Zur Startseite', href: '/' },
    { label: 'Aller à l’accueil', href: '/' },
    { label: '[...]', href: '/' },
  ]);
});

test('an entry of a site in English is in English, also for an author with another language', () => {
  const points = types.form!.fields.find(({ name }) => name === 'points')!;
  expect(firstValue(points, { names: {}, ...speakAs('en') })).toEqual(['Point']);
  expect(firstValue(points, { names: {}, ...german })).toEqual(['Punkt']);
});
