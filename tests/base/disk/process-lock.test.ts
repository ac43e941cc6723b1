// A lock is held by one process at a time, and by none that has died.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { holdLock } from '../../../src/base/disk/process-lock.ts';

let file: string;
beforeEach(() => void (file = join(mkdtempSync(join(tmpdir(), 'pagewright-lock-')), 'cache/out.lock')));
const nobody = (): never => expect.fail('the lock was held');
const leaveLock = (pid: number, more: object = {}) =>
  writeFileSync(file, JSON.stringify({ pid, host: hostname(), since: Date.now(), ...more }));

test('who comes second waits, and is told for whom', async () => {
  const order: string[] = [];
  const release = await holdLock(file, nobody);
  const second = holdLock(file, (pid) => order.push(`waits for ${pid}`)).then((end) => (order.push('second'), end()));
  await wait(250);
  order.push('first ends');
  release();
  await second;
  expect(order).toEqual([`waits for ${process.pid}`, 'first ends', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('a process that was killed holds nothing, and one that lives does', async () => {
  (await holdLock(file, nobody))();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  leaveLock(other.pid!);
  let waited = 0;
  const mine = holdLock(file, (pid) => void (waited = pid));
  await wait(250);
  expect(waited).toBe(other.pid);
  const ended = new Promise((done) => other.on('exit', done));
  other.kill('SIGKILL');
  await ended;
  (await mine)();
});

test.each<[string, number, object]>([
  ['a process with this id, in another container', process.pid, { host: 'other' }],
  ['this very id, given again', process.pid, {}],
  ['a process before the computer was started', process.ppid, { since: 0 }],
])('%s holds nothing', async (_name, pid, more) => {
  (await holdLock(file, nobody))();
  leaveLock(pid, more);
  (await holdLock(file, nobody))();
  writeFileSync(file, 'half a rec');
  (await holdLock(file, nobody))();
});
