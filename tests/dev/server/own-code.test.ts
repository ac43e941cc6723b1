// The site's own code in the dev server: open pages are loaded again for what has changed, and for nothing else.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { openOwnCode } from '../../../src/dev/server/own-code.ts';
import { productRoot } from '../../product-root.ts';

it('needs a load for a change of what surrounds pages, once, and for none that was read already', () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-own-code-'));
  onTestFinished(() => rmSync(siteRoot, { recursive: true }));
  cpSync(join(productRoot, 'tests/fixtures/sites/hotel'), siteRoot, { recursive: true });
  const header = join(siteRoot, 'components/header.tsx');
  const section = join(siteRoot, 'blocks/stay-price/stay-price.tsx');
  const own = openOwnCode({ productRoot, siteRoot });
  const reread = (path: string) => own.reread([path], { environments: {} as ViteDevServer['environments'] });
  expect(reread(header)).toBe(false);
  writeFileSync(header, `${readFileSync(header, 'utf8')}\n// changed`);
  expect(reread(header)).toBe(true);
  expect(reread(header)).toBe(false);
  writeFileSync(section, `${readFileSync(section, 'utf8')}\n// changed`);
  expect(reread(section)).toBe(false);
  writeFileSync(join(siteRoot, 'blocks/stay-price/more.behavior.ts'), 'export function start() {}\n');
  expect(reread(section)).toBe(true);
});
