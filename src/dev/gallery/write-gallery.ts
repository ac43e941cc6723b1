// The gallery as a folder of static pages, and the examples as a site: `pagewright gallery`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectEmbeds } from '../../builder/hosts/collect-embeds.ts';
import { loadBundles } from '../../builder/bundles/bundle-cache.ts';
import type { PageModel } from '../../checker/check-site.ts';
import type { Site } from '#schemas';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { openOutput, type OutputFolder } from '../../base/disk/output-folder.ts';
import { prerenderer } from '../../builder/prerender.ts';
import { siteFonts } from '../../builder/fonts/site-fonts.ts';
import { readFacts, readSchemas, type Project } from '../../site/folder/project.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { diagnosticsOfFailures } from '../../builder/render-failure.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { examplesSite, publicFiles, type Look } from './examples-site.ts';
import { galleryFiles } from './gallery-files.ts';
import { renderBlockPage, renderIndexPage, type GalleryPlace } from './gallery-pages.tsx';
import { readGallery, type Gallery } from './gallery.ts';
import { renderLooksPage } from './looks-page.tsx';
import { usesOf } from './uses.ts';

const place: GalleryPlace = { base: '', withPages: false };

/**
 * Writes the gallery into `outDir`, in the look of the project's site and with the places where
 * that site uses each type.
 * @returns the exit code: 0 written, 1 not written because an example cannot be shown
 * @throws UsageError if the folder holds something else
 */
export async function writeGallery(project: Project, outDir: string): Promise<0 | 1> {
  refuseOthers(outDir);
  const source = { texts: openTexts(project), facts: readFacts(project) };
  const { site, pages } = loadChecker(project).checkSite(source);
  const look: Look | undefined = site && { lang: site.lang, labels: site.labels, theme: site.theme };
  const gallery = readGallery(project, look);
  const output = openOutput(outDir);
  const problems = gallery.problems.length === 0 ? await writeShown(gallery, project, output) : gallery.problems;
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    return 1;
  }
  writeOwn(gallery, { project, output, pages, files: await galleryFiles(project) });
  output.finish();
  console.log(`The gallery of ${gallery.blocks.length} types of sections is in ${outDir}`);
  return 0;
}

/** The gallery's own pages, with what they and the examples load. */
function writeOwn(gallery: Gallery, { project, output, pages, files }: OwnParts) {
  for (const [path, text] of Object.entries(files)) output.write(path, text);
  for (const [path, content] of publicFiles(project)) output.write(path, content);
  for (const block of gallery.blocks) {
    output.write(`${block.type}/index.html`, renderBlockPage(block, usesOf(block.type, pages), place));
  }
  output.write('index.html', renderIndexPage(gallery, place));
  output.write('looks/index.html', renderLooksPage(gallery, place));
}

interface OwnParts {
  project: Project;
  output: OutputFolder;
  /** Of the site, for where it uses the types. */
  pages: PageModel[];
  files: Record<string, string>;
}

/** The folder will be emptied, so it must not be anything else than an earlier gallery. */
function refuseOthers(folder: string) {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'gallery.js'))) return;
  throw new UsageError(`${folder} is not empty, and holds no gallery. Give another folder with --out.`);
}

/**
 * The examples' pages as the build makes pages, with what they load, and what is wrong with them.
 */
async function writeShown({ site, models, looks }: Gallery, project: Project, output: OutputFolder): Promise<string[]> {
  const bundles = await loadBundles(project);
  const embeds = collectEmbeds(models, readSchemas(project), bundles.frameOrigins);
  const renderer = bundles.loadRenderer();
  const prerenderAll = async (of: Site, shown: PageModel[]) => {
    const fonts = await siteFonts(project, of);
    for (const [path, file] of Object.entries(fonts.files)) output.write(path, readFileSync(file));
    const render = prerenderer({ project, site: of, bundles, embeds, fonts, renderer });
    return shown.map((model) => render(model));
  };
  const pages = await prerenderAll(site!, models);
  for (const look of looks()) pages.push(...(await prerenderAll(look.site, [look.model])));
  const failures = diagnosticsOfFailures(pages.flatMap((page) => page.failures));
  for (const [path, text] of pages.flatMap(({ files }) => files)) output.write(path, text);
  for (const path of listFiles(bundles.folder, '')) output.write(path, readFileSync(join(bundles.folder, path)));
  return failures.map(({ file, message }) => `${file}: ${message}`);
}

/**
 * Writes the examples of all types as a site of its own: a page for each type.
 * @returns the exit code 0
 * @throws UsageError if there is a site in the folder
 */
export function writeExamples(project: Project, folder: string): 0 {
  if (existsSync(join(folder, 'site.yaml'))) throw new UsageError(`There is a site in ${folder} already.`);
  const { blocks } = readSchemas(project);
  const files: [string, string | Buffer][] = Object.entries(examplesSite({ blocks, pages: 'together' }));
  for (const [path, content] of publicFiles(project)) files.push([`public/${path}`, content]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  console.log(`The examples of ${Object.keys(blocks).length} types of sections are a site in ${folder}`);
  return 0;
}
