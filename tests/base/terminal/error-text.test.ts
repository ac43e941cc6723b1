// Messages for errors of the file system, wrong use, and crashes of Pagewright.
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { describeError, logErrors, describeSystemError } from '../../../src/base/terminal/error-text.ts';
import { UsageError } from '../../../src/base/terminal/usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-failure-'));
symlinkSync('gone.yaml', join(folder, 'link.yaml'));
symlinkSync('circle.yaml', join(folder, 'circle.yaml'));
writeFileSync(join(folder, 'file'), '');

function thrownBy(task: () => void): unknown {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

it.each<[string, RegExp, () => void]>([
  [
    'a link to nothing',
    /link\.yaml is a link to gone\.yaml, which is not there\./,
    () => readFileSync(join(folder, 'link.yaml')),
  ],
  [
    'a link to itself',
    /circle\.yaml is a link that leads back to itself\./,
    () => readFileSync(join(folder, 'circle.yaml')),
  ],
  [
    'a folder below a file',
    /needs a folder, but there is a file in its place\./,
    () => mkdirSync(join(folder, 'file/below')),
  ],
  [
    'a folder in the place of a file',
    /needs a folder, but there is a file in its place\./,
    () => mkdirSync(join(folder, 'file'), { recursive: true }),
  ],
])('%s gives a message with the path', (_what, sentence, task) => {
  const text = describeError(thrownBy(task));
  expect(text).toMatch(sentence);
  expect(text).toContain(folder);
  expect(text).not.toContain('\n');
});

// Tests may run as a user who may do everything, on a disk that is never full.
it.each([
  ['EACCES', 'cannot be read or written'],
  ['EPERM', 'cannot be read or written'],
  ['EROFS', 'is on a read-only disk'],
  ['ENOSPC', 'The disk is full'],
  ['ENOSPC', 'cannot be watched', 'watch'],
  ['EMFILE', 'cannot be watched', 'watch'],
])('%s gives a message: %s', (code, sentence, syscall = 'open') => {
  const error = Object.assign(new Error(code), { code, syscall, path: '/site/pages/a.yaml' });
  expect(describeSystemError(error)).toContain(sentence);
  expect(describeSystemError(error)).toContain('/site/pages/a.yaml');
});

it.each([
  ['ENOSPC', 'The disk is full'],
  ['EDQUOT', 'quota on this disk'],
  ['EFBIG', 'larger than the system allows'],
  ['EISDIR', 'folder has the name of a file'],
])('%s of an open file, which has no path, gives a message, too', (code, sentence) => {
  expect(describeError(Object.assign(new Error(code), { code, syscall: 'write' }))).toContain(sentence);
});

it.each([
  ['a file that is not there, and no link leads to it', () => readFileSync(join(folder, 'nothing.yaml'))],
  ['any other error', () => (undefined as unknown as string).length],
])('%s is a crash of Pagewright, with its stack', (_what, task) => {
  const error = thrownBy(task) as Error;
  expect(describeSystemError(error)).toBeUndefined();
  expect(describeError(error)).toContain('This is our mistake, not yours.');
  expect(describeError(error)).toContain(error.stack);
});

it('a task that logs its errors goes on after any of them', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  logErrors(() => {
    throw new UsageError('Not so.');
  })();
  expect(printed).toHaveBeenCalledWith('Not so.');
  printed.mockRestore();
});
