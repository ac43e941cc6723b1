// A build in which words of pages have changed: it makes these pages alone where nothing more follows, and leaves and tells what a
// build from nothing does, whatever anybody tries.
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as wholeBuild from '../../src/builder/build-site.ts';
import { build } from '../../src/builder/build.ts';
import { listFiles } from '../../src/base/disk/list-files.ts';
import { contentsOf, inFreshCopy } from '../cli/fresh-copy.ts';

vi.mock(import('../../src/builder/build-site.ts'), { spy: true });
const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

const productRoot = fileURLToPath(new URL('../..', import.meta.url));
const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-few-'));
const kept = mkdtempSync(join(tmpdir(), 'pagewright-kept-'));

const path = (file: string) => join(siteRoot, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const change = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(path(file), read(file).replace(from, to));
};
const brot = (from: string, to: string) => () => change('pages/brot.yaml', from, to);

/** What a build leaves and tells. */
async function resultOf(root: string) {
  printed.mockClear();
  const code = await build({ productRoot, siteRoot: root }, { outDir: join(root, 'dist') });
  return { code, told: printed.mock.calls.flat().join(''), files: code === 0 ? contentsOf(join(root, 'dist')) : {} };
}

const resultFromNothing = inFreshCopy(resultOf);

/** @returns how the next build was made, which leaves and tells what one from nothing does */
async function nextBuild(): Promise<'few' | 'whole'> {
  vi.mocked(wholeBuild.buildSite).mockClear();
  const result = await resultOf(siteRoot);
  const isWhole = vi.mocked(wholeBuild.buildSite).mock.calls.length > 0;
  expect(result).toEqual(await resultFromNothing(siteRoot));
  return isWhole ? 'whole' : 'few';
}

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const file of listFiles(siteRoot, '')) utimesSync(path(file), longAgo, longAgo);
  // The system says when a file was last changed in any way, so the builds go by a clock that is ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  cpSync(join(siteRoot, 'pages'), kept, { recursive: true });
});
afterAll(() => {
  vi.useRealTimers();
  for (const folder of [siteRoot, kept]) rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  rmSync(path('pages'), { recursive: true });
  cpSync(kept, path('pages'), { recursive: true });
  await resultOf(siteRoot);
  expect(await nextBuild()).toBe('few');
});

test.each<[string, () => void]>([
  ['a title', brot('title: Unser', 'title: Gutes')],
  ['a description', brot('Drei Sorten', 'Vier Sorten')],
  ['a heading', brot('heading: Unser', 'heading: Gutes')],
  ['a text that names a value of the site', brot('Dunkel und saftig.', '"{site.facts.loaves} am Tag."')],
  ['a remark to nobody', brot('title:', '# Frisch\ntitle:')],
  ['the title as it was', () => change('pages/brot.yaml', 'Roggen', 'Roggen')],
  [
    'words of two pages',
    () => {
      brot('Unser', 'Gutes')();
      change('pages/frage.yaml', 'Fragen Sie uns.', 'Schreiben Sie uns.');
    },
  ],
])('after a change of %s that page alone is made', async (_what, edit) => {
  edit();
  expect(await nextBuild()).toBe('few');
  // And once more, after a whole build, which has not been told of it.
  change('site.yaml', 'Sauerteig', 'Natursauerteig');
  expect(await nextBuild()).toBe('whole');
  change('site.yaml', 'Natursauerteig', 'Sauerteig');
  expect(await nextBuild()).toBe('whole');
});

test.each<[string, () => void]>([
  ['a title that another page has', brot('title: Unser Brot', 'title: frage')],
  ['a description that another page has', brot('Drei Sorten, ein Teig, zwei Tage Ruhe.', 'Fragen Sie uns.')],
  ['a title that is too long', brot('title: Unser', `title: ${'Sauer'.repeat(12)}`)],
  [
    'the same title for two pages at once',
    () => {
      brot('title: Unser Brot', 'title: Krume')();
      change('pages/frage.yaml', 'title: Frage', 'title: Krume');
    },
  ],
  ['a link', brot('icon: wheat', 'icon: wheat, link: { label: Zur Frage, href: /frage }')],
  ['a link to nowhere', brot('icon: wheat', 'icon: wheat, link: { label: Zur Frage, href: /fragen }')],
  ['a picture', brot('icon: wheat }', 'image: { src: /images/loaf.svg, alt: Ein Laib } }')],
  ['an icon', brot('icon: wheat', 'icon: cookie')],
  ['a section more', brot('blocks:\n', 'blocks:\n  - { type: rich-text, text: Frisch. }\n')],
  ['the id of a section', brot('heading: Unser', 'id: sorten\n    heading: Unser')],
  ['a page that is not to be listed', brot('title:', 'listed: false\ntitle:')],
  ['a draft', brot('title:', 'draft: true\ntitle:')],
  ['a date', brot('title:', 'publish: { from: 2020-01-01 }\ntitle:')],
  ['a remark to the checker', brot('title:', '# check-ignore seo/title-too-long: so heißt es\ntitle:')],
  ['a misspelt setting', brot('heading:', 'headign:')],
  ['no YAML', brot('title:', 'title: [')],
  ['site.yaml', () => change('site.yaml', 'Sauerteig', 'Natursauerteig')],
  ['a finished page', () => writeFileSync(path('dist/brot/index.html'), 'Brot')],
  ['a title, beside a finished page', () => (brot('title: Unser', 'title: Gutes')(), rmSync(path('dist/404.html')))],
])('after a change of %s the whole site is built', async (_what, edit) => {
  const site = read('site.yaml');
  edit();
  expect(await nextBuild()).toBe('whole');
  writeFileSync(path('site.yaml'), site);
});

test('what was said of a page is said no more once it is mended, and nobody goes by an older build', async () => {
  brot('title: Unser Brot', 'title: Frage')();
  expect(await nextBuild()).toBe('whole');
  brot('title: Frage', 'title: Brote')();
  expect(await nextBuild()).toBe('whole');
  brot('title: Brote', 'title: Laibe')();
  expect(await nextBuild()).toBe('few');
  brot('heading:', 'headign:')();
  expect(await nextBuild()).toBe('whole');
  brot('headign:', 'heading:')();
  expect(await nextBuild()).toBe('few');
});

test('a rule that is turned off for one of two pages with the same title asks for both', async () => {
  change('pages/frage.yaml', 'title: Frage', '# check-ignore seo/duplicate-title: beides\ntitle: Unser Brot');
  expect(await nextBuild()).toBe('whole');
  brot('title: Unser Brot', 'title: Brote')();
  expect(await nextBuild()).toBe('whole');
});

test('many pages at once are left to the build of the whole site', async () => {
  const pages = Array.from({ length: 25 }, (_, index) => `pages/sorte-${index}.yaml`);
  const sort = (index: number, word: string) =>
    `title: Sorte ${index}\ndescription: ${word} ${index}.\nblocks:\n  - { type: rich-text, text: ${word} ${index} }\n`;
  const links = pages.map((_page, index) => `[Sorte ${index}](/sorte-${index})`);
  brot('blocks:\n', `blocks:\n  - { type: rich-text, text: "${links.join(' ')}" }\n`)();
  for (const [index, page] of pages.entries()) writeFileSync(path(page), sort(index, 'Mehl'));
  expect(await nextBuild()).toBe('whole');
  for (const [index, page] of pages.slice(0, 20).entries()) writeFileSync(path(page), sort(index, 'Salz'));
  expect(await nextBuild()).toBe('few');
  for (const [index, page] of pages.entries()) writeFileSync(path(page), sort(index, 'Zeit'));
  expect(await nextBuild()).toBe('whole');
});

test('a page that was made by itself and then reads as it did before is made again with the whole site', async () => {
  brot('Drei Sorten', 'Vier Sorten')();
  expect(await nextBuild()).toBe('few');
  brot('Vier Sorten', 'Drei Sorten')();
  writeFileSync(path('public/preise.txt'), 'Roggen 4,20');
  expect(await nextBuild()).toBe('whole');
  rmSync(path('public/preise.txt'));
});

test('a build of one page that was stopped before its end is no reason to leave the page as it is', async () => {
  const memory = listFiles(siteRoot, '.pagewright/build').map(
    (file) => [path(file), readFileSync(path(file))] as const,
  );
  brot('Drei Sorten', 'Vier Sorten')();
  expect(await nextBuild()).toBe('few');
  // What is written last has not been written yet: the signatures, and that this was the last build.
  for (const [file, bytes] of memory) if (file.includes('-signed')) writeFileSync(file, bytes);
  for (const file of listFiles(siteRoot, '.pagewright/build'))
    if (/-last|-signed.*changes/.test(file)) rmSync(path(file));
  brot('Vier Sorten', 'Drei Sorten')();
  expect(await nextBuild()).toBe('whole');
});
