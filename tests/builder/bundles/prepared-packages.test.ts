// Packages that Vite prepares: servers begin with what others have prepared, and take nothing away from each other.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPreparedPackages, type PreparedPackages } from '../../../src/builder/bundles/prepared-packages.ts';
import { startVite } from '../../../src/dev/server/start-vite.ts';
import { productRoot } from '../../product-root.ts';

let base = '';
const opened: PreparedPackages[] = [];
const open = () => {
  const packages = openPreparedPackages(base);
  opened.push(packages);
  return packages;
};
beforeEach(() => void (base = mkdtempSync(join(tmpdir(), 'pagewright-packages-'))));
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
  rmSync(base, { recursive: true });
});

/** Prepares as Vite does: the record comes with all the rest. */
function prepare({ folder }: PreparedPackages, browserHash: string, code: string): void {
  mkdirSync(join(folder, 'new'));
  writeFileSync(join(folder, 'new/react.js'), code);
  writeFileSync(join(folder, 'new/_metadata.json'), JSON.stringify({ browserHash }));
  rmSync(join(folder, 'deps'), { recursive: true, force: true });
  cpSync(join(folder, 'new'), join(folder, 'deps'), { recursive: true });
  rmSync(join(folder, 'new'), { recursive: true });
}
const readCode = ({ folder }: PreparedPackages) => readFileSync(join(folder, 'deps/react.js'), 'utf8');
const kept = () => readdirSync(base).filter((name) => !name.startsWith('server-'));

it('a server begins with what an earlier one has prepared, in a folder of its own', async () => {
  const [one, two] = [open(), open()];
  expect(existsSync(join(one.folder, 'deps'))).toBe(false);
  prepare(one, 'a', 'first');
  await vi.waitFor(() => expect(kept()).toEqual(['prepared-a']), 10_000);
  const three = open();
  expect(readCode(three)).toBe('first');
  // Whatever the others do with theirs.
  prepare(two, 'b', 'second');
  await vi.waitFor(() => expect(kept()).toEqual(['prepared-b']), 10_000);
  two.close();
  expect([readCode(one), readCode(three), readCode(open())]).toEqual(['first', 'first', 'second']);
});

it('the folders of servers that were killed go, those of running ones stay', () => {
  mkdirSync(join(base, 'server-999999999-1/deps'), { recursive: true });
  const running = open();
  open();
  expect(readdirSync(base)).not.toContain('server-999999999-1');
  expect(existsSync(running.folder)).toBe(true);
  running.close();
  expect(existsSync(running.folder)).toBe(false);
});

it('what one site has prepared is right for every other site', async () => {
  const start = async (name: string) => {
    const siteRoot = join(base, name);
    cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
    const http = createServer();
    const vite = await startVite({ productRoot, siteRoot }, { http, log: console.error });
    const { hash } = vite.environments.client.depsOptimizer!.metadata;
    const { cacheDir } = vite.config;
    const parts = await vite.environments.client.pluginContainer.resolveId('#own-parts');
    await vite.close();
    return {
      hash,
      cacheDir,
      isLeft: existsSync(cacheDir),
      isOwn: parts?.id.startsWith(siteRoot.replaceAll('\\', '/')),
    };
  };
  const [one, other] = [await start('one'), await start('other')];
  expect(one.hash).toBe(other.hash);
  expect(one.cacheDir).not.toBe(other.cacheDir);
  expect(one).toMatchObject({ isLeft: false, isOwn: true });
});
