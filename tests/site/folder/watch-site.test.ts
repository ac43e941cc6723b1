// Watching a site's folder, on a real disk: each way in which editors and Git write files is
// noticed.
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSite } from '../../../src/site/folder/watch-site.ts';

let root: string;
let told: Set<string>;
let stop: () => void;

const at = (path: string) => join(root, path);
function put(path: string, text = 'a') {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

/** Waits until a path is told, and forgets what was told. */
async function hear(path: string) {
  await vi
    .waitUntil(() => told.has(at(path)), { timeout: 20_000, interval: 5 })
    .catch(() => {
      throw new Error(`${path} was not told, but ${[...told].join(', ')}`);
    });
  told.clear();
}

/** Lets all be told that is on its way. */
async function quiet() {
  await new Promise((resolve) => setTimeout(resolve, 100));
  told.clear();
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-watch-'));
  told = new Set();
  put('site.yaml');
  put('pages/index.yaml');
  put('pages/shop/bread.yaml');
  put('public/images/loaf.svg');
  stop = watchSite({ productRoot: root, siteRoot: root }, (path) => told.add(path));
  await quiet();
});

afterEach(() => stop());

it.each(['site.yaml', 'pages/index.yaml', 'pages/shop/bread.yaml', 'public/images/loaf.svg'])(
  'each save of %s is told: written over, put in its place, taken away and written anew',
  async (path) => {
    for (let time = 0; time < 3; time++) {
      put(path, `over ${time}`);
      await hear(path);
      put('beside', `in place ${time}`);
      renameSync(at('beside'), at(path));
      await hear(path);
      renameSync(at(path), at('old'));
      put(path, `anew ${time}`);
      await hear(path);
    }
    rmSync(at(path));
    await hear(path);
  },
);

it('a folder is reported when it is added, moved and removed, and so are files written into it', async () => {
  mkdirSync(at('pages/new/deep'), { recursive: true });
  await hear('pages/new');
  put('pages/new/deep/a.yaml');
  await hear('pages/new/deep/a.yaml');
  renameSync(at('pages/new'), at('pages/moved'));
  await hear('pages/moved');
  put('pages/moved/deep/a.yaml', 'b');
  await hear('pages/moved/deep/a.yaml');
  rmSync(at('pages/moved'), { recursive: true });
  await hear('pages/moved');
  put('pages/moved/deep/a.yaml', 'c');
  await hear('pages/moved');
  put('pages/moved/deep/a.yaml', 'd');
  await hear('pages/moved/deep/a.yaml');
});

it('all pages may disappear and return, as when Git switches branches', async () => {
  for (let time = 0; time < 2; time++) {
    rmSync(at('pages'), { recursive: true });
    await hear('pages');
    put('pages/index.yaml', `again ${time}`);
    await hear('pages');
    await quiet();
    put('pages/index.yaml', `and changed ${time}`);
    await hear('pages/index.yaml');
  }
});

it('a site may begin as an empty folder', async () => {
  stop();
  for (const part of ['site.yaml', 'pages', 'public']) rmSync(at(part), { recursive: true });
  stop = watchSite({ productRoot: root, siteRoot: root }, (path) => told.add(path));
  put('site.yaml');
  await hear('site.yaml');
  put('pages/index.yaml');
  await hear('pages');
  put('public/images/a.svg');
  await hear('public');
  put('public/images/a.svg', 'b');
  await hear('public/images/a.svg');
});

it('a linked folder is watched like one of the site', async () => {
  mkdirSync(at('elsewhere'));
  symlinkSync(at('elsewhere'), at('pages/linked'));
  await hear('pages/linked');
  put('elsewhere/a.yaml');
  await hear('pages/linked/a.yaml');
});

it('files outside of the site are not reported', async () => {
  put('notes.txt');
  put('dist/index.html');
  put('.pagewright/check/pages.json');
  put('pages/notes.txt');
  put('pages/.index.yaml.swp');
  symlinkSync('jana@desk.4711:1', at('pages/.#index.yaml'));
  put('public/images/loaf.svg~');
  put('pages/index.yaml', 'b');
  await vi.waitUntil(() => told.has(at('pages/index.yaml')));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([...told]).toEqual([at('pages/index.yaml')]);
});

it('nothing is reported after it was stopped', async () => {
  stop();
  put('pages/index.yaml', 'b');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(told.size).toBe(0);
});
