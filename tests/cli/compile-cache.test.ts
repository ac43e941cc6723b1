// The compile cache: cached code is never that of another source, and a start without it works as
// well.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';

const cacheModule = fileURLToPath(new URL('../../bin/compile-cache.mjs', import.meta.url));
let folder: string;

const path = (name: string) => join(folder, 'ours', name);
const write = (name: string, source: string) => writeFileSync(path(name), source);
const start = () => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'start.mjs')], { encoding: 'utf8' });
  return stdout.trim() + stderr;
};
const written = () => statSync(path('a.cjs.code')).mtimeMs;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-code-'));
  mkdirSync(join(folder, 'ours'));
  mkdirSync(join(folder, 'others'));
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { createRequire } from 'node:module';
import { enableCompileCache } from ${JSON.stringify(cacheModule)};
enableCompileCache([${JSON.stringify(join(folder, 'ours'))}]);
console.log(createRequire(import.meta.url)('./ours/a.cjs').say());`,
  );
  writeFileSync(join(folder, 'others/c.cjs'), 'exports.c = () => 3;');
  write('b.cjs', 'const a = require("./a.cjs"); exports.b = () => typeof a.say;');
  write(
    'a.cjs',
    'const { b } = require("./b.cjs"); exports.say = () => `one ${b()} ${require("../others/c.cjs").c()}`;',
  );
});

test('the second start uses the code that the first one saved, with the functions that ran', () => {
  expect(start()).toBe('one function 3');
  expect(readdirSync(join(folder, 'ours'))).toEqual(['a.cjs', 'a.cjs.code', 'b.cjs', 'b.cjs.code']);
  expect(readdirSync(join(folder, 'others'))).toEqual(['c.cjs']);
  const first = written();
  expect(start()).toBe('one function 3');
  expect(written()).toBe(first);
});

test('a changed source of the same length runs, not its old code', () => {
  start();
  write('a.cjs', readFileSync(path('a.cjs'), 'utf8').replace('one', 'two'));
  expect(start()).toBe('two function 3');
  expect(start()).toBe('two function 3');
});

test.each([
  ['cut off', (code: Buffer) => code.subarray(0, code.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['damaged', (code: Buffer) => code.fill(7, code.length / 2, code.length / 2 + 64)],
  ['of something else', () => Buffer.from('x'.repeat(5000))],
])('code that is %s is compiled again', (_, damage) => {
  start();
  writeFileSync(path('a.cjs.code'), damage(readFileSync(path('a.cjs.code'))));
  expect(start()).toBe('one function 3');
  const mended = written();
  expect(start()).toBe('one function 3');
  expect(written()).toBe(mended);
});

test('a program in a read-only folder runs without the cache', () => {
  for (const name of ['a.cjs.code', 'b.cjs.code']) mkdirSync(path(name));
  expect(start()).toBe('one function 3');
  expect(start()).toBe('one function 3');
  expect(readdirSync(join(folder, 'ours'))).toEqual(['a.cjs', 'a.cjs.code', 'b.cjs', 'b.cjs.code']);
});

test('an error in cached code has its place in the source', () => {
  write('a.cjs', 'exports.say = () => {\n  throw new Error("no");\n};');
  for (const kept of [false, true]) {
    expect(existsSync(path('a.cjs.code'))).toBe(kept);
    expect(start()).toContain(`${path('a.cjs')}:2`);
  }
  rmSync(folder, { recursive: true });
});
