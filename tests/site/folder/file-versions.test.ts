// File versions: a file whose stamp is unchanged is not read again, and any change is noticed.
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFileVersions } from '../../../src/site/folder/file-versions.ts';

let siteRoot: string;
const file = () => join(siteRoot, 'site.yaml');
/** A run of the program: what it says of the file, and whether it has read it. */
const run = () => {
  const files = openFileVersions({ productRoot: '', siteRoot });
  const read = vi.fn(() => readFileSync(file(), 'utf8'));
  const version = files.get('site.yaml', read);
  files.save();
  return { version, isRead: read.mock.calls.length > 0 };
};
/** Lets the clock of the program go on, so that the file's last change is long ago. */
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-files-'));
  writeFileSync(file(), 'one');
  wait(10_000);
  expect(run()).toEqual({ version: 'one', isRead: true });
});
afterEach(() => vi.useRealTimers());

it('does not read a file whose stamp is unchanged', () => {
  expect(run()).toEqual({ version: 'one', isRead: false });
  expect(run()).toEqual({ version: 'one', isRead: false });
});

it('reads a file that was written again, also with the same size and time', () => {
  const { atime, mtime } = statSync(file());
  writeFileSync(file(), 'two');
  utimesSync(file(), atime, mtime);
  expect(run()).toEqual({ version: 'two', isRead: true });
});

it('reads a file that was replaced by another', () => {
  const { atime, mtime } = statSync(file());
  writeFileSync(`${file()}.new`, 'two');
  utimesSync(`${file()}.new`, atime, mtime);
  renameSync(`${file()}.new`, file());
  expect(run()).toEqual({ version: 'two', isRead: true });
});

it('reads a file again while a further change might not alter its stamp', () => {
  writeFileSync(file(), 'two');
  vi.setSystemTime(statSync(file()).ctimeMs + 1000);
  expect(run()).toEqual({ version: 'two', isRead: true });
  expect(run()).toEqual({ version: 'two', isRead: true });
  wait(10_000);
  expect(run()).toEqual({ version: 'two', isRead: true });
  expect(run()).toEqual({ version: 'two', isRead: false });
});

it('reads everything when the store is damaged or missing', () => {
  const known = join(siteRoot, '.pagewright/check/files.json');
  writeFileSync(known, '{"version": ');
  expect(run()).toEqual({ version: 'one', isRead: true });
  rmSync(known);
  expect(run()).toEqual({ version: 'one', isRead: true });
});
