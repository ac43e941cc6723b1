// Renders the pages of a checked site to their files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModel } from '../checker/check-site.ts';
import { readBase } from '../base/addresses/base-path.ts';
import { toBuiltAlias, toBuiltFile } from '../base/pure/route.ts';
import type { Site } from '#schemas';
import type { PageAssets } from '../page/app/document.ts';
import type { BrowserFiles, Renderer } from './bundles/build-bundles.ts';
import type { Bundles } from './bundles/bundle-cache.ts';
import { pagePolicies, type Embeds } from './hosts/content-policy.ts';
import { errorPlacer, placeErrors } from './own-code/place-error.ts';
import type { SiteFonts } from './fonts/site-fonts.ts';
import type { Hyphenate } from './hyphens/hyphenate-html.ts';
import { createIconReader } from '../site/folder/icons.ts';
import { createPageCss, parseSheet, splitWords, type PageCss, type Sheet } from './css/page-css.ts';
import { namesFinder, namesTogether, type PageNames } from './css/used-names.ts';
import type { Project } from '../site/folder/project.ts';
import type { SharePicture } from './share-pictures/share-pictures.ts';
import { memoize } from '../base/pure/lazy.ts';
import { propsFiles } from './island-props-files.ts';

/** A block that threw while it was rendered. */
export interface RenderFailure {
  model: PageModel;
  /** The block's place on the page. */
  index: number;
  error: unknown;
}

export interface PrerenderedPage {
  /**
   * By path below the output folder: the page first, then its islands' settings. A text may come in
   * pieces.
   */
  files: [path: string, text: string | readonly string[], alias?: string][];
  /** The HTML of its main element. */
  main: string;
  failures: RenderFailure[];
}

/** @returns the paths of a page's files */
export function listPaths(files: PrerenderedPage['files']): string[] {
  return files.flatMap(([path, , alias]) => (alias === undefined ? [path] : [path, alias]));
}

export interface PrerenderParts {
  project: Project;
  site: Site;
  /** The same with addresses as its host has them. */
  hosted: Site;
  bundles: Bundles;
  renderer: Renderer;
  /** Content of other sites that all pages show. */
  embeds: Embeds;
  fonts: SiteFonts;
  hyphenate: Hyphenate;
}

/** @returns a function that renders one page of a site */
export function prerenderer({
  project,
  site,
  hosted,
  bundles,
  renderer,
  embeds,
  fonts,
  hyphenate,
}: PrerenderParts): (model: PageModel, picture?: Pick<SharePicture, 'path' | 'alt'>) => PrerenderedPage {
  const { browser, early } = bundles;
  const base = readBase(site.url);
  const css = placeFiles(fonts.css + renderer.themeCss(fonts.theme, site.lang) + browser.css, base);
  const { sheet, classes } = bundles.keep(css, () => createStyles(css, bundles));
  const styleFor = pageStyles(createPageCss(sheet), pagePolicies(site, { script: early, embeds }));
  const namesIn = namesFinder();
  // What surrounds the page's own part is the same on most pages.
  const hyphenateOnce = memoize(hyphenate);
  const namesOnce = memoize(namesIn);
  const shapes = createIconReader(project.productRoot);
  const aliasOf = aliases(site);
  const placeError = errorPlacer(project);
  return (model, picture) => {
    const { addressFor, files } = propsFiles(base);
    const sharePicture = picture && { src: `${hosted.home}${picture.path}`, alt: picture.alt };
    const made = { iconShapes: shapes, propsAddress: addressFor, ...(sharePicture && { sharePicture }) };
    const input = { route: base + model.route, page: model.hosted, site: hosted, ...made };
    const rendered = placeErrors(() => renderer.renderPage(input), placeError);
    const failures = rendered.failures.map(({ index, error }) => ({
      model,
      index,
      error: placeError(error, model.page.blocks[index]!.type),
    }));
    const { before, after } = rendered.frame;
    const found = namesTogether([...before.map(namesOnce), namesIn(rendered.main), ...after.map(namesOnce)]);
    const { live } = found;
    const { style, policy } = styleFor([...found.names, ...live.flatMap((name) => classes[name] ?? [])]);
    const modules = chooseModules(found, browser);
    const assets = { policy, early, style, ...placeModules({ boot: browser.boot, ...modules }, base) };
    const frame = { before: before.map(hyphenateOnce), after: after.map(hyphenateOnce) };
    const hyphenated = { frame, main: hyphenate(rendered.main) };
    const html = renderer.documentHtml({ ...rendered, ...hyphenated }, assets);
    return {
      files: [[toBuiltFile(model.route), html, aliasOf(model.route)], ...files],
      main: rendered.main,
      failures,
    };
  };
}

/**
 * @returns a function that gives a page's other name, unless an old page of that name leads
 * elsewhere: Netlify shows a file before it redirects
 */
function aliases({ redirects }: Site): (route: string) => string | undefined {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return (route) => {
    const alias = toBuiltAlias(route);
    return (targets.get(`/${alias}`) ?? route) === route ? alias : undefined;
  };
}

/** @returns a stylesheet whose files are below the base */
function placeFiles(css: string, base: string): string {
  return base === '' ? css : css.replaceAll(/url\((["']?)(?=\/(?!\/))/g, `url($1${base}`);
}

type ModuleAssets = Pick<PageAssets, 'boot' | 'preloads' | 'modules' | 'islandModules'> & { boot: string };

function placeModules({ boot, ...lists }: ModuleAssets, base: string): ModuleAssets {
  if (base === '') return { boot, ...lists };
  const place = (addresses: string[]) => addresses.map((address) => base + address);
  const { preloads, modules, islandModules } = lists;
  return {
    boot: base + boot,
    preloads: place(preloads),
    modules: place(modules),
    islandModules: place(islandModules),
  };
}

/** @returns the modules of the live parts, by when the browser should fetch them */
function chooseModules(
  { live, atOnce }: PageNames,
  browser: BrowserFiles,
): Pick<PageAssets, 'preloads' | 'modules' | 'islandModules'> {
  const listFiles = (names: readonly string[]) => names.flatMap((name) => browser.live[name] ?? []);
  const islands = live.filter((name) => browser.islandNames.includes(name));
  const behaviors = live.filter((name) => !islands.includes(name));
  const modules = new Set([...browser.afterInteraction, ...listFiles(behaviors)]);
  const islandModules = new Set(islands.length > 0 ? [...browser.islands, ...listFiles(islands)] : []);
  return {
    preloads: [...new Set(listFiles(atOnce))],
    modules: [...modules],
    islandModules: [...islandModules].filter((address) => !modules.has(address)),
  };
}

interface PageStyle {
  style: string;
  /** Allows just this style. */
  policy: string;
}

/**
 * Sections come together in a few hundred ways, also on ten thousand pages; this many styles take
 * some 10 MB.
 */
const maxStyles = 500;

/**
 * @returns a function that gives the style for the names in use; what was made for a few is kept
 */
function pageStyles({ cssFor, toKey }: PageCss, policyFor: (css: string) => string): (names: string[]) => PageStyle {
  const made = new Map<string, PageStyle>();
  return (names) => {
    const key = toKey(names);
    const known = made.get(key);
    if (known) return known;
    const css = cssFor(names);
    const style = { style: `<style>${css}</style>`, policy: policyFor(css) };
    if (made.size < maxStyles) made.set(key, style);
    return style;
  };
}

interface Styles {
  sheet: Sheet;
  /**
   * By the name of a live part, the classes in its bundled code, packages included: it may show
   * some that the prerendered HTML has not.
   */
  classes: Record<string, string[]>;
}

function createStyles(css: string, { folder, browser }: Pick<Bundles, 'folder' | 'browser'>): Styles {
  const sheet = parseSheet(css);
  const { classesAmong } = createPageCss(sheet);
  // React names many words, none of them as a class.
  const ofReact = new Set(browser.islands);
  const wordsIn = memoize((address: string) => splitWords(readFileSync(join(folder, address), 'utf8')));
  const classes = Object.entries(browser.live).map(([name, addresses]) => {
    const words = addresses.filter((address) => !ofReact.has(address)).flatMap(wordsIn);
    return [name, classesAmong(words)] as const;
  });
  return { sheet, classes: Object.fromEntries(classes) };
}
