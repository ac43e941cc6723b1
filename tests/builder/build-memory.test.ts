// The memory of a build for the next one is read back unchanged.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBuildMemory, type BuildState } from '../../src/builder/build-memory.ts';

const page = (key: string, ...variants: string[]) => ({
  key,
  files: [`${key}.html`],
  variants: variants.length > 0 ? [variants] : [],
  photos: ['/a.jpg'],
});
const nothing: BuildState = { pages: new Map(), output: { files: new Map(), folders: new Map() } };
const some: BuildState = {
  pages: new Map([
    ['/a', page('a', 'one.avif', 'two.webp')],
    ['/b', page('b', 'two.webp')],
    ['/c', page('c')],
  ]),
  output: {
    files: new Map([['a.html', [11, 1, 2, 3]]]),
    folders: new Map([['', 4]]),
  },
};
const newSite = () => mkdtempSync(join(tmpdir(), 'pagewright-memory-'));
const open = (siteRoot: string, outDir = 'dist', version = '1') =>
  openBuildMemory({ productRoot: '', siteRoot }, outDir, version);

it('is read as it was saved, for the same folder and the same program', () => {
  const site = newSite();
  expect(open(site)).toMatchObject(nothing);
  open(site).save(some);
  expect(open(site)).toMatchObject(some);
  expect(open(site, 'other')).toMatchObject(nothing);
  expect(open(site, 'dist', '2')).toMatchObject(nothing);
});

it('is not written again when nothing has been made', () => {
  const site = newSite();
  open(site).save(some);
  const { pages, output, save } = open(site);
  rmSync(join(site, '.pagewright'), { recursive: true });
  save({ pages: new Map(pages), output: { files: new Map(output.files), folders: new Map(output.folders) } });
  expect(readdirSync(site)).toEqual([]);
  save({ pages: new Map([...pages].slice(1)), output });
  expect(open(site).pages.size).toBe(2);
});
