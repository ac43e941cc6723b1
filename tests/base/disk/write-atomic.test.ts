// Author's files keep what they are when they are written: links, permissions, and a whole text.
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile, writeAtomic } from '../../../src/base/disk/write-atomic.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-write-'));
  writeFileSync(at('a.yaml'), 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('replaces a file, with its permissions, and leaves nothing beside it', () => {
  chmodSync(at('a.yaml'), 0o640);
  replaceFile(at('a.yaml'), 'new');
  expect(readFileSync(at('a.yaml'), 'utf8')).toBe('new');
  expect(statSync(at('a.yaml')).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});

it.each([['new'], [Buffer.from('new')]])('writes through links, also what is no text', (content) => {
  symlinkSync(at('a.yaml'), at('symbolic.yaml'));
  replaceFile(at('symbolic.yaml'), content);
  expect(readFileSync(at('a.yaml'), 'utf8')).toBe('new');
  expect(lstatSync(at('symbolic.yaml')).isSymbolicLink()).toBe(true);
  linkSync(at('a.yaml'), at('hard.yaml'));
  replaceFile(at('hard.yaml'), 'newer');
  expect(readFileSync(at('a.yaml'), 'utf8')).toBe('newer');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('makes folders for a new file, and removes one', () => {
  replaceFile(at('b/c/new.yaml'), 'new');
  expect(readFileSync(at('b/c/new.yaml'), 'utf8')).toBe('new');
  replaceFile(at('b/c/new.yaml'), null);
  replaceFile(at('b/c/new.yaml'), null);
  expect(readdirSync(at('b/c'))).toEqual([]);
});

it('leaves nothing beside a folder, in whose place it cannot be', () => {
  expect(() => writeAtomic(folder, 'text')).toThrow(/EISDIR|ENOTEMPTY|EPERM|EEXIST/);
  expect(readdirSync(join(folder, '..')).filter((name) => name.startsWith(`${folder.split('/').at(-1)}.`))).toEqual([]);
});
