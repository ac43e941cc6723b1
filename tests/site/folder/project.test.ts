// The files of a site's folder: links are followed, and leftovers of editors and systems are
// omitted.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { isPageFile } from '../../../src/site/folder/project.ts';
import { listFolders, listFiles } from '../../../src/base/disk/list-files.ts';

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
  expect(listFiles(root, 'pages')).toEqual(['pages/a/c.yaml', 'pages/a.yaml', 'pages/b.yaml']);
  expect(listFiles(root, 'nothing')).toEqual([]);
  expect(listFolders(root, 'pages')).toEqual(['pages/a']);
  expect(listFolders(root, 'nothing')).toEqual([]);
});

it('backups, folder views and locks are omitted, other hidden files are not', () => {
  put('public/robots.txt~', 'public/.robots.txt.swp', 'public/.DS_Store', 'public/a/Thumbs.db', 'public/._robots.txt');
  symlinkSync('jana@desk.4711:1', join(root, 'public/.#robots.txt'));
  put('public/robots.txt', 'public/.well-known/security.txt');
  expect(listFiles(root, 'public')).toEqual(['public/.well-known/security.txt', 'public/robots.txt']);
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

it('links count as folders and files; a dead link is listed, so that reading it reports it', () => {
  put('elsewhere/team/anna.yaml', 'elsewhere/about.yaml', 'pages/index.yaml');
  symlinkSync(join(root, 'elsewhere/team'), join(root, 'pages/team'));
  symlinkSync(join(root, 'elsewhere/about.yaml'), join(root, 'pages/about.yaml'));
  symlinkSync('gone.yaml', join(root, 'pages/lost.yaml'));
  expect(listFiles(root, 'pages')).toEqual([
    'pages/about.yaml',
    'pages/index.yaml',
    'pages/lost.yaml',
    'pages/team/anna.yaml',
  ]);
  expect(listFolders(root, 'pages')).toEqual(['pages/team']);
});

it('a folder may appear twice, but a link back to a folder above is an error', () => {
  put('pages/a/index.yaml');
  symlinkSync('a', join(root, 'pages/b'));
  expect(listFiles(root, 'pages')).toEqual(['pages/a/index.yaml', 'pages/b/index.yaml']);
  symlinkSync('../../pages', join(root, 'pages/a/back'));
  expect(() => listFiles(root, 'pages')).toThrow(/pages\/a\/back is a link to a folder above it\./);
});

it('a link to what is above the folder that is listed is told at once, by the name that it has', () => {
  put('pages/index.yaml');
  symlinkSync('../..', join(root, 'pages/up'));
  expect(() => listFiles(root, 'pages')).toThrow(/^[^ ]*\/pages\/up is a link to a folder above it\./);
  expect(() => listFiles(join(root, 'pages'), '')).toThrow(/\/pages\/up is a link to a folder above it\./);
});
