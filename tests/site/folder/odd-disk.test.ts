// Odd files in a site's folder: listing it ends, and says in a sentence what is in the way.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../../src/base/disk/list-files.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-disk-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/index.yaml'), 'title: Home\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(process.platform !== 'win32')('a named pipe is refused, and nobody waits for it', () => {
  execFileSync('mkfifo', [join(folder, 'pages/pipe.yaml')]);
  expect(() => listFiles(folder, 'pages')).toThrow(/pages\/pipe\.yaml is no file, but a pipe/);
});

test.runIf(process.platform !== 'win32')('a link to an endless device is refused', () => {
  symlinkSync('/dev/zero', join(folder, 'pages/zero.yaml'));
  expect(() => listFiles(folder, 'pages')).toThrow(/pages\/zero\.yaml is no file/);
});

test.runIf(process.platform === 'linux')('a name that is not UTF-8 is to be changed', () => {
  writeFileSync(Buffer.concat([Buffer.from(join(folder, 'pages/')), Buffer.from([0xe9]), Buffer.from('.yaml')]), '');
  expect(() => listFiles(folder, 'pages')).toThrow(/is not written in UTF-8\. Please rename it\.$/);
});

test('a page that is deleted between listing and reading asks to start again', () => {
  const texts = openTexts({ productRoot: folder, siteRoot: folder });
  rmSync(join(folder, 'pages/index.yaml'));
  expect(() => texts.text('pages/index.yaml')).toThrow(/was deleted while the site was being read/);
});
