// Builds a site: checks it, renders the pages that have changed, and writes the folder that a host
// serves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedSite, SiteFacts } from '../checker/check-site.ts';
import { readBase } from '../base/addresses/base-path.ts';
import { toBuiltFile } from '../base/pure/route.ts';
import { openBuildMemory } from './build-memory.ts';
import { buildPages, hashSharedInputs, type BuiltPages, type PageParts, type SoundSite } from './build-pages.ts';
import type { RenderFailure } from './prerender.ts';
import { loadBundles, type Bundles } from './bundles/bundle-cache.ts';
import { assetQuality, pageQuality } from '../base/disk/compress.ts';
import { collectEmbeds } from './hosts/collect-embeds.ts';
import { openHyphenator } from './hyphens/hyphenate-html.ts';
import { siteFonts } from './fonts/site-fonts.ts';
import { openFileVersions } from '../site/folder/file-versions.ts';
import { hostFiles } from './hosts/host-files.ts';
import { hostPlan } from './hosts/host-plan.ts';
import type { SharedParts } from './hosts/content-policy.ts';
import { stripMetadata } from './images/strip-metadata.ts';
import { shipPictures, withBroken } from './images/ship-pictures.ts';
import type { OutputSource } from './outputs/output.ts';
import { openPageCache } from '../site/folder/page-cache-store.ts';
import {
  forgetPreviousBuild,
  type BuildInputs,
  type BuildOutcome,
  type BuildRequest,
  type BuildResult,
} from './previous-build.ts';
import { loadChecker, hashProgram } from '../site/folder/load-checker.ts';
import { openOutput, type OutputFolder } from '../base/output/output-folder.ts';
import { readFacts, readSchemas, type Project } from '../site/folder/project.ts';
import { listFiles } from '../base/disk/list-files.ts';
import { diagnosticsOfFailures } from './render-failure.ts';
import { openSharePictures, type SharePictures } from './share-pictures/share-pictures.ts';
import { functionForms } from './hosts/function-forms.ts';
import { openTexts } from '../site/folder/site-texts.ts';
import { writeIfChanged } from '../base/disk/write-atomic.ts';
import { writeSiteOutputs, type OutputWriter } from './write-outputs.ts';

/**
 * Builds a site. Pages and files that are the same as in the previous build into the folder are
 * left alone.
 * @param paths of the site's texts, with their stamps
 */
export async function buildSite(
  project: Project,
  { outDir, compress, preview }: BuildRequest,
  { paths, stamps, remark }: BuildInputs['texts'] & { remark: (text: string) => void },
): Promise<BuildOutcome> {
  const versions = openFileVersions(project, stamps);
  const source = { texts: openTexts(project, versions, paths), facts: readFacts(project, preview) };
  const schemas = readSchemas(project);
  const known = openPageCache(project, hashProgram(project, schemas));
  const checker = loadChecker(project, known.pages, schemas);
  const checked = checker.checkSite(source);
  known.save();
  versions.save();
  if (!isSound(checked)) return { ok: false, diagnostics: checked.diagnostics };

  const { site } = checked;
  const { version } = known;
  const bundles = await loadBundles(project);
  const embeds = collectEmbeds(checked.pages, schemas, bundles.frameOrigins);
  const fonts = await siteFonts(project, site);
  const hyphenate = await openHyphenator(site.lang);
  const memory = openBuildMemory(project, outDir, version);
  const output = openOutput(outDir, memory.output);
  const quality = pageQuality(checked.pages.length, compress);
  const sharedInputs = hashSharedInputs({ bundles, version, site, embeds, fonts, quality });
  const derived = openDerived(checked, { project, output, facts: source.facts, hasSearch: embeds.wasm, remark });
  const writer: OutputWriter = {
    source: derived.source,
    published: source.facts.files ?? [],
    outDir,
    output,
    pageQuality: quality,
    quality: compress === false ? undefined : assetQuality,
  };
  const parts = { project, bundles, embeds, fonts, hyphenate, sharedInputs, memory, writer };
  try {
    const written = await writeSite(checked, parts);
    if (!written.ok) {
      const { failures, broken } = written;
      const facts = withBroken(source.facts, broken);
      const recheck = () => checker.checkSite({ ...source, facts }).diagnostics;
      const found = [...checked.diagnostics, ...diagnosticsOfFailures(failures)];
      return { ok: false, diagnostics: failures.length > 0 ? found : recheck() };
    }
    const isLeftToHost = quality === undefined && compress !== false;
    return { ok: true, ...summarize(checked, source.facts), ...written.counts, isLeftToHost, version };
  } finally {
    await derived.close();
    output.close();
  }
}

function isSound(checked: CheckedSite): checked is SoundSite {
  return checked.site !== undefined && !checked.diagnostics.some(({ severity }) => severity === 'error');
}

function summarize({ diagnostics, hidden, validUntil, site }: SoundSite, { leftOut = [] }: SiteFacts) {
  const junk = leftOut.filter(({ reason }) => reason === 'junk').map(({ path }) => path);
  return { diagnostics, hidden, junk, validUntil, url: site.url };
}

type WrittenSite =
  | { ok: true; counts: Pick<BuildResult, 'pages' | 'rendered'> }
  | { ok: false; failures: RenderFailure[]; broken: string[] };

/** Writes all files of a site; stops at blocks that throw, and at photos that are broken. */
async function writeSite(checked: SoundSite, parts: PageParts): Promise<WrittenSite> {
  const { project, bundles, embeds, memory, writer } = parts;
  const { pages, rendered, failures } = await buildPages(checked, parts);
  if (failures.length > 0) return { ok: false, failures, broken: [] };
  const broken = await writePublic(pages, writer);
  if (broken.length > 0) return { ok: false, failures: [], broken };
  writeBundles(bundles, writer);
  const shared = { script: bundles.early, embeds };
  await writeSiteOutputs(writer, { shared, pages, memory });
  forgetPreviousBuild(project, writer.outDir);
  writeHostConfiguration(`${writer.outDir}-hosts`, checked, shared);
  memory.save({ pages, output: writer.output.finish() });
  return { ok: true, counts: { pages: pages.size, rendered } };
}

interface DerivedParts {
  project: Project;
  output: OutputFolder;
  facts: SiteFacts;
  hasSearch: boolean;
  remark: (text: string) => void;
}

/** Opens the source of derived outputs; documents are those that the build has made. */
function openDerived(
  { site, pages, feeds, calendars }: SoundSite,
  { project, output, facts, hasSearch, remark }: DerivedParts,
): { source: OutputSource; close(): Promise<void> } {
  let pictures: Promise<SharePictures> | undefined;
  const source: OutputSource = {
    project,
    site,
    base: readBase(site.url),
    pages,
    feeds,
    calendars,
    hasSearch,
    images: facts.images,
    isAuthored: (path) => facts.files?.has(`/${path}`) ?? false,
    readDocument: ({ route }) => readFileSync(output.locate(toBuiltFile(route)), 'utf8'),
    openSharePictures: () => (pictures ??= openSharePictures(project, site)),
  };
  const close = async () => {
    const opened = await pictures?.catch(() => undefined);
    for (const each of opened?.remarks() ?? []) remark(each);
    opened?.close();
  };
  return { source, close };
}

/**
 * Writes the public folder, and of its photos the files that pages show instead.
 * @returns the photos that are broken
 */
async function writePublic(
  pages: BuiltPages['pages'],
  { source: { project, images }, published, output, quality }: OutputWriter,
): Promise<string[]> {
  const lists = new Set<string[]>();
  const photos = new Set<string>();
  for (const page of pages.values()) {
    for (const list of page.variants) lists.add(list);
    for (const address of page.photos) photos.add(address);
  }
  const variants = new Set([...lists].flat());
  const { broken, leftOut } = await shipPictures({ project, images, variants, photos, output });
  const folder = join(project.siteRoot, 'public');
  for (const address of published) {
    if (leftOut.has(address)) continue;
    const path = address.slice(1);
    output.write(path, await stripMetadata(path, readFileSync(join(folder, path))), { quality });
  }
  return broken;
}

function writeBundles({ folder }: Bundles, { output, quality }: OutputWriter): void {
  for (const path of listFiles(folder, '')) output.write(path, readFileSync(join(folder, path)), { quality });
}

/** Writes what has no business in a folder that visitors can read. */
function writeHostConfiguration(folder: string, { site, pages }: SoundSite, shared: SharedParts): void {
  const routes = pages.map(({ route }) => route);
  const forms = functionForms(site);
  const files = { ...hostFiles(hostPlan(site, routes, shared)).beside, ...(forms && { 'forms.json': forms }) };
  for (const [path, text] of Object.entries(files)) writeIfChanged(join(folder, path), text);
}
