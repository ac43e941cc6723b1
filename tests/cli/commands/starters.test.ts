// Starters of a new site: each is written as its kind of computer needs it, says what is missing, and the one for Linux starts
// the site and opens the editor.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newSite } from '../../../src/cli/commands/new-site.ts';
import { productRoot } from '../../product-root.ts';

const home = mkdtempSync(join(tmpdir(), 'pagewright-starters-'));
const site = join(home, 'site with spaces');
const linux = join(site, 'start-linux.sh');
let running: ChildProcess | undefined;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await newSite(productRoot, { folder: site });
});
afterEach(() => {
  // The starter, npm and the server are one group.
  if (running?.pid) process.kill(-running.pid, 'SIGTERM');
  running = undefined;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** @returns a folder with programs of these names, as on a computer with hardly anything else */
function simulateComputer(name: string, own: Record<string, string>): string {
  const folder = mkdtempSync(join(home, name));
  for (const each of ['dirname', 'grep']) symlinkSync(findProgram(each), join(folder, each));
  for (const [program, text] of Object.entries(own)) {
    writeFileSync(join(folder, program), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, program), 0o755);
  }
  return folder;
}

function findProgram(name: string): string {
  return spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
}

describe.skipIf(process.platform === 'win32')('starters', () => {
  it.each(['start-linux.sh', 'start-mac.command'])('%s is a program without mistakes in its syntax', (name) => {
    const file = join(site, name);
    expect(statSync(file).mode & 0o111).toBe(0o111);
    expect(readFileSync(file, 'utf8')).toMatch(/^#!\/bin\/sh\n[^\r<]*$/);
    expect(spawnSync('sh', ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('the one for Windows has the line ends of Windows, and jumps only where it has a label', () => {
    const text = readFileSync(join(site, 'start-windows.cmd'), 'utf8');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n<]|[^ -~]/);
    const labels = [...text.matchAll(/^:(\w+)\r$/gm)].map(([, name]) => name);
    expect([...new Set([...text.matchAll(/goto (\w+)/g)].map(([, name]) => name))]).toEqual(labels);
    expect(text).toContain('a > 20 || (a === 20 && b >= 19)');
  });

  it('says in words that Node is missing, or too old', () => {
    const run = (path: string) => spawnSync('/bin/sh', [linux], { encoding: 'utf8', env: { PATH: path } });
    const without = run(simulateComputer('empty', {}));
    expect(without.status).toBe(1);
    expect(without.stdout).toContain('Node is not on this computer yet. Install it from https://nodejs.org');
    const old = run(simulateComputer('old', { node: '[ "$1" = --version ] && echo v18.2.0 && exit 0\nexit 1' }));
    expect(old.status).toBe(1);
    expect(old.stdout).toContain('Node 20.19 or newer is needed, and this is v18.2.0.');
  });

  it('starts the site from any folder, and opens the editor in the browser', async () => {
    const opened = join(home, 'opened');
    const browser = simulateComputer('browser', { 'xdg-open': `echo "$1" > '${opened}'` });
    const env = { ...process.env, PATH: `${browser}:${process.env.PATH}`, PORT: '0' };
    running = spawn('/bin/sh', [linux], { cwd: tmpdir(), env, detached: true, stdio: 'ignore' });
    await vi.waitFor(() => expect(existsSync(opened) && readFileSync(opened, 'utf8')).toMatch(/\n$/), {
      timeout: 120_000,
      interval: 100,
    });
    const address = readFileSync(opened, 'utf8').trim();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/__editor$/);
    expect((await fetch(address)).status).toBe(200);
  }, 150_000);
});
