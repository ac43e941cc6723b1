// The command that shows a new page, as somebody in the site's folder can type it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { showPage } from '../../../src/cli/commands/show-page.ts';
import { productRoot } from '../../product-root.ts';

async function hear(isInstalled: boolean, start?: string) {
  const home = mkdtempSync(join(tmpdir(), 'pagewright-show-page-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const siteRoot = join(home, "rosa's bakery");
  mkdirSync(siteRoot);
  mkdirSync(join(home, 'compiled'));
  if (start !== undefined) writeFileSync(join(siteRoot, 'package.json'), JSON.stringify({ scripts: { start } }));
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  await showPage({ productRoot: isInstalled ? home : productRoot, siteRoot }, '/write', false);
  return said.mock.calls.flat().join('\n').replace(siteRoot, 'SITE');
}

it.each([
  ['a site with an installed package', true, 'pagewright dev', 'npm start'],
  ['a site beside the repository', false, 'node "../pagewright/bin/pagewright.mjs" dev --root .', 'npm start'],
  ['a folder without a package.json', true, undefined, 'npx pagewright dev --root "SITE"'],
  ['a site whose start is something else', true, 'next dev', 'npx pagewright dev --root "SITE"'],
  ['a folder that the repository builds', false, undefined, 'node bin/pagewright.mjs dev --root "SITE"'],
])('%s', async (_what, isInstalled, start, command) => {
  expect(await hear(isInstalled, start)).toBe(`To see it: ${command}, then the address /write`);
});
