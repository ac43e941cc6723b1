// A file that stands as it did is not read again, and one that does not is, whoever hides it.
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFileVersions } from '../../src/node/file-versions.ts';

let siteRoot: string;
const file = () => join(siteRoot, 'site.yaml');
/** A run of the program: what it says of the file, and whether it has read it. */
const run = () => {
  const files = openFileVersions({ productRoot: '', siteRoot });
  const read = vi.fn(() => readFileSync(file(), 'utf8'));
  const version = files.of('site.yaml', read);
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

it('does not read a file that stands as it did', () => {
  expect(run()).toEqual({ version: 'one', isRead: false });
  expect(run()).toEqual({ version: 'one', isRead: false });
});

it('reads a file that was written again, also with the same size and time', () => {
  const { atime, mtime } = statSync(file());
  writeFileSync(file(), 'two');
  utimesSync(file(), atime, mtime);
  expect(run()).toEqual({ version: 'two', isRead: true });
});

it('reads a file that another one was put in the place of', () => {
  const { atime, mtime } = statSync(file());
  writeFileSync(`${file()}.new`, 'two');
  utimesSync(`${file()}.new`, atime, mtime);
  renameSync(`${file()}.new`, file());
  expect(run()).toEqual({ version: 'two', isRead: true });
});

it('reads a file again as long as its last change is so fresh that a next one might not show', () => {
  writeFileSync(file(), 'two');
  vi.setSystemTime(statSync(file()).ctimeMs + 1000);
  expect(run()).toEqual({ version: 'two', isRead: true });
  expect(run()).toEqual({ version: 'two', isRead: true });
  wait(10_000);
  expect(run()).toEqual({ version: 'two', isRead: true });
  expect(run()).toEqual({ version: 'two', isRead: false });
});

it('reads everything when what it knew is damaged or gone', () => {
  const known = join(siteRoot, '.pagewright/check/files.json');
  writeFileSync(known, '{"version": ');
  expect(run()).toEqual({ version: 'one', isRead: true });
  rmSync(known);
  expect(run()).toEqual({ version: 'one', isRead: true });
});
