// Caches that came with a folder are not believed; those that were made here are kept.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { dropForeignCaches, sealedCaches } from '../../../src/base/disk/own-caches.ts';
import { productRoot } from '../../product-root.ts';

let folder: string;
let siteRoot: string;
const put = (path: string, root = siteRoot) => {
  mkdirSync(dirname(join(root, '.pagewright', path)), { recursive: true });
  writeFileSync(join(root, '.pagewright', path), 'made');
};
const isThere = (path: string, root = siteRoot) => existsSync(join(root, '.pagewright', path));
const open = (root = siteRoot) => dropForeignCaches({ productRoot, siteRoot: root });
const cache = 'bundles/1/renderer/renderer.cjs';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-caches-'));
  siteRoot = join(folder, 'site');
  mkdirSync(siteRoot);
});

test('what came with a folder is removed before it is read; the history, photos and messages stay', () => {
  for (const name of sealedCaches) put(`${name}/x`);
  const kept = ['history/journal.jsonl', 'images/a.avif', 'inbox/leads.csv', 'drafts/x'];
  for (const path of kept) put(path);
  open();
  expect(sealedCaches.filter((name) => isThere(name))).toEqual([]);
  expect(kept.filter((path) => isThere(path))).toEqual(kept);
});

test.each(['.pagewright', '.pagewright/bundles', '.pagewright/seal'])(
  'nothing is written or removed behind %s when it is a link out of the site',
  (link) => {
    const outside = join(folder, 'outside');
    mkdirSync(join(outside, 'bundles'), { recursive: true });
    writeFileSync(join(outside, 'bundles/mine'), 'mine');
    mkdirSync(dirname(join(siteRoot, link)), { recursive: true });
    symlinkSync(outside, join(siteRoot, link));
    expect(() => open()).toThrow('is a link that leads out of the site');
    expect(readdirSync(outside, { recursive: true })).toEqual(['bundles', 'bundles/mine']);
  },
);

test('a seal that is a link to nothing is replaced, and not written through', () => {
  mkdirSync(join(siteRoot, '.pagewright'));
  symlinkSync(join(folder, 'nothing'), join(siteRoot, '.pagewright/seal'));
  open();
  expect(existsSync(join(folder, 'nothing'))).toBe(false);
});

test('what was made here stays from run to run', () => {
  open();
  put(cache);
  open();
  expect(isThere(cache)).toBe(true);
});

test.each([
  ['a copy with its seal', () => cpSync(siteRoot, join(folder, 'other'), { recursive: true }), 'other'],
  [
    'a folder that was replaced by what came back',
    () => {
      cpSync(join(siteRoot, '.pagewright'), join(folder, 'back'), { recursive: true });
      renameSync(join(siteRoot, '.pagewright'), join(folder, 'mine'));
      renameSync(join(folder, 'back'), join(siteRoot, '.pagewright'));
    },
    'site',
  ],
  ['a forged seal', () => writeFileSync(join(siteRoot, '.pagewright/seal'), 'a'.repeat(64)), 'site'],
  ['no seal', () => rmSync(join(siteRoot, '.pagewright/seal')), 'site'],
])('%s counts as foreign', (_name, change, place) => {
  open();
  put(cache);
  change();
  open(join(folder, place));
  expect(isThere(cache, join(folder, place))).toBe(false);
});

test('each cache that the guide lists is among them, but for the photos', () => {
  const [caches] = readFileSync(join(productRoot, 'docs/operators/caches.md'), 'utf8').split('These are no caches');
  const listed = Array.from(caches!.matchAll(/^\| `\.pagewright\/([\w-]+)`/gm), ([, name]) => name);
  expect(listed.filter((name) => name !== 'images').toSorted()).toEqual([...sealedCaches].toSorted());
});
