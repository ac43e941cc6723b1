// Starters in every language: each has all texts, and the site made of it passes the check with
// nothing in English.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { addressSegment } from '../../../src/base/pure/route.ts';
import { newPage } from '../../../src/cli/commands/new-page.ts';
import { newSite } from '../../../src/cli/commands/new-site.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { readFacts } from '../../../src/site/folder/project.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';
import { readRecipes } from '../../../src/site/recipes/page-template.ts';
import { listStarterLanguages, readStarterWords } from '../../../src/site/recipes/starter-words.ts';
import { productRoot } from '../../product-root.ts';

const home = mkdtempSync(join(tmpdir(), 'pagewright-starters-'));
const recipes = readRecipes(productRoot);
const languages = listStarterLanguages(productRoot);
const english = new Set(readTemplates().flatMap(listTexts));

afterAll(() => rmSync(home, { recursive: true }));

/** @returns everything from which sites and pages are made */
function readTemplates(): string[] {
  const read = (path: string) => readFileSync(join(productRoot, path), 'utf8');
  const folders = ['src/cli/templates/site/pages', 'src/site/recipes/pages', 'src/site/recipes/parts'];
  const files = folders.flatMap((folder) => readdirSync(join(productRoot, folder)).map((name) => `${folder}/${name}`));
  return ['src/cli/templates/site/site.yaml', ...files].map(read);
}

/**
 * @returns the texts of a file, line by line where Markdown is. A text has a capital letter, or a
 * space before a word; anything else is a name, such as a type of section.
 */
function listTexts(yaml: string): string[] {
  const texts: string[] = [];
  visit(parseDocument(yaml, { uniqueKeys: false }), {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const isMarkdown = node.type === 'BLOCK_LITERAL';
      const lines = isMarkdown ? node.value.split('\n').map((line) => line.replace(/^(#+ |- |> )/, '')) : [node.value];
      texts.push(...lines.filter((line) => /[A-Z]| [a-z]/.test(line.replaceAll(/<\w+>|\{[\w.]+\}/g, ''))));
    },
  });
  return texts;
}

/** Texts that are the same in English, by language. */
const shared: Record<string, string[]> = { fr: ['E-mail', 'Pages'], pt: ['E-mail'] };

it('are there in eight languages', () => {
  expect(languages.toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'hi', 'ja', 'pt']);
});

describe.each(languages)('the words of %s', (language) => {
  const { words } = readStarterWords(productRoot, language);

  it('have each text of the templates, and no other', () => {
    const expected = language === 'en' ? [] : [...english];
    expect(Object.keys(words.texts ?? {}).toSorted()).toEqual(expected.toSorted());
  });

  it('are words of the language', () => {
    const same = Object.entries(words.texts ?? {}).flatMap(([text, own]) => (text === own ? [text] : []));
    expect(same.toSorted()).toEqual(shared[language] ?? []);
  });

  it('name each recipe, with addresses that can be used', () => {
    expect(Object.keys(words.pages).toSorted()).toEqual(recipes.map(({ name }) => name).toSorted());
    const addresses = Object.values(words.pages).map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { address } of [...Object.values(words.pages), ...Object.values(words.collections)])
      expect(address.slice(1)).toMatch(addressSegment);
  });

  it('keep the placeholders of the English text', () => {
    const listPlaceholders = (text: string) => (text.match(/<\w+>|\{[\w.]+\}/g) ?? []).toSorted();
    for (const [text, own] of Object.entries(words.texts ?? {}))
      expect({ own, has: listPlaceholders(own) }).toEqual({ own, has: listPlaceholders(text) });
  });

  it('have the same settings as those of English', () => {
    const keys = ({ texts: _texts, law: _law, ...rest }: typeof words) =>
      Object.entries(rest).map(([name, value]) => [name, name === 'sections' ? Object.keys(value) : typeof value]);
    expect(keys(words)).toEqual(keys(readStarterWords(productRoot, 'en').words));
    expect(Object.values(words.sections).flatMap((sections) => sections).length).toBeGreaterThan(8);
  });
});

describe.each(languages)('a site in %s', (language) => {
  const { words } = readStarterWords(productRoot, language);
  const linked = ['about', 'contact', 'service', 'product', 'imprint', 'privacy', 'legal'];

  async function makeSite(name: string, email: string): Promise<string> {
    vi.spyOn(console, 'log').mockReturnValue();
    const siteRoot = join(home, name);
    expect(await newSite(productRoot, { folder: siteRoot, name: 'Kaya', email, lang: words.lang, pages: linked })).toBe(
      0,
    );
    for (const { name: recipe, kind } of recipes.filter(
      (each) => !linked.includes(each.name) && each.address === undefined,
    )) {
      const options = { recipe, title: `Kaya ${recipe}`, open: false, collection: kind !== undefined };
      expect(await newPage({ productRoot, siteRoot }, { address: `/kaya-${recipe}`, ...options })).toBe(0);
    }
    return siteRoot;
  }

  it.each(language === 'en' ? ['kaya@kaya.example', ''] : ['kaya@kaya.example'])(
    'passes the check with the e-mail address "%s"',
    async (email) => {
      const siteRoot = await makeSite(`${language}${email}`, email);
      const project = { productRoot, siteRoot };
      const texts = openTexts(project);
      const { diagnostics } = loadChecker(project).checkSite({ texts, facts: readFacts(project) });
      // Only gaps are left to their author, in legal pages, and places for pictures.
      const gaps = diagnostics.filter(({ code }) => code === 'text/unfilled-gap');
      const places = diagnostics.filter(({ code }) => code === 'image/empty');
      const others = diagnostics.filter((each) => !gaps.includes(each) && !places.includes(each));
      expect(places.length).toBe(5);
      expect(others.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
      const withGaps = ['imprint', 'privacy'].map((recipe) => `pages${words.pages[recipe]!.address}.yaml`);
      expect(gaps.map(({ file }) => file).toSorted()).toEqual(withGaps.toSorted());

      const pages = Object.fromEntries(texts.paths.map((path) => [path, texts.text(path)]));
      const addresses = linked.map((recipe) => `pages${words.pages[recipe]!.address}.yaml`);
      expect(Object.keys(pages)).toEqual(expect.arrayContaining(addresses));
      const all = Object.values(pages);
      expect(all.join('\n')).not.toMatch(/^\s*#(if|else|endif|sections)|<\w+>/m);
      if (language === 'en') return;
      const foreign = [...english].filter((text) => !shared[language]?.includes(text));
      const left = new Set(foreign.map((text) => text.replaceAll('<title>', 'Kaya')));
      expect(all.flatMap(listTexts).filter((text) => left.has(text))).toEqual([]);
    },
  );
});
