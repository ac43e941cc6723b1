// Which files a site's folder has: links are followed, and what editors and systems leave beside files is none of them.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { foldersIn, isPageFile, walk } from '../../src/node/project.ts';

let root: string;

function put(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-project-'));
});

it('files and folders are listed in the order of their names', () => {
  put('pages/b.yaml', 'pages/a/c.yaml', 'pages/a.yaml');
  expect(walk(root, 'pages')).toEqual(['pages/a/c.yaml', 'pages/a.yaml', 'pages/b.yaml']);
  expect(walk(root, 'nothing')).toEqual([]);
  expect(foldersIn(root, 'pages')).toEqual(['pages/a']);
  expect(foldersIn(root, 'nothing')).toEqual([]);
});

it('backups, folder views and locks of editors are left out, and hidden files that are meant are not', () => {
  put('public/robots.txt~', 'public/.robots.txt.swp', 'public/.DS_Store', 'public/a/Thumbs.db', 'public/._robots.txt');
  symlinkSync('jana@desk.4711:1', join(root, 'public/.#robots.txt'));
  put('public/robots.txt', 'public/.well-known/security.txt');
  expect(walk(root, 'public')).toEqual(['public/.well-known/security.txt', 'public/robots.txt']);
});

it.each([
  ['pages/about.yaml', true],
  ['pages/about.YML', true],
  ['pages/.#about.yaml', false],
  ['pages/._about.yaml', false],
  ['pages/about.yaml~', false],
  ['pages/about.txt', false],
])('%s is a page: %s', (path, is) => {
  expect(isPageFile(path)).toBe(is);
});

it('a link to a folder is one, a link to a file is one, and a link to nothing is listed, so that reading it says so', () => {
  put('elsewhere/team/anna.yaml', 'elsewhere/about.yaml', 'pages/index.yaml');
  symlinkSync(join(root, 'elsewhere/team'), join(root, 'pages/team'));
  symlinkSync(join(root, 'elsewhere/about.yaml'), join(root, 'pages/about.yaml'));
  symlinkSync('gone.yaml', join(root, 'pages/lost.yaml'));
  expect(walk(root, 'pages')).toEqual([
    'pages/about.yaml',
    'pages/index.yaml',
    'pages/lost.yaml',
    'pages/team/anna.yaml',
  ]);
  expect(foldersIn(root, 'pages')).toEqual(['pages/team']);
});

it('the same folder may be there twice, but a link back to a folder above ends with a sentence', () => {
  put('pages/a/index.yaml');
  symlinkSync('a', join(root, 'pages/b'));
  expect(walk(root, 'pages')).toEqual(['pages/a/index.yaml', 'pages/b/index.yaml']);
  symlinkSync('../../pages', join(root, 'pages/a/back'));
  expect(() => walk(root, 'pages')).toThrow(/pages\/a\/back is a link to a folder that it lies in\./);
});
