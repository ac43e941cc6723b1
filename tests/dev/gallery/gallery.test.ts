// The gallery says of every type of section what its schema says, shows every example, and knows where the site uses it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareSchemas } from '../../../src/checker/schema/prepare-schemas.ts';
import { readGallery } from '../../../src/dev/gallery/gallery.ts';
import { listTypeSettings } from '../../../src/dev/reference/setting-rows.ts';
import { usesOf } from '../../../src/dev/gallery/uses.ts';
import { writeExamples, writeGallery } from '../../../src/dev/gallery/write-gallery.ts';
import { blockTypes } from '../../../src/site/schemas/read-schema.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { readFacts, readSchemas } from '../../../src/site/folder/project.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';

const productRoot = fileURLToPath(new URL('../../..', import.meta.url));
const project = { productRoot, siteRoot: productRoot };
const folder = mkdtempSync(join(tmpdir(), 'pagewright-gallery-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the gallery', () => {
  const gallery = readGallery(project, undefined);

  it('shows every type with all its examples, and nothing is wrong with them', () => {
    expect(gallery.problems).toEqual([]);
    expect(gallery.blocks.map(({ type }) => type)).toEqual(blockTypes(productRoot));
    const pages = gallery.blocks.flatMap(({ type, examples }) => examples.map(({ number }) => `/${type}/${number}`));
    // Collections add pages by number and by tag, and have entries of their own.
    const added = /^\/(news|events|openings)\/|\/(page\/\d+|tag\/[a-z]+)(\/|$)/;
    const shown = gallery.models.map(({ route }) => route).filter((route) => !added.test(route));
    expect(shown.sort()).toEqual(pages.sort());
  });

  it('gives each example as text that fits into the list of a page', () => {
    const { blocks } = readSchemas(project);
    for (const { type, examples } of gallery.blocks) {
      const page = parse(`blocks:\n${examples.map(({ yaml }) => yaml).join('')}`) as { blocks: unknown };
      expect(page.blocks).toEqual(blocks[type]!.examples);
    }
  });

  it('has words for every setting', () => {
    for (const { type, settings } of gallery.blocks) {
      expect(settings.length).toBeGreaterThan(1);
      for (const { path, description, kind } of settings) expect([type, path, description && kind]).not.toContain('');
    }
  });
});

describe('a setting', () => {
  const settings = listTypeSettings('hero-slider', prepareSchemas(readSchemas(project)));
  const at = (path: string) => settings.find((setting) => setting.path === path);

  it('is told with its kind, limits, default and an example', () => {
    expect(at('autoplay')).toMatchObject({ kind: 'number', limits: '0 to 60', default: '7', isRequired: false });
    expect(at('slides')).toMatchObject({ kind: 'list of groups', limits: '1 to 8 entries', isRequired: true });
    expect(at('slides[].title')).toMatchObject({ limits: '1 to 60 characters', example: 'Warehouse management' });
  });

  it('inside of groups is told with the way to it and the rule of its own', () => {
    expect(at('slides[].buttons[].href')?.rule).toMatch(/^An address starts with/);
    expect(at('slides[].buttons')).toMatchObject({ limits: 'up to 2 entries', default: '[]' });
  });

  it('with choices is told with what each of them means', () => {
    expect(at('background')).toMatchObject({ kind: 'one of', default: 'plain' });
    expect(at('background')?.choices[2]).toEqual({
      value: 'dark',
      description: "The brand's dark colour with light text.",
    });
  });
});

describe('where a type is used', () => {
  const checked = loadChecker(project).checkSite({ texts: openTexts(project), facts: readFacts(project) });

  it('is the line of the page, and of the shared section that it comes from', () => {
    const { pages, places } = usesOf('logo-carousel', checked.pages);
    expect(pages).toBeGreaterThan(1);
    for (const { file, line, from } of places) {
      expect(readFileSync(join(productRoot, file), 'utf8').split('\n')[line - 1]).toMatch(/- type: (shared|logo-car)/);
      if (from)
        expect(readFileSync(join(productRoot, from.file), 'utf8').split('\n')[from.line - 1]).toContain(
          'logo-carousel',
        );
    }
    expect(places.some(({ from }) => from !== null)).toBe(true);
  });

  it('is nowhere for a type that no page has', () => {
    expect(usesOf('no-such-type', checked.pages)).toEqual({ pages: 0, places: [] });
  });
});

describe('as static pages, the gallery', () => {
  const out = join(folder, 'out');
  const read = (path: string) => readFileSync(join(out, path), 'utf8');

  beforeAll(async () => {
    expect(await writeGallery(project, out)).toBe(0);
  }, 120_000);

  it('has a page for every type, and every file that its pages name', () => {
    const pages = ['index.html', ...blockTypes(productRoot).map((type) => `${type}/index.html`)];
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/ (?:href|src|data-still)="(\/[^"#]*)"/g)].map((match) => match[1]!),
    );
    const examples = named
      .filter((address) => /^\/[a-z-]+\/\d+$/.test(address))
      .map((address) => `${address.slice(1)}/index.html`);
    const loaded = [...new Set(examples)].flatMap((page) =>
      [...read(page).matchAll(/ (?:href|src)="(\/(?:assets|images)\/[^"#]*)"/g)].map((match) => match[1]!),
    );
    expect(new Set(examples).size).toBeGreaterThanOrEqual(3 * blockTypes(productRoot).length);
    expect(loaded.length).toBeGreaterThan(0);
    const isThere = (address: string) =>
      ['', '.html', '/index.html'].some((end) => existsSync(join(out, address + end)));
    expect([...new Set([...named, ...loaded])].filter((address) => !isThere(address))).toEqual([]);
  });

  it('looks as the site does', () => {
    const site = parse(readFileSync(join(productRoot, 'site.yaml'), 'utf8')) as { theme: { brand: string } };
    const html = read('cta/1/index.html');
    expect(html).toContain(`--brand:${site.theme.brand};`);
    expect(html).toContain('--btn-fill:var(--brand)');
    expect(html).toContain('background:var(--btn-fill)');
  });

  it('is written again over itself, and never over anything else', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear ...');
    await expect(writeGallery(project, folder)).rejects.toThrow('is not empty, and holds no gallery');
    expect(existsSync(join(folder, 'letter.txt'))).toBe(true);
    writeFileSync(join(out, 'old.html'), '');
    expect(await writeGallery(project, out)).toBe(0);
    expect(existsSync(join(out, 'old.html'))).toBe(false);
  }, 60_000);
});

describe('the examples as a site', () => {
  it('have nothing wrong with them', () => {
    const siteRoot = join(folder, 'examples');
    writeExamples(project, siteRoot);
    const examples = { productRoot, siteRoot };
    const { diagnostics, pages } = loadChecker(examples).checkSite({
      texts: openTexts(examples),
      facts: readFacts(examples),
    });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const types = blockTypes(productRoot).map((type) => `/${type}`);
    expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(['/', ...types]));
    expect(() => writeExamples(project, siteRoot)).toThrow('There is a site in');
  });
});
