// The gallery: a site that shows every type of section with all its examples, its settings and the YAML to copy.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareSchemas } from '../../../src/checker/schema/prepare-schemas.ts';
import { readLooks } from '../../../src/checker/resolve/complete-theme.ts';
import { readGallery } from '../../../src/dev/gallery/gallery.ts';
import { listTypeSettings } from '../../../src/dev/reference/setting-rows.ts';
import { writeGallery } from '../../../src/dev/gallery/write-gallery.ts';
import { blockTypes } from '../../../src/site/schemas/read-schema.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { readFacts, readSchemas } from '../../../src/site/folder/project.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';
import { productRoot } from '../../product-root.ts';

const project = { productRoot, siteRoot: productRoot };
const schemas = prepareSchemas(readSchemas(project));
const folder = mkdtempSync(join(tmpdir(), 'pagewright-gallery-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the gallery in memory', () => {
  const gallery = readGallery(project, { base: '/__blocks' });
  const readPage = (route: string) => JSON.stringify(gallery.pages.find((each) => each.route === route)!.page);

  it('has a page for every type and for every example, and nothing is wrong with them', () => {
    expect(gallery.diagnostics).toEqual([]);
    const examples = blockTypes(productRoot).flatMap((type) => [
      `/${type}`,
      ...schemas.blocks[type]!.examples!.map((_example, index) => `/${type}/${index + 1}`),
    ]);
    expect(gallery.pages.map(({ route }) => route)).toEqual(expect.arrayContaining(['/', ...examples]));
  });

  it('names every type and every look on its first page, with a link that has its prefix', () => {
    for (const type of blockTypes(productRoot)) expect(readPage('/')).toContain(`](/__blocks/${type})`);
    for (const look of Object.keys(readLooks(schemas.site)))
      expect(readPage('/')).toContain(`](/__blocks/looks/${look})`);
  });

  it('gives each example as text that fits into the list of a page', () => {
    for (const type of blockTypes(productRoot)) {
      const { examples } = schemas.blocks[type]!;
      const texts = examples!.map((_example, index) => gallery.files[`public/${type}/${index + 1}.txt`]);
      expect((parse(`blocks:\n${texts.join('')}`) as { blocks: unknown }).blocks).toEqual(examples);
      for (const index of texts.keys()) expect(readPage(`/${type}`)).toContain(`](/__blocks/${type}/${index + 1}.txt)`);
    }
  });

  it('has words for every setting, on the page of its type', () => {
    for (const type of blockTypes(productRoot)) {
      const settings = listTypeSettings(type, schemas);
      expect(settings.length).toBeGreaterThan(1);
      for (const { path, description, kind } of settings) {
        expect([type, path, description && kind]).not.toContain('');
        expect(readPage(`/${type}`)).toContain(`\`${path}\``);
      }
    }
  });

  it('shows a page in each look', () => {
    for (const look of Object.keys(readLooks(schemas.site))) {
      const { site, pages } = gallery.readLook(look)!;
      expect(site!.theme.look).toBe(look);
      expect(pages.map(({ route }) => route)).toEqual(['/']);
    }
    expect(gallery.readLook('no-such-look')).toBeUndefined();
  });
});

describe('the gallery as a folder', () => {
  const bakery = join(folder, 'bakery');
  const siteRoot = join(folder, 'gallery');
  const read = (path: string) => readFileSync(join(siteRoot, path), 'utf8');

  it('is a site without a mistake, in the look of the site that it is written for', () => {
    cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), bakery, { recursive: true });
    expect(writeGallery({ productRoot, siteRoot: bakery }, siteRoot)).toBe(0);
    const examples = { productRoot, siteRoot };
    const { diagnostics } = loadChecker(examples).checkSite({ texts: openTexts(examples), facts: readFacts(examples) });
    expect(diagnostics).toEqual([]);
    const readTheme = (text: string) => (parse(text) as { theme: { brand: string } }).theme.brand;
    expect(readTheme(read('site.yaml'))).toBe(readTheme(readFileSync(join(bakery, 'site.yaml'), 'utf8')));
  });

  it('is written again over itself, and never over anything else', () => {
    writeFileSync(join(siteRoot, 'pages/old.yaml'), '');
    expect(writeGallery({ productRoot, siteRoot: bakery }, siteRoot)).toBe(0);
    expect(existsSync(join(siteRoot, 'pages/old.yaml'))).toBe(false);
    expect(() => writeGallery(project, bakery)).toThrow('is not empty, and holds no gallery');
    expect(existsSync(join(bakery, 'site.yaml'))).toBe(true);
  });
});
