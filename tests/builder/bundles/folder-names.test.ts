// Folders of sites whose names have signs that mean something else in addresses and patterns.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runBuild } from '../../../src/builder/build.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { readFacts } from '../../../src/site/folder/project.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';
import { productRoot } from '../../product-root.ts';

it('a site with sections of its own is checked and built in a folder with blanks, percent signs, a hash and brackets', async () => {
  const home = mkdtempSync(join(tmpdir(), 'pagewright-folder-names-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const siteRoot = join(home, "Müller's 100%25 🥐 #2 [50%20x] {a}");
  cpSync(join(productRoot, 'tests/fixtures/sites/hotel'), siteRoot, { recursive: true });
  const project = { productRoot, siteRoot };
  const source = { texts: openTexts(project), facts: readFacts(project) };
  expect(loadChecker(project).checkSite(source).diagnostics).toEqual([]);
  const outDir = join(siteRoot, 'dist');
  expect(await runBuild(project, { outDir })).toMatchObject({ ok: true, pages: 3 });
  expect(existsSync(join(outDir, 'index.html'))).toBe(true);
});

it.each(['a?b', 'a*b'])('no site is built in the folder %s', async (name) => {
  const siteRoot = join(tmpdir(), name);
  const built = runBuild({ productRoot, siteRoot }, { outDir: join(siteRoot, 'dist') });
  await expect(built).rejects.toThrow(`has a ${name[1]} in its path`);
});
