// Builds a site: checks it, renders the pages that have changed, and writes the folder that a host
// serves.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedSite, SchemaSet } from '../checker/check-site.ts';
import type { SiteSource } from '../checker/site-source.ts';
import type { Site } from '#schemas';
import { openBuildMemory, type BuildMemory } from './build-memory.ts';
import { buildPages, hashSharedInputs, type BuiltPages } from './build-pages.ts';
import { loadBundles, type Bundles } from './bundles/bundle-cache.ts';
import { assetQuality, pageQuality } from '../base/disk/compress.ts';
import { embedsOf, type Embeds } from './hosts/content-policy.ts';
import { siteFonts, type SiteFonts } from './fonts/site-fonts.ts';
import { openFileVersions } from '../site/folder/file-versions.ts';
import { calendarFiles } from './feeds/calendar-files.ts';
import { feedFiles } from './feeds/feed-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { hostPlan } from './hosts/host-plan.ts';
import { llmsFile } from './markdown-pages/machine-files.ts';
import { makeIcons } from './images/site-icons.ts';
import { stripMetadata } from './images/strip-metadata.ts';
import { shipPictures, withBroken } from './images/ship-pictures.ts';
import { openPageCache } from '../site/folder/page-cache-store.ts';
import { forgetPreviousBuild, type BuildInputs, type BuildRequest, type BuildResult } from './previous-build.ts';
import { loadChecker, hashProgram } from '../site/folder/load-checker.ts';
import { shallowEqualMaps } from '../base/disk/equal-maps.ts';
import { openOutput, type OutputFolder } from '../base/disk/output-folder.ts';
import { printReplaced } from '../site/folder/print-replaced.ts';
import { readFacts, readSchemas, type Project } from '../site/folder/project.ts';
import { keepSearchIndex, listSearched, writeSearchIndex } from './search/search-index.ts';
import { listPublic } from '../site/public-folder/list-public.ts';
import { listFiles } from '../base/disk/list-files.ts';
import { diagnosticsOfFailures } from './render-failure.ts';
import { report } from '../site/report/report.ts';
import { functionForms } from './hosts/function-forms.ts';
import { netlifyForms } from './hosts/netlify-forms.ts';
import { siteMap } from './site-map.ts';
import { openTexts } from '../site/folder/site-texts.ts';

/**
 * Builds a site. Pages and files that are the same as in the previous build into the folder are
 * left alone.
 * @param paths of the site's texts, with their stamps
 * @returns null when it is not whole because of problems, which are reported
 */
export async function buildSite(
  project: Project,
  { outDir, compress, preview }: BuildRequest,
  { paths, stamps }: BuildInputs['texts'],
): Promise<BuildResult | null> {
  const versions = openFileVersions(project, stamps);
  const source = { texts: openTexts(project, versions, paths), facts: readFacts(project, preview) };
  const schemas = readSchemas(project);
  const known = openPageCache(project, hashProgram(project, schemas));
  const checker = loadChecker(project, known.pages, schemas);
  const checked = checker.checkSite(source);
  known.save();
  versions.save();
  printReplaced(project);
  report(checked.diagnostics, source.texts);
  if (!isSound(checked)) return null;

  const bundles = await loadBundles(project);
  const memory = openBuildMemory(project, outDir, known.version);
  const output = openOutput(outDir, memory.output);
  const quality = pageQuality(checked.pages.length, compress);
  const embeds = collectEmbeds(checked, schemas, bundles);
  const { site } = checked;
  const fonts = await loadFonts(project, site);
  const sharedInputs = hashSharedInputs({ bundles, version: known.version, site, embeds, fonts, quality });
  forgetPreviousBuild(project, outDir);
  const shared = { project, bundles, embeds, fonts, output };
  const { pages, rendered, failures } = await buildPages(checked, { ...shared, sharedInputs, memory, quality });
  if (failures.length > 0) {
    report(diagnosticsOfFailures(failures), source.texts);
    return null;
  }
  const parts: Parts = { ...shared, site, source, quality: compress === false ? undefined : assetQuality };
  const broken = await writePictures(pages, parts);
  if (broken.length > 0) {
    report(checker.checkSite({ ...source, facts: withBroken(source.facts, broken) }).diagnostics, source.texts);
    return null;
  }
  writeSiteFiles(checked, outDir, parts);
  if (embeds.wasm) await buildSearch(checked, { outDir, output, pages, memory });
  memory.save({ pages, output: output.finish() });
  const { diagnostics, hidden, validUntil } = checked;
  const isLeftToHost = quality === undefined && compress !== false;
  const { version } = known;
  const leftOut = source.facts.leftOut ?? [];
  const junk = leftOut.filter(({ reason }) => reason === 'junk').map(({ path }) => path);
  const more = { isLeftToHost, hidden, junk, url: site.url, version, validUntil };
  return { diagnostics, pages: pages.size, rendered, ...more };
}

async function loadFonts(project: Project, site: Site): Promise<SiteFonts> {
  const fonts = await siteFonts(project, site);
  for (const remark of fonts.remarks) console.warn(remark);
  return fonts;
}

type SoundSite = CheckedSite & { site: Site };

function isSound(checked: CheckedSite): checked is SoundSite {
  return checked.site !== undefined && !checked.diagnostics.some(({ severity }) => severity === 'error');
}

/** @returns what the pages show of other sites, by their settings and the schemas of their sections */
export function collectEmbeds(
  { pages }: Pick<CheckedSite, 'pages'>,
  { blocks }: Pick<SchemaSet, 'blocks'>,
  { frameOrigins }: Bundles,
): Embeds {
  const types = new Set<string>();
  const frames = new Set<string>();
  for (const page of pages) {
    for (const type of page.types) types.add(type);
    for (const origin of page.frames) frames.add(origin);
  }
  const used = Object.entries(blocks).filter(([type]) => types.has(type));
  return embedsOf(
    used.map(([, schema]) => schema),
    [...frames],
    frameOrigins,
  );
}

interface Parts {
  project: Project;
  site: Site;
  source: SiteSource;
  bundles: Bundles;
  embeds: Embeds;
  fonts: SiteFonts;
  output: OutputFolder;
  /** Of the compressed forms of what is not a page; none without. */
  quality: number | undefined;
}

/**
 * Writes the public folder, with the icons that it does not have, and of its photos the files that
 * pages show instead.
 * @returns the photos that are broken
 */
async function writePictures(
  pages: BuiltPages['pages'],
  { project, site, source, output, quality }: Parts,
): Promise<string[]> {
  const lists = new Set<string[]>();
  const photos = new Set<string>();
  for (const page of pages.values()) {
    for (const list of page.variants) lists.add(list);
    for (const address of page.photos) photos.add(address);
  }
  const variants = new Set([...lists].flat());
  const { broken, leftOut } = await shipPictures({
    project,
    images: source.facts.images,
    variants,
    photos,
    output,
  });
  const folder = join(project.siteRoot, 'public');
  const { published } = listPublic(project.siteRoot);
  for (const [path, file] of Object.entries(await makeIcons(folder, site))) output.write(path, file, { quality });
  for (const path of published) {
    if (leftOut.has(`/${path}`)) continue;
    output.write(path, await stripMetadata(path, readFileSync(join(folder, path))), { quality });
  }
  return broken;
}

interface SearchParts {
  outDir: string;
  output: OutputFolder;
  pages: BuiltPages['pages'];
  memory: BuildMemory;
}

/** Indexes the site for its search, unless all pages are the same as in the previous build. */
async function buildSearch(checked: SoundSite, { outDir, output, pages, memory }: SearchParts): Promise<void> {
  if (shallowEqualMaps(pages, memory.pages) && keepSearchIndex(output, memory.output.files.keys())) return;
  const routes = listSearched(checked.pages).map(({ route }) => route);
  await writeSearchIndex({ outDir, output, routes });
}

/** Writes what is there once for the whole site. */
function writeSiteFiles(
  { site, pages, feeds, calendars }: SoundSite,
  outDir: string,
  { bundles, embeds, fonts, output, quality, source }: Omit<Parts, 'project' | 'site'>,
): void {
  for (const path of listFiles(bundles.folder, ''))
    output.write(path, readFileSync(join(bundles.folder, path)), { quality });
  for (const [path, file] of Object.entries(fonts.files)) output.write(path, readFileSync(file));
  for (const [path, text] of [...siteMap(site, pages), ...netlifyForms(site)]) output.write(path, text, { quality });
  if (site.markdownPages && !source.facts.files?.has('/llms.txt'))
    output.write('llms.txt', llmsFile(site, pages), { quality });
  for (const [path, text] of feeds.flatMap((feed) => feedFiles(feed, site))) output.write(path, text, { quality });
  for (const [path, text] of calendars.flatMap((each) => calendarFiles(each, site)))
    output.write(path, text, { quality });
  const routes = pages.map(({ route }) => route);
  const forHosts = hostFiles(hostPlan(site, routes, { script: bundles.early, embeds }));
  for (const [path, text] of Object.entries(forHosts.inFolder)) output.write(path, text);
  const beside = `${outDir}-hosts`;
  mkdirSync(beside, { recursive: true });
  const forms = functionForms(site);
  const others = { ...forHosts.beside, ...(forms && { 'forms.json': forms }) };
  for (const [path, text] of Object.entries(others)) writeFileSync(join(beside, path), text);
}
