// Renders the pages that have changed since the previous build, and leaves the files of the others.
import type { CheckedSite } from '../checker/check-site.ts';
import type { Site } from '#schemas';
import type { BuildMemory, BuiltPage } from './build-memory.ts';
import type { Bundles } from './bundles/bundle-cache.ts';
import { fileQuality } from '../base/disk/compress.ts';
import type { Embeds } from './hosts/content-policy.ts';
import type { SiteFonts } from './fonts/site-fonts.ts';
import { pictureFinder } from './images/pictures-in.ts';
import { hashJson, hashText } from '../base/disk/hash.ts';
import type { OutputFolder } from '../base/disk/output-folder.ts';
import { openSharePictures, type SharePicture, type SharePictures } from './share-pictures/share-pictures.ts';
import { namesOfFiles, prerenderer, type RenderFailure } from './prerender.ts';
import type { Project } from '../site/folder/project.ts';

export interface PageParts {
  project: Project;
  /** Of `hashSharedInputs`. */
  sharedInputs: string;
  bundles: Bundles;
  embeds: Embeds;
  fonts: SiteFonts;
  memory: BuildMemory;
  output: OutputFolder;
  /** Of the pages' compressed forms; none without. */
  quality: number | undefined;
}

export interface BuiltPages {
  /** By route. */
  pages: Map<string, BuiltPage>;
  /** How many were rendered in this run. */
  rendered: number;
  failures: RenderFailure[];
}

/**
 * Hashes what every page is made from: each shows the site's menu and footer, so all of site.yaml
 * counts.
 * @param version of the schemas and the program
 */
export function hashSharedInputs({
  bundles,
  version,
  site,
  embeds,
  fonts,
  quality,
}: Pick<PageParts, 'bundles' | 'embeds' | 'fonts' | 'quality'> & { version: string; site: Site }): string {
  return hashJson([bundles.version, version, site, embeds, fonts.css, quality]);
}

/**
 * Builds all pages of a site. When a block throws, the others are rendered all the same, so that
 * all failures are told at once.
 */
export async function buildPages({ site, pages }: CheckedSite & { site: Site }, parts: PageParts): Promise<BuiltPages> {
  const { sharedInputs, memory, output, quality } = parts;
  let render: ReturnType<typeof prerenderer> | undefined;
  const picturesIn = pictureFinder();
  const written = new Set<string>();
  let pictures: SharePictures | undefined;
  const making: Promise<void>[] = [];
  const built: BuiltPages = { pages: new Map(), rendered: 0, failures: [] };
  try {
    for (const model of pages) {
      const key = hashText(sharedInputs + model.version);
      const previous = memory.pages.get(model.route);
      if (previous?.key === key && previous.files.every(output.skipUnchanged)) {
        built.pages.set(model.route, previous);
        continue;
      }
      // Loaded only when there is anything to render.
      render ??= await loadPrerenderer(site, parts);
      if (site.sharePictures) pictures ??= await openSharePictures(parts.project, site);
      const picture = await pictures?.of(model);
      const { files, failures } = render(model, picture);
      built.failures.push(...failures);
      built.rendered++;
      // Pages share some settings of islands, in files that are named by their content.
      for (const [path, text, alias] of files.filter((file) => !written.has(file[0]))) {
        output.write(path, text, { quality: fileQuality(path, quality), alias });
        written.add(path);
      }
      const ofPage = [...namesOfFiles(files), ...(picture ? [picture.path] : [])];
      if (picture) {
        const made = writePicture(picture, output);
        // The wait for all of them tells of a failure.
        made.catch(() => {});
        making.push(made);
      }
      built.pages.set(model.route, { key, files: ofPage, ...picturesIn(files[0]![1]) });
    }
    await Promise.all(making);
    for (const remark of pictures?.remarks() ?? []) console.warn(remark);
  } finally {
    pictures?.close();
  }
  return built;
}

/** Pages with the same words share a picture, whose name stands for its content. */
async function writePicture({ path, make }: SharePicture, output: OutputFolder): Promise<void> {
  if (!output.skipUnchanged(path)) output.write(path, await make());
}

/** Loads the renderer, and what makes Markdown of pages where the site asks for it. */
async function loadPrerenderer(site: Site, { project, bundles, embeds, fonts }: PageParts) {
  const renderer = bundles.loadRenderer();
  const toMarkdown = site.markdownPages ? (await import('./markdown-pages/page-markdown.ts')).pageMarkdown : undefined;
  return prerenderer({ project, site, bundles, embeds, fonts, renderer, toMarkdown });
}
