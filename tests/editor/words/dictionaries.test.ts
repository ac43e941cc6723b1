// Dictionaries of the editor: each fits the texts that there are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaryFolder } from '../../../src/editor/words/read-dictionaries.ts';
import { productRoot } from '../../product-root.ts';

type Texts = Record<string, string>;

const read = (path: string) => JSON.parse(readFileSync(join(productRoot, path), 'utf8')) as Texts;
const keys = Object.keys({
  ...read('src/editor/words/said.gen.json'),
  ...read('src/editor/words/settings.gen.json'),
});
const files = readdirSync(join(productRoot, dictionaryFolder)).filter((name) => name.endsWith('.json'));

/** Of all texts: with fewer, a language is not offered. Texts that are new in a day are in English until then. */
const minShare = 0.95;

describe.each(files)('%s', (file) => {
  const texts = read(`${dictionaryFolder}/${file}`);
  const lang = file.replace('.json', '');

  it('has nearly all texts; those that are missing are said in English', () => {
    const missing = keys.filter((key) => !Object.hasOwn(texts, key));
    expect(missing.length <= keys.length * (1 - minShare) ? [] : missing).toEqual([]);
  });

  it('has no text that nobody says', () => {
    expect(Object.keys(texts).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('has the names in braces of each text', () => {
    expect(Object.entries(texts).flatMap(([key, text]) => findMarkFaults(key, text, lang))).toEqual([]);
  });
});

describe('French', () => {
  it('never ends a line before a sign that has a space, nor within quotation marks at their ends', () => {
    const texts = Object.values(read(`${dictionaryFolder}/fr.json`));
    expect(texts.filter((text) => / [;:?!»%]|« /.test(text))).toEqual([]);
  });
});

describe('names in braces', () => {
  it('are neither lost nor invented', () => {
    expect(findMarkFaults('{a} and {b}', '{b} und {a}', 'de')).toEqual([]);
    expect(findMarkFaults('{a} and {b}', '{b} und', 'de')).toEqual(['{a} and {b}: {b} und']);
    expect(findMarkFaults('{a}', '{a} {c}', 'de')).toEqual(['{a}: {a} {c}']);
  });

  it('may leave the count out where a form is for one number, and no language has more forms than it needs', () => {
    const key = '{count} page on {site} | {count} pages on {site}';
    expect(findMarkFaults(key, 'eine Seite auf {site} | {count} Seiten auf {site}', 'de')).toEqual([]);
    expect(findMarkFaults(key, 'eine Seite | {count} Seiten auf {site}', 'de')).toHaveLength(1);
    expect(findMarkFaults(key, '{count} {site}', 'ja')).toEqual([]);
    expect(findMarkFaults(key, '{count} {site} | {count} {site}', 'ja')).toHaveLength(1);
    expect(findMarkFaults(key, '{site} | {site} | {site}', 'de')).toHaveLength(1);
    expect(findMarkFaults(key, 'eine Seite auf {site} | Seiten auf {site}', 'de')).toHaveLength(1);
    const named = '“{name}” is gone | {count} are gone';
    expect(findMarkFaults(named, '„{name}“ ist weg | {count} sind weg', 'de')).toEqual([]);
    expect(findMarkFaults(named, '„{nam}“ ist weg | {count} sind weg', 'de')).toHaveLength(1);
  });

  it('are not empty texts', () => {
    expect(findMarkFaults('Undo', '', 'de')).toEqual(['Undo: ']);
  });
});

/** @returns the entry, if a form has other names in braces than each form of the English text */
function findMarkFaults(key: string, text: string, lang: string): string[] {
  const isCounted = key.includes('{count}');
  const listForms = (forms: string) => (isCounted ? forms.split(' | ') : [forms]);
  const forms = listForms(text);
  const english = listForms(key).map(listMarks);
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  const isWhole =
    forms.every((form) => form.trim() !== '' && english.includes(listMarks(form))) &&
    forms.length <= pluralCategories.length &&
    forms.at(-1)!.includes('{count}') === isCounted;
  return isWhole ? [] : [`${key}: ${text}`];
}

/** @returns the names in braces, each once, without the count: a form for one number needs none */
function listMarks(text: string): string {
  const names = new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!));
  names.delete('count');
  return [...names].toSorted().join(' ');
}
