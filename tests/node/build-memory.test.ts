// What a build leaves for the next one comes back as it was.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBuildMemory, saveBuildMemory, type BuildMemory } from '../../src/node/build-memory.ts';

const nothing = (): BuildMemory => ({ pages: new Map(), files: new Map() });
const page = (key: string, ...variants: string[]) => ({ key, files: [`${key}.html`], variants, photos: ['/a.jpg'] });
const some: BuildMemory = {
  pages: new Map([
    ['/a', page('a', 'one.avif', 'two.webp')],
    ['/b', page('b', 'two.webp')],
    ['/c', page('c')],
  ]),
  files: new Map([['a.html', { hash: 'h', size: 1, modified: 2, changed: 3 }]]),
};

it('is read as it was saved', () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-memory-'));
  const project = { productRoot: '', siteRoot };
  expect(readBuildMemory(project, 'dist')).toEqual(nothing());
  saveBuildMemory(project, 'dist', some, nothing());
  expect(readBuildMemory(project, 'dist')).toEqual(some);
  expect(readBuildMemory(project, 'other')).toEqual(nothing());
});

it('is not written again when nothing has been made', () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-memory-'));
  const project = { productRoot: '', siteRoot };
  saveBuildMemory(project, 'dist', some, nothing());
  const before = readBuildMemory(project, 'dist');
  rmSync(join(siteRoot, '.pagewright'), { recursive: true });
  saveBuildMemory(project, 'dist', { pages: new Map(before.pages), files: new Map(before.files) }, before);
  expect(readdirSync(siteRoot)).toEqual([]);
  saveBuildMemory(project, 'dist', { ...before, pages: new Map([...before.pages].slice(1)) }, before);
  expect(readBuildMemory(project, 'dist').pages.size).toBe(2);
});
