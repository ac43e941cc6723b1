// A build in which words of a few pages have changed and nothing else: these are made by themselves, and what was said of the
// site is said again. Where anything more may follow from the change, the whole site is built (build-site.ts).
import { routeOf } from '../content/route.ts';
import type { Texts } from '../content/texts.ts';
import { commonOf } from './build-pages.ts';
import type { BuiltSite } from './build-site.ts';
import { loadBundles } from './bundle-cache.ts';
import { pageQuality, qualityOfFile } from './compress.ts';
import { openFileVersions } from './file-versions.ts';
import { pictureFinder } from './images/pictures-in.ts';
import type { Asked, Earlier, LastBuild } from './last-build.ts';
import { loadChecker } from './load-checker.ts';
import { namesOfFiles, prerenderer, type PrerenderedPage } from './prerender.ts';
import { readFacts, type Project } from './project.ts';
import { openSignedPages, signedPage, type SignedPage } from './signed-pages.ts';
import { commonVersion, textsOnDisk } from './site-texts.ts';

/** The memory of the whole site's builds is not told of these pages, so the next one makes them once more. */
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
  const texts = textsOnDisk(project, versions, paths);
  if (commonVersion(texts) !== built.texts) return undefined;
  const { entries: before, save } = openSignedPages(project, asked.outDir, built.version);
  const changed = paths.filter((file) => routeOf(file) !== null && before.get(file)?.text !== texts.version(file));
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
    left.noteAlone(changed.map((file) => routeOf(file)!));
    for (const [path, text, alias] of pages.flatMap(({ files }) => files))
      left.output.write(path, text, { quality: qualityOfFile(path, quality), alias });
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
  { project, asked, texts, built }: { project: Project; asked: Asked; texts: Texts; built: Earlier['built'] },
): Promise<MadePage[] | undefined> {
  const source = { texts, facts: readFacts(project, asked.view) };
  const checker = loadChecker(project);
  const bundles = await loadBundles(project.productRoot);
  const site = checker.glanceSite(source);
  const { version, embeds, outcome } = built;
  const quality = pageQuality(outcome.pages, asked.compress);
  // Another name where site.yaml is shown otherwise than by itself: without links to pages that are not to be seen.
  if (!site || commonOf({ bundles, version, site, embeds, quality }) !== built.common) return undefined;
  const render = prerenderer({ project, site, bundles, embeds, renderer: bundles.loadRenderer() });
  const picturesIn = pictureFinder();
  const pages = changed.map((file): MadePage | undefined => {
    const model = checker.glance(source, file);
    const signature = checker.signatureAt(source, file);
    if (!model || !signature) return undefined;
    const { files, failures } = render(model);
    const made = { files: namesOfFiles(files), ...picturesIn(files[0]![1]) };
    return failures.length > 0 ? undefined : { file, files, signed: signedPage(texts.version(file), signature, made) };
  });
  return pages.every((page) => page !== undefined) ? pages : undefined;
}

/** @returns all pages as they are signed now; undefined where more than words of these pages has changed */
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
