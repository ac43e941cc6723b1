// The gallery as a folder of static pages, and the examples as a site: `pagewright gallery`.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleBrowser, bundleRenderer, earlyScript } from '../bundle.ts';
import { loadChecker } from '../load-checker.ts';
import { prerender } from '../prerender.ts';
import { readFacts, readSchemas, type Project } from '../project.ts';
import { diagnosticsOfFailures } from '../render-failure.ts';
import { textsOnDisk } from '../site-texts.ts';
import { iconSprite } from '../sprite.ts';
import { WrongUse } from '../wrong-use.ts';
import { examplesSite, type Look } from './examples-site.ts';
import { galleryFiles } from './gallery-files.ts';
import { blockPage, indexPage, type GalleryPlace } from './gallery-pages.ts';
import { readGallery, type Gallery } from './gallery.ts';
import { usesOf } from './uses.ts';

const place: GalleryPlace = { base: '', withPages: false };

/**
 * Writes the gallery into `outDir`, in the look of the project's site and with the places where that site uses each type.
 * @returns the exit code: 0 written, 1 not written because an example cannot be shown
 * @throws WrongUse when the folder holds something else
 */
export async function writeGallery(project: Project, outDir: string): Promise<0 | 1> {
  refuseOthers(outDir);
  const source = { texts: textsOnDisk(project), facts: readFacts(project) };
  const { site, pages } = loadChecker(project).checkSite(source);
  const look: Look | undefined = site && { lang: site.lang, labels: site.labels, theme: site.theme };
  const gallery = readGallery(project, look);
  const problems = gallery.blocks.flatMap(({ type, examples }) =>
    examples.flatMap((example) => example.problems.map((problem) => `${type}, example ${example.number}: ${problem}`)),
  );
  const shown = problems.length === 0 ? await examplesIn(gallery, project, outDir) : { files: {}, problems };
  if (shown.problems.length > 0) {
    console.error(shown.problems.join('\n'));
    return 1;
  }
  const ownPages = gallery.blocks.map((block) => [
    `${block.type}/index.html`,
    blockPage(block, usesOf(block.type, pages), place),
  ]);
  writeAll(outDir, {
    ...shown.files,
    ...(await galleryFiles(project)),
    ...Object.fromEntries(ownPages),
    'index.html': indexPage(gallery, place),
  });
  console.log(`The gallery of ${gallery.blocks.length} types of sections is in ${outDir}`);
  return 0;
}

/** The folder will be emptied, so it must not be anything else than an earlier gallery. */
function refuseOthers(folder: string) {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'gallery.js'))) return;
  throw new WrongUse(`${folder} is not empty, and holds no gallery. Give another folder with --out.`);
}

/** The examples' pages as the build makes pages, and what they load. */
async function examplesIn({ site, models }: Gallery, project: Project, outDir: string) {
  const siteRoot = join(project.siteRoot, '.pagewright/gallery');
  rmSync(siteRoot, { recursive: true, force: true });
  writeAll(siteRoot, examplesSite({ blocks: {}, pages: 'alone' }));
  const examples = { ...project, siteRoot };
  const [browser, renderer, early] = [
    await bundleBrowser(examples, outDir),
    await bundleRenderer(examples),
    await earlyScript(examples),
  ];
  const { files, failures } = prerender(models, { project: examples, site: site!, browser, renderer, early });
  const problems = diagnosticsOfFailures(failures).map(({ file, message }) => `${file}: ${message}`);
  return { files: { ...files, 'icons.svg': iconSprite(project, site, models) }, problems };
}

/**
 * Writes the examples of all types as a site of its own: a page for each type.
 * @returns the exit code 0
 * @throws WrongUse when there is a site in the folder
 */
export function writeExamples(project: Project, folder: string): 0 {
  if (existsSync(join(folder, 'site.yaml'))) throw new WrongUse(`There is a site in ${folder} already.`);
  const { blocks } = readSchemas(project);
  writeAll(folder, examplesSite({ blocks, pages: 'together' }));
  console.log(`The examples of ${Object.keys(blocks).length} types of sections are a site in ${folder}`);
  return 0;
}

function writeAll(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
