// Words of every example of every section on a site in German and in Arabic: none is English but
// those that the example or the site has itself.
import { fromHtml } from 'hast-util-from-html';
import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { findTranslation } from '../../../src/checker/labels/languages.ts';
import { schemas } from '../../checker/test-site.ts';
import { renderedIn, site, type Written } from './rendered.ts';

const english = Object.values(schemas.site.definitions!.labels!.properties!).map(({ default: text }) => text as string);

describe.each(['de', 'ar'])('on a site in %s', (lang) => {
  const translated = JSON.stringify(findTranslation(lang));
  const phrases = [...new Set(english.flatMap(listPhrases))].filter((phrase) => !hasPhrase(translated, phrase));

  it.each(Object.entries(schemas.blocks))('%s has no English word of ours', (_type, schema) => {
    for (const example of schema.examples as Written[]) {
      const own = JSON.stringify([example, site]);
      const texts = listTexts(fromHtml(renderedIn(lang, example), { fragment: true }));
      const found = phrases.filter((each) => !hasPhrase(own, each) && texts.some((text) => hasPhrase(text, each)));
      expect(found, 'words that are labels: docs/developers/section-types.md, "Words"').toEqual([]);
    }
  });
});

it('finds a word that is English', () => {
  const texts = listTexts(fromHtml(renderedIn('en', { type: 'search' }), { fragment: true }));
  expect(texts.some((text) => hasPhrase(text, 'Search the site'))).toBe(true);
});

/** The words of a label between its names in braces, in each of its forms. */
function listPhrases(label: string): string[] {
  const parts = label.split(/ \| |\{\w+\}/).map((part) => part.trim());
  return parts.filter((part) => /\p{L}{2}/u.test(part));
}

/** Checks that a text has the phrase as whole words. */
function hasPhrase(text: string, phrase: string): boolean {
  const literal = phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return text.includes(phrase) && new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'u').test(text);
}

/** Attributes that visitors read or hear, and those that hold what a script will say. */
const said = /^(?:aria(?:Label|RoleDescription)|title|alt|placeholder|data.*)$/i;
/** Attributes with names for programs. */
const forPrograms = /^data(?:Live|Wake|Prefix|Props|Background|Fact|Job|Carousel|Consent|Feed|Field|Icon)$/;

/** The texts of a page: of elements, attributes, templates, and the props of islands. */
function listTexts(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (!('children' in node)) return [];
  const inside = node.children.flatMap(listTexts);
  if (node.type !== 'element') return inside;
  const { dataProps, ...attributes } = node.properties;
  const props = dataProps ? listStrings(JSON.parse(String(dataProps))) : [];
  const own = Object.entries(attributes).filter(([name]) => said.test(name) && !forPrograms.test(name));
  return [
    ...inside,
    ...props,
    ...own.map(([, value]) => String(value)),
    ...(node.content ? listTexts(node.content) : []),
  ];
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
