// Links in a site's folder: inside the site and its repository they are followed, out of it never.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SiteFiles } from '../../../src/editor/server/disk-store/site-files.ts';
import { storeUpload } from '../../../src/editor/server/disk-store/store-upload.ts';
import { listSiteFiles, refuseLinksOutside } from '../../../src/base/disk/list-files.ts';
import { leadsOutside } from '../../../src/base/disk/real-paths.ts';
import { hashText } from '../../../src/base/disk/hash.ts';
import { listTextPaths } from '../../../src/site/folder/site-texts.ts';
import { deflateRawSync } from 'node:zlib';

let folder = '';
const at = (path: string) => join(folder, path);
const site = () => at('work/site');
const write = (path: string, text = 'mine') => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-links-'));
  write('outside/victim.yaml');
  write('work/shared/photo.svg');
  write('work/site/site.yaml', 'name: A\n');
  write('work/site/pages/index.yaml', 'title: A\n');
  mkdirSync(at('work/site/public'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const link = (target: string, path: string) => symlinkSync(at(target), at(`work/site/${path}`));

it('a link inside the site is followed; one to a neighbour only in a repository', () => {
  link('work/site/pages', 'pages/more');
  link('work/shared', 'public/shared');
  expect(leadsOutside(site(), 'pages/more/index.yaml')).toBe(false);
  expect(leadsOutside(site(), 'public/shared/photo.svg')).toBe(true);
  mkdirSync(at('work/.git'));
  expect(leadsOutside(site(), 'public/shared/photo.svg')).toBe(false);
  expect(listSiteFiles(site(), 'public')).toEqual(['public/shared/photo.svg']);
});

it('a new file below a link, and a link to nothing, count as where they would be', () => {
  link('outside', 'pages/out');
  link('outside/new.yaml', 'pages/new.yaml');
  expect(leadsOutside(site(), 'pages/out/deep/new.yaml')).toBe(true);
  expect(leadsOutside(site(), 'pages/new.yaml')).toBe(true);
  expect(leadsOutside(site(), 'pages/deep/new.yaml')).toBe(false);
});

it.each([
  ['a folder of public', 'outside', 'public/linkdir', () => listSiteFiles(site(), 'public')],
  ['a file of public', 'outside/victim.yaml', 'public/a.txt', () => listSiteFiles(site(), 'public')],
  ['a page', 'outside/victim.yaml', 'pages/sym.yaml', () => listTextPaths({ productRoot: '', siteRoot: site() })],
  ['a folder of pages', 'outside', 'pages/symdir', () => listTextPaths({ productRoot: '', siteRoot: site() })],
  ['the folder of texts', 'outside', 'texts', () => listTextPaths({ productRoot: '', siteRoot: site() })],
  ['the folder of caches', 'outside', '.pagewright', () => refuseLinksOutside(site(), ['.pagewright'])],
])('%s that is a link out of the site is an error with a sentence', (_name, target, path, list) => {
  link(target, path);
  expect(list).toThrow(`${join(site(), path)} is a link that leads out of the site, to ${at(target)}. Please remove`);
});

it('a link in a folder of the caches is found, too, and site.yaml itself', () => {
  mkdirSync(at('work/site/.pagewright/history'), { recursive: true });
  link('outside', '.pagewright/history/texts');
  expect(() => refuseLinksOutside(site(), ['.pagewright'])).toThrow('.pagewright/history/texts is a link');
  rmSync(at('work/site/site.yaml'));
  link('outside/victim.yaml', 'site.yaml');
  expect(() => listTextPaths({ productRoot: '', siteRoot: site() })).toThrow('site.yaml is a link');
});

it.each([
  ['outside/victim.yaml', 'pages/sym.yaml', 'pages/sym.yaml'],
  ['outside', 'pages/symdir', 'pages/symdir/victim.yaml'],
  ['outside', 'pages/symdir', 'pages/symdir/new.yaml'],
  ['outside/none.yaml', 'pages/none.yaml', 'pages/none.yaml'],
])('nothing is written through a link to %s at %s', (target, path, file) => {
  link(target, path);
  const before = file.endsWith('new.yaml') || file.endsWith('none.yaml') ? null : 'mine';
  const result = new SiteFiles(site()).change([{ file, before, after: 'owned' }], { label: 'Change' });
  expect(result).toMatchObject({ ok: false, reason: expect.stringContaining(`${file} leads out of the site`) });
  expect(readFileSync(at('outside/victim.yaml'), 'utf8')).toBe('mine');
  expect(existsSync(at('outside/new.yaml')) || existsSync(at('outside/none.yaml'))).toBe(false);
});

it('nothing is uploaded through a link', () => {
  link('outside', 'public/images');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  expect(storeUpload(site(), 'a.svg', drawing)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('by a link'),
  });
  expect(existsSync(at('outside/a.svg'))).toBe(false);
});

it.each([
  '../../outside/victim.yaml',
  'pages/../../../outside/victim.yaml',
  'package.json',
  '.git/hooks/pre-commit',
  'pages/.x.yaml',
])('a journal that the folder brings undoes nothing at %s', (file) => {
  const texts = ['owned', 'mine'].map((text) => {
    const key = hashText(text);
    write(`work/site/.pagewright/history/texts/${key.slice(0, 2)}/${key.slice(2)}`, '');
    writeFileSync(at(`work/site/.pagewright/history/texts/${key.slice(0, 2)}/${key.slice(2)}`), deflateRawSync(text));
    return key;
  });
  const change = { file, before: texts[0], after: texts[1] };
  const line = { kind: 'edit', id: 'one', label: 'Typing', time: 1, changes: [change] };
  write('work/site/.pagewright/history/journal.jsonl', `${JSON.stringify(line)}\n`);
  const result = new SiteFiles(site()).step('undo');
  expect(result).toEqual({ ok: false, reason: `${file} is no file that the editor may write.` });
  expect(readFileSync(at('outside/victim.yaml'), 'utf8')).toBe('mine');
});

it('lines of a journal that this program has not written are passed over', () => {
  const lines = [
    { kind: 'edit', id: '1', label: 'x', time: 1, changes: 'all' },
    { kind: 'edit', id: '2', label: 'x', time: 1, changes: [{ file: 3, before: null, after: null }] },
    { kind: 'edit', id: 3, label: 'x', time: 1, changes: [] },
    { kind: 'upload', file: {} },
    [],
    null,
  ];
  write('work/site/.pagewright/history/journal.jsonl', lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const { journal } = new SiteFiles(site());
  expect([journal.entries(), journal.files()]).toEqual([[], []]);
});
