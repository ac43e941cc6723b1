// Labels of each language fit those in English, and every word of a section is one of them.
import { describe, expect, it } from 'vitest';
import { findTranslation, hasLabels, labelLanguages } from '../../../src/checker/labels/languages.ts';
import { listLabelSettings } from '../../../src/checker/labels/label-settings.ts';
import type { JsonSchema } from '../../../src/checker/check-site.ts';
import { prepareSchemas } from '../../../src/checker/schema/prepare-schemas.ts';
import { schemas } from '../test-site.ts';

const labels = schemas.site.definitions!.labels!.properties! as Record<string, { default: string; maxLength: number }>;
const listNames = (text: string) => new Set(text.match(/\{\w+\}/g));

describe.each([...labelLanguages.filter((code) => code !== 'en'), 'pt-PT'])('the labels in %s', (lang) => {
  const translation = Object.entries(findTranslation(lang)!);

  it('are not longer than a site may write them', () => {
    expect(translation.filter(([name, text]) => text.length > labels[name]!.maxLength)).toEqual([]);
  });

  it('fill in what the English ones do, in every form; a form may say its count in words', () => {
    for (const [name, text] of translation) {
      const wanted = listNames(labels[name]!.default);
      for (const form of text.split(' | '))
        expect([name, listNames(form + (wanted.has('{count}') ? '{count}' : ''))]).toEqual([name, wanted]);
    }
  });

  it('have no more forms than the language, and all of them or one', () => {
    const count = new Intl.PluralRules(lang)
      .resolvedOptions()
      .pluralCategories.filter((each) => each !== 'many' || lang === 'ar').length;
    const odd = translation.filter(([, text]) => ![1, count].includes(text.split(' | ').length));
    expect(odd).toEqual([]);
  });
});

it.each([
  ['de-CH', 'Adresse'],
  ['pt', 'Endereço'],
  ['pt-BR', 'Endereço'],
  ['pt-PT', 'Morada'],
  ['PT-pt', 'Morada'],
])('%s has the labels of the nearest language', (tag, address) => {
  expect(findTranslation(tag)!.address).toBe(address);
});

it('English needs no translation, and a language without labels is told apart', () => {
  expect([findTranslation('en-GB'), findTranslation('pl')]).toEqual([undefined, undefined]);
  expect(['en-GB', 'ar-EG', 'pl', 'ptx'].map(hasLabels)).toEqual([true, true, false, false]);
});

it('a word that a section brings along is a label, so that it follows the language of the site', () => {
  const words = Object.entries(schemas.blocks).flatMap(([type, schema]) => listWordDefaults(schema, type));
  expect(
    words,
    'give the setting "x-label" with the name of a label, and no "default" (docs/developers/section-types.md)',
  ).toEqual([]);
});

it('the labels that sections name exist', () => {
  const prepared = prepareSchemas(schemas);
  const all = [...Object.values(prepared.blocks), prepared.site];
  const count = all.flatMap((schema) => listLabelSettings(schema, prepared)).length;
  expect(count).toBeGreaterThan(30);
});

/** The places of texts that are a default and no choice of a list. */
function listWordDefaults(schema: JsonSchema, path: string): string[] {
  const own = typeof schema.default === 'string' && !schema.enum ? [`${path}: ${schema.default}`] : [];
  const parts = Object.entries({ ...schema.properties, ...(schema.items && { items: schema.items }) });
  return [...own, ...parts.flatMap(([name, part]) => listWordDefaults(part, `${path}/${name}`))];
}
