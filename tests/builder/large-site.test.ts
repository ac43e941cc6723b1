// Building a large site: its pages are left to the host to compress, unless that is asked for.
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../../src/builder/build.ts';
import { smallSitePages } from '../../src/base/disk/compress.ts';
import { listFiles } from '../../src/base/disk/list-files.ts';
import { productRoot } from '../product-root.ts';
const said = vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(process.stdout, 'write').mockImplementation(() => true);

const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-large-'));
const outDir = join(siteRoot, 'dist');
const hint = /build --compress/;

const again = async (compress?: boolean) => {
  said.mockClear();
  expect(await build({ productRoot, siteRoot }, { outDir, compress })).toBe(0);
  return said.mock.calls.flat().join('\n');
};
const forms = (page: string) => ['', '.br', '.gz'].filter((ending) => existsSync(join(outDir, page + ending)));

beforeAll(() => {
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  for (let index = 0; index < smallSitePages; index++)
    writeFileSync(
      join(siteRoot, `pages/sorte-${index}.yaml`),
      `title: Sorte ${index}\ndescription: Das Brot mit der Nummer ${index}.\nblocks:\n  - type: rich-text\n    text: Brot ${index}\n`,
    );
});

describe('a site of more than a few hundred pages', () => {
  it('has pages that are not compressed, and is told how they would be', async () => {
    expect(await again()).toMatch(hint);
    expect(forms('sorte-7/index.html')).toEqual(['']);
  });

  it('has its scripts, styles and lists compressed all the same', () => {
    const texts = listFiles(outDir, '').filter((path) => /\.(js|css|xml)$/.test(path));
    const large = texts.filter((path) => readFileSync(join(outDir, path)).length >= 600);
    expect(large.length).toBeGreaterThan(10);
    for (const path of large) expect(forms(path), path).toEqual(['', '.br', '.gz']);
  });

  it('has compressed pages when they are asked for, and loses them when they are not', async () => {
    expect(await again(true)).not.toMatch(hint);
    expect(forms('sorte-7/index.html')).toEqual(['', '.br', '.gz']);
    const page = readFileSync(join(outDir, 'sorte-7/index.html'));
    expect(brotliDecompressSync(readFileSync(join(outDir, 'sorte-7/index.html.br')))).toEqual(page);
    await again();
    expect(forms('sorte-7/index.html')).toEqual(['']);
  });

  it('has nothing compressed when that is said', async () => {
    expect(await again(false)).not.toMatch(hint);
    expect(listFiles(outDir, '').filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
  });
});
