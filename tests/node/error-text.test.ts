// What people read when the disk, the call or Pagewright itself is at fault.
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { failureText, goingOn, refusalText } from '../../src/node/failure-text.ts';
import { WrongUse } from '../../src/node/wrong-use.ts';

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
  ['a folder below a file', /needs a folder where there is a file\./, () => mkdirSync(join(folder, 'file/below'))],
  [
    'a folder in the place of a file',
    /needs a folder where there is a file\./,
    () => mkdirSync(join(folder, 'file'), { recursive: true }),
  ],
])('%s is said in a sentence, with the path', (_what, sentence, task) => {
  const text = failureText(thrownBy(task));
  expect(text).toMatch(sentence);
  expect(text).toContain(folder);
  expect(text).not.toContain('\n');
});

// Tests may run as a user who may do everything, on a disk that is never full.
it.each([
  ['EACCES', 'may not be read or written'],
  ['EPERM', 'may not be read or written'],
  ['EROFS', 'can only be read'],
  ['ENOSPC', 'The disk is full'],
  ['ENOSPC', 'cannot be watched', 'watch'],
  ['EMFILE', 'cannot be watched', 'watch'],
])('%s is said in a sentence: %s', (code, sentence, syscall = 'open') => {
  const error = Object.assign(new Error(code), { code, syscall, path: '/site/pages/a.yaml' });
  expect(refusalText(error)).toContain(sentence);
  expect(refusalText(error)).toContain('/site/pages/a.yaml');
});

it.each([
  ['ENOSPC', 'The disk is full'],
  ['EDQUOT', 'more of this disk'],
  ['EFBIG', 'larger than the system allows'],
  ['EISDIR', 'a folder with the name of a file'],
])('%s of an open file, which has no path, is said in a sentence, too', (code, sentence) => {
  expect(failureText(Object.assign(new Error(code), { code, syscall: 'write' }))).toContain(sentence);
});

it.each([
  ['a file that is not there, and no link leads to it', () => readFileSync(join(folder, 'nothing.yaml'))],
  ['any other error', () => (undefined as unknown as string).length],
])('%s is a mistake of ours, with its stack', (_what, task) => {
  const error = thrownBy(task) as Error;
  expect(refusalText(error)).toBeUndefined();
  expect(failureText(error)).toContain('This is our mistake, not yours.');
  expect(failureText(error)).toContain(error.stack);
});

it('what follows a site goes on after any of them', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  goingOn(() => {
    throw new WrongUse('Not so.');
  })();
  expect(printed).toHaveBeenCalledWith('Not so.');
  printed.mockRestore();
});
