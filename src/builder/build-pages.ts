// Renders the pages that have changed since the previous build, and leaves the files of the others.
import type { CheckedSite } from '../checker/check-site.ts';
import type { Site } from '#schemas';
import type { BuildMemory, BuiltPage } from './build-memory.ts';
import type { Bundles } from './bundles/bundle-cache.ts';
import { fileQuality } from '../base/disk/compress.ts';
import type { Embeds } from './hosts/content-policy.ts';
import type { Hyphenate } from './hyphens/hyphenate-html.ts';
import type { SiteFonts } from './fonts/site-fonts.ts';
import { pictureFinder } from './images/pictures-in.ts';
import { hashJson, hashText } from '../base/disk/hash.ts';
import { listPaths, prerenderer, type RenderFailure } from './prerender.ts';
import type { Project } from '../site/folder/project.ts';
import { writePageOutputs, type OutputWriter } from './write-outputs.ts';

export interface PageParts {
  project: Project;
  /** Hash by `hashSharedInputs`. */
  sharedInputs: string;
  bundles: Bundles;
  embeds: Embeds;
  fonts: SiteFonts;
  hyphenate: Hyphenate;
  memory: BuildMemory;
  writer: OutputWriter;
}

/** A checked site without errors. */
export type SoundSite = CheckedSite & { site: Site; hosted: Site };

export interface BuiltPages {
  /** By route. */
  pages: Map<string, BuiltPage>;
  /** Count of pages that were rendered in this run. */
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
}: Pick<PageParts, 'bundles' | 'embeds' | 'fonts'> & {
  version: string;
  site: Site;
  /** Brotli quality of the pages' compressed forms. */
  quality: number | undefined;
}): string {
  return hashJson([bundles.version, version, site, embeds, fonts.css, quality]);
}

/**
 * Builds all pages of a site. When a block throws, the others are rendered all the same, so that
 * all failures are reported at once.
 */
export async function buildPages({ site, hosted, pages }: SoundSite, parts: PageParts): Promise<BuiltPages> {
  const { sharedInputs, memory, writer } = parts;
  const { output, source, pageQuality } = writer;
  let render: ReturnType<typeof prerenderer> | undefined;
  const picturesIn = pictureFinder();
  const written = new Set<string>();
  const writing: Promise<void>[] = [];
  const built: BuiltPages = { pages: new Map(), rendered: 0, failures: [] };
  for (const model of pages) {
    const key = hashText(sharedInputs + model.version);
    const previous = memory.pages.get(model.route);
    if (previous?.key === key && previous.files.every(output.skipUnchanged)) {
      built.pages.set(model.route, previous);
      continue;
    }
    // Loaded only when there is anything to render.
    render ??= prerenderer({ ...parts, site, hosted, renderer: parts.bundles.loadRenderer() });
    const picture = site.sharePictures ? await (await source.openSharePictures()).of(model) : undefined;
    const { files, main, failures } = render(model, picture);
    built.failures.push(...failures);
    built.rendered++;
    // Pages share some settings of islands, in files that are named by their content.
    for (const [path, text, alias] of files.filter((file) => !written.has(file[0]))) {
      output.write(path, text, { quality: fileQuality(path, pageQuality), alias });
      written.add(path);
    }
    const page: BuiltPage = { key, files: listPaths(files), ...picturesIn(files[0]![1]) };
    built.pages.set(model.route, page);
    const more = writePageOutputs({ model, renderMain: () => main }, writer);
    const noted = more.then((paths) => void page.files.push(...paths));
    // Awaiting all of them reports a failure.
    noted.catch(() => {});
    writing.push(noted);
  }
  await Promise.all(writing);
  return built;
}
