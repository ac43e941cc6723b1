// The API for other programs: `import { checkSite, build, startDev, openSite } from
// 'pagewright'`. Documented in docs/developers/programs.md; docs/developers/versions.md says what
// may change in it, and when.
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTextSet } from '../base/pure/text-set.ts';
import type { CheckedSite } from '../checker/check-site.ts';
import type { Diagnostic } from '../checker/diagnostics/diagnostic.ts';
import { runBuild } from '../builder/build.ts';
import { collectEmbeds } from '../builder/hosts/collect-embeds.ts';
import { prerenderer, type PrerenderParts } from '../builder/prerender.ts';
import { loadBundles } from '../builder/bundles/bundle-cache.ts';
import { toPreview, type PreviewOptions } from '../site/folder/preview-options.ts';
import { openHyphenator } from '../builder/hyphens/hyphenate-html.ts';
import { siteFonts } from '../builder/fonts/site-fonts.ts';
import { dropForeignCaches } from '../base/disk/own-caches.ts';
import { writeIfChanged } from '../base/disk/write-atomic.ts';
import { ownEntries } from '../site/folder/own-parts.ts';
import { loadChecker } from '../site/folder/load-checker.ts';
import { readFacts, readSchemas, type Project } from '../site/folder/project.ts';
import { listTextPaths, openTexts } from '../site/folder/site-texts.ts';
import { diagnosticsOfFailures } from '../builder/render-failure.ts';

// From its own file, because programs get the types of all that this module imports types from.
export type { Diagnostic } from '../checker/diagnostics/diagnostic.ts';

/** The texts of a site by path: `site.yaml`, `pages/index.yaml`. */
export type SiteTexts = Readonly<Record<string, string>>;

export interface SiteInput extends PreviewOptions {
  /** The site's folder, with its pictures and sections. */
  folder: string;
  /** In the place of the files site.yaml and pages/ in the folder; by default those. */
  texts?: SiteTexts;
}

/**
 * Checks a site.
 * @returns what is wrong in it, errors and warnings, in the order of files and lines; empty when
 * nothing is
 * @throws Error when a section type of the site's own is broken, or the folder cannot be read
 */
export function checkSite(input: SiteInput): Diagnostic[] {
  return openSite(input).diagnostics;
}

export interface OpenSite {
  /** Mistakes in the site, errors and warnings. */
  readonly diagnostics: Diagnostic[];
  /** The addresses of its pages, such as /about; without those that have errors or are hidden. */
  readonly pages: readonly string[];
  /**
   * Renders a page to the document that a build writes. Its scripts and pictures are files of a
   * build.
   * @param route its address
   * @throws Error as `checkSite`
   */
  renderPage(route: string): Promise<RenderedPage>;
}

/**
 * Reads and checks a site once, to render any number of its pages as they are now.
 * @throws Error as `checkSite`
 */
export function openSite({ folder, texts, ...preview }: SiteInput): OpenSite {
  const project = openProject(folder);
  const source = {
    texts: texts ? createTextSet(texts) : openTexts(project),
    facts: readFacts(project, toPreview(preview)),
  };
  const { site, hosted, pages, diagnostics } = loadChecker(project).checkSite(source);
  const models = new Map(pages.map((page) => [page.route, page]));
  let opening: Promise<ReturnType<typeof prerenderer>> | undefined;
  return {
    diagnostics,
    pages: [...models.keys()],
    renderPage: async (route) => {
      const model = models.get(route);
      if (!site || !hosted || !model) return { html: undefined, diagnostics };
      const render = await (opening ??= openRenderer(project, { site, hosted, pages }));
      const { files, failures } = render(model);
      if (failures.length > 0)
        return { html: undefined, diagnostics: [...diagnostics, ...diagnosticsOfFailures(failures)] };
      const [[, text]] = files as [(typeof files)[number]];
      return { html: typeof text === 'string' ? text : text.join(''), diagnostics };
    },
  };
}

async function openRenderer(
  project: Project,
  { site, hosted, pages }: Pick<PrerenderParts, 'site' | 'hosted'> & Pick<CheckedSite, 'pages'>,
): Promise<ReturnType<typeof prerenderer>> {
  const bundles = await loadBundles(project);
  const embeds = collectEmbeds(pages, readSchemas(project), bundles.frameOrigins);
  const fonts = await siteFonts(project, site);
  const hyphenate = await openHyphenator(site.lang);
  return prerenderer({ project, site, hosted, bundles, embeds, fonts, hyphenate, renderer: bundles.loadRenderer() });
}

export interface RenderedPage {
  /**
   * The page's whole document; undefined when it has errors, or there is no page at the address.
   */
  html: string | undefined;
  /** Mistakes in the site. */
  diagnostics: Diagnostic[];
}

export interface BuildInput extends SiteInput {
  /** Output folder, below the site's folder if it is not absolute; by default `dist`. */
  outDir?: string;
}

export interface BuildResult {
  /**
   * True if the site was written: it is not when there are errors, and the previous output stays.
   */
  ok: boolean;
  /** Number of pages of the site; 0 when it was not written. */
  pages: number;
  diagnostics: readonly Diagnostic[];
}

/**
 * Builds a site; prints nothing. What has not changed since the last build into the same folder is
 * left as it stands.
 * @throws Error for a folder that holds other things, and as `checkSite`
 */
export async function build({ folder, texts, outDir = 'dist', ...preview }: BuildInput): Promise<BuildResult> {
  const project = texts ? withTexts(folder, texts) : openProject(folder);
  const built = await runBuild(project, { outDir: resolve(folder, outDir), preview: toPreview(preview) });
  return { ok: built.ok, pages: built.ok ? built.pages : 0, diagnostics: built.diagnostics };
}

export interface DevInput extends SiteInput {
  /** 5173, or the next one that is free, by default. */
  port?: number;
  /** The address to listen at; 127.0.0.1 by default. */
  host?: string;
}

export interface RunningDev {
  url: string;
  /**
   * Gives a server that was started with texts their present state: all of them. Open pages show
   * what has changed, as when a file is saved.
   * @throws Error for a site whose texts are its files
   */
  update(texts: SiteTexts): void;
  stop(): Promise<void>;
}

/**
 * Starts the dev server, which tells on the terminal what it finds. A site with texts cannot be
 * changed in the editor: its texts are those of the program.
 * @throws Error when the port is taken
 */
export async function startDev({
  folder,
  texts,
  port,
  host = '127.0.0.1',
  ...preview
}: DevInput): Promise<RunningDev> {
  const { openDevServer } = await import('../dev/server/dev-server.ts');
  const project = texts ? withTexts(folder, texts, 'with-texts-dev') : openProject(folder);
  const server = await openDevServer(project, { port: port ?? 5173, host, fixed: port !== undefined }, preview);
  const update = (changed: SiteTexts) => {
    if (!texts) throw new Error('The texts of this site are its files: start it with texts to update them');
    withTexts(folder, changed, 'with-texts-dev');
  };
  return { ...server, update };
}

function openProject(folder: string): Project {
  const project = { productRoot: findProduct(), siteRoot: resolve(folder) };
  dropForeignCaches(project);
  return project;
}

/** @returns the folder of Pagewright: above the sources, and above the bundled program */
function findProduct(folder = dirname(fileURLToPath(import.meta.url))): string {
  return existsSync(join(folder, 'bin/pagewright.mjs')) ? folder : findProduct(dirname(folder));
}

/**
 * Writes a folder with these texts and all else of the site, so that builds and the dev server know
 * what has changed since the last time.
 * @param name of the folder: a build must not change what a server shows
 */
function withTexts(folder: string, texts: SiteTexts, name: 'with-texts' | 'with-texts-dev' = 'with-texts'): Project {
  const project = openProject(folder);
  const siteRoot = resolve(folder, '.pagewright', name);
  mkdirSync(siteRoot, { recursive: true });
  const copy: Project = { ...project, siteRoot, hasCopiedTexts: true };
  for (const path of listTextPaths(copy)) if (!(path in texts)) rmSync(join(siteRoot, path));
  for (const [path, text] of Object.entries(texts)) writeIfChanged(join(siteRoot, path), text);
  for (const each of ['public', ...ownEntries]) link(resolve(folder, each), join(siteRoot, each));
  return copy;
}

/**
 * Windows lets everybody link folders in this way. A file is copied. What is as it should be stays,
 * because a server watches it.
 */
function link(target: string, place: string): void {
  if (!existsSync(target)) return rmSync(place, { recursive: true, force: true });
  if (target.endsWith('.css')) return void writeIfChanged(place, readFileSync(target, 'utf8'));
  if (existsSync(place) && realpathSync(place) === realpathSync(target)) return;
  rmSync(place, { recursive: true, force: true });
  symlinkSync(target, place, 'junction');
}
