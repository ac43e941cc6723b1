// A build in which words of a few pages have changed and nothing else: these are made by
// themselves, and what was said of the site is said again. Where anything more may follow from the
// change, the whole site is built (build-site.ts).
import { toRoute } from '../base/pure/route.ts';
import { createCollectionFinder } from '../checker/site-model/collections.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import { commonOf } from './build-pages.ts';
import type { BuiltSite } from './built-site.ts';
import { loadBundles } from './bundles/bundle-cache.ts';
import { siteFonts } from './fonts/site-fonts.ts';
import { pageQuality, fileQuality } from '../base/disk/compress.ts';
import { openFileVersions } from '../site/folder/file-versions.ts';
import { pictureFinder } from './images/pictures-in.ts';
import type { Asked, Earlier, LastBuild } from './up-to-date-check.ts';
import { loadChecker } from '../site/folder/load-checker.ts';
import { namesOfFiles, prerenderer, type PrerenderedPage } from './prerender.ts';
import { readFacts, type Project } from '../site/folder/project.ts';
import { openSignedPages, signedPage, type SignedPage } from './page-fingerprints.ts';
import { hashSharedTexts, openTexts } from '../site/folder/site-texts.ts';

/**
 * The memory of the whole site's builds is not told of these pages, so the next one makes them once
 * more.
 */
const mostPages = 20;

/**
 * @param last the last build, if nothing but texts has changed since
 * @returns undefined when the whole site is to be built
 */
export async function buildFewPages(
  project: Project,
  asked: Asked,
  { earlier, paths, look, forget }: LastBuild & { earlier: Earlier },
): Promise<BuiltSite | undefined> {
  const { built } = earlier;
  const versions = openFileVersions(project, look);
  const texts = openTexts(project, versions, paths);
  // The search has the words of all pages.
  if (hashSharedTexts(texts) !== built.texts || built.embeds.wasm) return undefined;
  const { entries: before, save } = openSignedPages(project, asked.outDir, built.version);
  const changed = paths.filter((file) => toRoute(file) !== null && before.get(file)?.text !== texts.version(file));
  if (changed.length > mostPages || changed.some((file) => isSpokenOf(file, built.outcome))) return undefined;
  const pages = changed.length > 0 ? await makePages(changed, { project, asked, texts, built }) : [];
  const signed = pages && signedAnew(pages, before);
  const left = signed && earlier.left();
  if (!left) return undefined;
  if (changed.length > 0) {
    // What is not of the site goes with the next change.
    if (!left.isPure()) return undefined;
    const quality = pageQuality(built.outcome.pages, asked.compress);
    // What stops the program from here on, the next build sees the whole site.
    forget();
    left.noteAlone(changed.map((file) => toRoute(file)!));
    for (const [path, text, alias] of pages.flatMap(({ files }) => files))
      left.output.write(path, text, { quality: fileQuality(path, quality), alias });
    left.save();
    save(signed);
  }
  versions.save();
  return { ...built, rendered: changed.length };
}

function isSpokenOf(file: string, { diagnostics }: BuiltSite['outcome']): boolean {
  return diagnostics.some((each) => [each, ...each.related].some((place) => place.file === file));
}

interface MadePage extends Pick<PrerenderedPage, 'files'> {
  file: string;
  signed: SignedPage;
}

/** @returns undefined when a page has to be seen with the whole site */
async function makePages(
  changed: readonly string[],
  { project, asked, texts, built }: { project: Project; asked: Asked; texts: TextSet; built: Earlier['built'] },
): Promise<MadePage[] | undefined> {
  const source = { texts, facts: readFacts(project, asked.preview) };
  const checker = loadChecker(project);
  const bundles = await loadBundles(project);
  const site = checker.readSiteFile(source);
  const { version, embeds, outcome } = built;
  // Other pages list them.
  const nameOf = createCollectionFinder(site?.collections ?? {});
  if (changed.some((file) => nameOf(toRoute(file)!) !== undefined)) return undefined;
  const quality = pageQuality(outcome.pages, asked.compress);
  // Another name where site.yaml is shown otherwise than by itself: without links to pages that are
  // not to be seen.
  if (!site) return undefined;
  // The list of pages for programs has their titles, and pictures are made beside the pages.
  if (site.markdownPages || site.sharePictures) return undefined;
  const fonts = await siteFonts(project, site);
  if (commonOf({ bundles, version, site, embeds, fonts, quality }) !== built.common) return undefined;
  const render = prerenderer({ project, site, bundles, embeds, fonts, renderer: bundles.loadRenderer() });
  const picturesIn = pictureFinder();
  const pages = changed.map((file): MadePage | undefined => {
    const model = checker.checkOnePage(source, file);
    const signature = checker.fingerprintAt(source, file);
    if (!model || !signature) return undefined;
    const { files, failures } = render(model);
    const made = { files: namesOfFiles(files), ...picturesIn(files[0]![1]) };
    return failures.length > 0 ? undefined : { file, files, signed: signedPage(texts.version(file), signature, made) };
  });
  return pages.every((page) => page !== undefined) ? pages : undefined;
}

/**
 * @returns all pages as they are signed now; undefined where more than words of these pages has
 * changed
 */
function signedAnew(pages: readonly MadePage[], before: ReadonlyMap<string, SignedPage>) {
  const isOther = ({ file, signed: { shape, made } }: MadePage) =>
    shape === null || shape !== before.get(file)?.shape || made !== before.get(file)?.made;
  if (pages.some(isOther)) return undefined;
  const now = new Map([...before, ...pages.map(({ file, signed }) => [file, signed] as const)]);
  return pages.some(({ file }) => sharesNews(file, before, now)) ? undefined : now;
}

/** @returns whether a word that a page has got or lost is, or was, that of another page, too */
function sharesNews(
  file: string,
  before: ReadonlyMap<string, SignedPage>,
  now: ReadonlyMap<string, SignedPage>,
): boolean {
  const [old, own] = [before.get(file)!.words, now.get(file)!.words];
  const news = new Set([...old, ...own].filter((word) => !old.includes(word) || !own.includes(word)));
  const isOfAnother = (pages: ReadonlyMap<string, SignedPage>) =>
    [...pages].some(([other, { words }]) => other !== file && words.some((word) => news.has(word)));
  return news.size > 0 && (isOfAnother(before) || isOfAnother(now));
}
