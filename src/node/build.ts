// The build: check the site, bundle the browser's part, render every page, write the folder that a host serves.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckedSite, View } from '../content/check-site.ts';
import type { Site } from '#schemas';
import { compressFolder } from './compress.ts';
import { bundleBrowser, bundleRenderer, earlyScript } from './bundle.ts';
import { shipPictures, withBroken } from './images/ship-pictures.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, type Project } from './project.ts';
import { prerender } from './prerender.ts';
import { hostFiles } from './hosts/host-files.ts';
import { hostPlan } from './hosts/host-plan.ts';
import { diagnosticsOfFailures } from './render-failure.ts';
import { report } from './report/report.ts';
import { textsOnDisk } from './site-texts.ts';
import { iconSprite } from './sprite.ts';
import { viewOf } from './view-options.ts';

/**
 * Builds a site into `outDir`.
 * @param view for when, and whether with drafts; visitors see the site as it is now
 * @returns the exit code: 0 written, 1 not written because of problems, which are reported
 */
export async function build(project: Project, outDir: string, view: View = viewOf({})): Promise<0 | 1> {
  const began = performance.now();
  const source = { texts: textsOnDisk(project), facts: readFacts(project, view) };
  const checker = loadChecker(project);
  const checked = checker.checkSite(source);
  report(checked.diagnostics, source.texts);
  if (hasErrors(checked) || !checked.site) return 1;
  const [browser, renderer, early] = [
    await bundleBrowser(project, outDir),
    await bundleRenderer(project),
    await earlyScript(project),
  ];
  const { files, failures } = prerender(checked.pages, { project, site: checked.site, browser, renderer, early });
  if (failures.length > 0) {
    report(diagnosticsOfFailures(failures), source.texts);
    return 1;
  }
  files['icons.svg'] = iconSprite(project, checked.site, checked.pages);
  Object.assign(files, filesForSearch(checked.site, checked.pages));
  const routes = checked.pages.map(({ route }) => route);
  const forHosts = hostFiles(hostPlan(checked.site, routes, early));
  writeAll(outDir, files);
  const { facts } = source;
  const broken = await shipPictures({ project, images: facts.images, texts: Object.values(files), outDir });
  if (broken.length > 0) {
    report(checker.checkSite({ ...source, facts: withBroken(facts, broken) }).diagnostics, source.texts);
    return 1;
  }
  compressFolder(outDir);
  writeAll(outDir, forHosts.inFolder);
  writeAll(`${outDir}-hosts`, forHosts.beside);
  console.log(
    `Built ${checked.pages.length} pages into ${outDir} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  const { hidden } = checked;
  if (hidden.length > 0) console.log(`Not in it, by draft or publish: ${hidden.join(', ')}`);
  return 0;
}

function hasErrors({ diagnostics }: CheckedSite): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

function filesForSearch(site: Site, pages: { route: string; listed: boolean }[]): Record<string, string> {
  const listed = pages
    .filter((page) => page.listed && !page.route.endsWith('/404'))
    .map((page) => site.url + page.route);
  const urls = listed.sort().map((url) => `<url><loc>${url}</loc></url>`);
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`,
  };
}

function writeAll(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
