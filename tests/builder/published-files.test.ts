// A build with files in the public folder that visitors must not read.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { build } from '../../src/builder/build.ts';
import { productRoot } from '../product-root.ts';

test('publishes no keys, repositories and links out of the site, and says so; later builds are not stopped', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-published-'));
  const outDir = join(siteRoot, 'dist');
  const again = () => build({ productRoot, siteRoot }, { outDir });
  const write = (path: string, text = 'SECRET=1') => {
    mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
    writeFileSync(join(siteRoot, path), text);
  };
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  write('public/.well-known/security.txt', 'Contact: mailto:a@example.com');
  write('public/images/.gitkeep', '');
  expect(await again()).toBe(0);
  expect(said.mock.calls.flat().join('\n')).toContain('Not in it, left in public by programs: images/.gitkeep');
  expect(readFileSync(join(outDir, '.well-known/security.txt'), 'utf8')).toContain('Contact');

  write('public/.env');
  write('public/.git/config');
  symlinkSync(tmpdir(), join(siteRoot, 'public/everything'));
  printed.mockClear();
  said.mockClear();
  expect(await again()).toBe(1);
  const text = [...printed.mock.calls, ...said.mock.calls].flat().join('');
  for (const part of [
    'public/.env is not published',
    'public/.git is not',
    'public/everything is a link to a place outside',
  ])
    expect(text).toContain(part);
  for (const name of ['.env', '.git', 'everything', 'images/.gitkeep'])
    expect(existsSync(join(outDir, name))).toBe(false);

  for (const name of ['.env', '.git', 'everything']) rmSync(join(siteRoot, 'public', name), { recursive: true });
  expect(await again()).toBe(0);
  rmSync(siteRoot, { recursive: true });
  vi.restoreAllMocks();
});
