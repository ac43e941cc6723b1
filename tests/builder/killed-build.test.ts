// A build that is killed at any moment leaves whole files: the old site, or a folder that says that it is not finished.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../src/base/disk/list-files.ts';
import { isUnfinished } from '../../src/base/output/staged-files.ts';
import { productRoot } from '../product-root.ts';

const pages = 150;
const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-killed-'));
const outDir = join(siteRoot, 'dist');

const setVersion = (version: number) => {
  const page = (index: number) =>
    `title: Sorte ${index}\ndescription: Brot ${index}, Version ${version}.\nblocks:\n  - type: rich-text\n    text: Brot ${index}\n`;
  for (let index = 0; index < pages; index++) writeFileSync(join(siteRoot, `pages/sorte-${index}.yaml`), page(index));
};
const startBuild = () => {
  const args = [join(productRoot, 'bin/pagewright.mjs'), 'build', '--root', siteRoot];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const code = new Promise<number | null>((done) => child.on('exit', done));
  return { child, code };
};
/** The version of each page; a page that is not whole has none. */
const versions = () =>
  Array.from({ length: pages }, (_, index) => {
    const html = readFileSync(join(outDir, `sorte-${index}/index.html`), 'utf8');
    return html.trim().endsWith('</html>') ? Number(/Version (\d+)\./.exec(html)?.[1]) : Number.NaN;
  });

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  setVersion(0);
  expect(await startBuild().code).toBe(0);
});

test('of a build that was killed, no page is half, and a mixture says that it is one', async () => {
  let finished = 0;
  let killed = 0;
  for (let version = 1; version <= 8; version++) {
    setVersion(version);
    const began = performance.now();
    const { child, code } = startBuild();
    // From when it writes: before, a build only reads.
    while (child.exitCode === null && !isUnfinished(outDir)) await wait(1);
    const untilWriting = performance.now() - began;
    await wait((untilWriting * version) / 12);
    child.kill('SIGKILL');
    if ((await code) === 0) finished = version;
    else killed++;
    const found = versions();
    for (const each of found) expect([finished, version]).toContain(each);
    if (!isUnfinished(outDir)) expect(new Set(found).size).toBe(1);
    if (!isUnfinished(outDir)) finished = found[0]!;
  }
  expect(killed).toBeGreaterThan(3);
  expect(await startBuild().code).toBe(0);
  expect([new Set(versions()), isUnfinished(outDir)]).toEqual([new Set([8]), false]);
});

test('two builds at once leave the site as it is, one after the other', async () => {
  setVersion(20);
  const first = startBuild();
  const second = startBuild();
  expect(await Promise.all([first.code, second.code])).toEqual([0, 0]);
  expect(new Set(versions())).toEqual(new Set([20]));
  expect(isUnfinished(outDir)).toBe(false);
  expect(listFiles(siteRoot, '.pagewright/build').filter((path) => /lock|part/.test(path))).toEqual([]);
  expect(existsSync(join(outDir, 'index.html'))).toBe(true);
});
