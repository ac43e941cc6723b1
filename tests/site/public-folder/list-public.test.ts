// The public folder as it may stand on a disk: what of it is published, and why the rest is not.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPublic } from '../../../src/site/public-folder/list-public.ts';

let home: string;
let site: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'public-folder-'));
  site = join(home, 'site');
  write('site/public/index.txt');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function write(path: string, text = 'x'): void {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}
function link(path: string, target: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  symlinkSync(target, join(home, path));
}
const left = () => Object.fromEntries(listPublic(site).leftOut.map(({ path, reason }) => [path, reason]));
const published = () => listPublic(site).published;

test.each([
  ['.env', 'secret'],
  ['.env.production', 'secret'],
  ['files/.ENV', 'secret'],
  ['.npmrc', 'secret'],
  ['.htpasswd', 'secret'],
  ['id_rsa', 'secret'],
  ['id_ed25519', 'secret'],
  ['keys/store.P12', 'secret'],
  ['dump.sql', 'secret'],
  ['dump.sql.gz', 'secret'],
  ['messages.sqlite', 'secret'],
  ['site.yaml.bak', 'secret'],
  ['config.php.old', 'secret'],
  ['.htaccess', 'hidden'],
  ['.nojekyll', 'hidden'],
  ['files/.secret.jpg', 'hidden'],
  ['.well-known/.hidden', 'hidden'],
  ['.DS_Store', 'junk'],
  ['images/Thumbs.db', 'junk'],
  ['images/.gitkeep', 'junk'],
  ['notes.txt~', 'junk'],
])('%s is %s', (path, reason) => {
  write(`site/public/${path}`);
  expect(left()).toEqual({ [path]: reason });
  expect(published()).toEqual(['index.txt']);
});

test.each([
  '.well-known/security.txt',
  '.well-known/acme-challenge/token',
  'id_rsa.pub',
  'environment.txt',
  'sql.html',
  'files/a.b.c/x.pdf',
  'backup/plan.pdf',
  'talk.key',
  'certificate.pem',
])('%s is published', (path) => {
  write(`site/public/${path}`, 'PK or -----BEGIN CERTIFICATE-----');
  expect(published()).toContain(path);
  expect(left()).toEqual({});
});

test('a private key is known by its content', () => {
  write('site/public/a.pem', 'Bag Attributes\n-----BEGIN RSA PRIVATE KEY-----\nMII');
  write('site/public/b.key', '-----BEGIN PRIVATE KEY-----');
  expect(left()).toEqual({ 'a.pem': 'secret', 'b.key': 'secret' });
});

test('a repository is named once, not file by file', () => {
  for (const path of ['config', 'HEAD', 'objects/ab/cd']) write(`site/public/files/.git/${path}`);
  expect(left()).toEqual({ 'files/.git': 'secret' });
});

test('a link inside of the site is followed, one that leads out of it is not', () => {
  write('site/texts/a.md');
  write('site/.env');
  write('elsewhere/private.txt');
  link('site/public/texts', '../texts');
  link('site/public/folder', '../../elsewhere');
  link('site/public/file.txt', join(home, 'elsewhere/private.txt'));
  link('site/public/settings.txt', '../.env');
  link('site/public/everything', '/');
  expect(published()).toEqual(['index.txt', 'texts/a.md']);
  const outside = { everything: 'outside', 'file.txt': 'outside', folder: 'outside' };
  expect(left()).toEqual({ ...outside, 'settings.txt': 'secret' });
});

test('a folder of a similar name beside the site is outside', () => {
  write('site-private/a.txt');
  link('site/public/a.txt', '../../site-private/a.txt');
  expect(left()).toEqual({ 'a.txt': 'outside' });
});

test('a public folder that is a link out of the site publishes nothing', () => {
  rmSync(join(site, 'public'), { recursive: true });
  write('elsewhere/private.txt');
  link('site/public', '../elsewhere');
  expect(listPublic(site)).toEqual({ published: [], leftOut: [{ path: '', reason: 'outside' }] });
});

test('the public folder of a site whose texts a program gives is that of the site', () => {
  write('site/.pagewright/with-texts/site.yaml');
  link('site/.pagewright/with-texts/public', '../../public');
  expect(listPublic(join(site, '.pagewright/with-texts')).published).toEqual(['index.txt']);
});
