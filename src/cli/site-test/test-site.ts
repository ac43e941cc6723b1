// The command `test` of a site: check, build, links, and all its pages in a browser.
import { join } from 'node:path';
import { readBase } from '../../base/addresses/base-path.ts';
import { comparableRedirect } from '../../checker/addresses/redirects.ts';
import { build } from '../../builder/build.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, type Project } from '../../site/folder/project.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { checkTypes } from './check-types.ts';
import { findBrokenLinks, listPages } from './broken-links.ts';
import { findBrowser } from './find-browser.ts';
import { lookAtPages } from './look-at-pages.ts';

/** @returns the exit code: 0 when nothing is wrong, also when no browser was there to look */
export async function testSite(project: Project): Promise<0 | 1> {
  const outDir = join(project.siteRoot, 'dist');
  if ((await build(project, { outDir })) !== 0) return 1;
  const source = { texts: openTexts(project), facts: readFacts(project) };
  const site = loadChecker(project).readSiteFile(source);
  const redirects = new Set(site?.redirects.map(({ from }) => comparableRedirect(from)));
  const base = site ? readBase(site.url) : '';
  const pages = listPages(outDir);
  const broken = findBrokenLinks(outDir, { base, redirects });
  for (const { page, href } of broken) console.error(`${page}: the link ${href} leads nowhere`);
  console.log(
    `Links of ${countPages(pages.length)}: ${broken.length === 0 ? 'all lead somewhere' : `${broken.length} broken`}`,
  );
  const hasWrongTypes = !reportTypes(project);
  const hasFailed = broken.length > 0 || hasWrongTypes;
  const browserPath = findBrowser();
  if (browserPath === undefined) {
    console.log(
      'LEFT OUT: the pages in a browser. There is no Chrome or Chromium here: install one, or set CHROME_PATH to its program.',
    );
    return hasFailed ? 1 : 0;
  }
  const problems = await lookAtPages(project, { folder: outDir, base, pages, browserPath });
  for (const { route, problem } of problems) console.error(`${route}: ${problem}`);
  console.log(
    `Pages in a browser: ${problems.length === 0 ? `${countPages(pages.length)}, nothing found` : `${problems.length} problems`}`,
  );
  return hasFailed || problems.length > 0 ? 1 : 0;
}

function countPages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** @returns whether nothing is wrong with the types of the site's own code */
function reportTypes(project: Project): boolean {
  const types = checkTypes(project);
  if (types.kind === 'none') return true;
  if (types.kind === 'left out') {
    console.log(`LEFT OUT: the types of the site's own code. ${types.reason}`);
    return true;
  }
  if (!types.ok) console.error(types.said);
  console.log(`Types of the site's own code: ${types.ok ? 'nothing found' : 'wrong'}`);
  return types.ok;
}
