// Builds the browser's part and the renderer with Vite, and the early script with Rolldown.
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, parse, relative, sep } from 'node:path';
import type { Plugin, UserConfig, PluginOption } from 'vite';
import { moduleFile, modulePath, modulesRoot } from '../../base/installation/product-files.ts';
import { findOwnParts, hasOwnParts } from '../../site/folder/own-parts.ts';
import { checkOwnStyles } from '../own-code/own-styles.ts';
import type { Project } from '../../site/folder/project.ts';
import { liveModules, type LiveModule } from './client-modules.ts';
import { ownResolution, writeOwnEntries } from '../../site/folder/own-entries.ts';
import { buildSettings, viteSettings, withoutFailures } from './vite-settings.ts';

/**
 * The renderer's module: `render.tsx`, `document.ts` and `theme.ts` of `src/page/app`.
 */
export interface Renderer {
  renderPage: typeof import('../../page/app/render.tsx').renderPage;
  documentHtml: typeof import('../../page/app/document.ts').documentHtml;
  listBodyParts: typeof import('../../page/app/document.ts').listBodyParts;
  themeCss: typeof import('../../page/app/theme.ts').themeCss;
  /** The origins of the frames that blocks can show, by provider. */
  frameHosts: Record<string, string>;
}

export interface BrowserFiles {
  /** The address of the start-up script. */
  boot: string;
  /**
   * The addresses that a live module by its name needs: its own and those it imports beside the
   * start-up's.
   */
  live: Record<string, string[]>;
  /** The live names that are islands. */
  islandNames: string[];
  /** The addresses that every page needs after the first interaction. */
  afterInteraction: string[];
  /** The addresses that every island needs: React, and what brings it to a page. */
  islands: string[];
  /** The whole stylesheet, of which each page gets its part. */
  css: string;
  /** Addresses of script and stylesheets of the dev server's own modules, by their paths. */
  extra: Record<string, { script: string; styles: string[] }>;
}

interface ManifestEntry {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

const groups = [
  // The start-up script has all that it imports, and what jobs and forms would have to fetch for a
  // few lines.
  { name: 'boot', test: /src[\\/]page[\\/](start[\\/]boot|forms[\\/]delivery[\\/]endpoints)\.[jt]s$/ },
  // React in one file, so that islands need one request for it.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
];

/**
 * Vite's loader of styles, which the editor shares with pages: in the start-up script, the editor
 * would start a page. Pages of visitors have none (`plainImports`).
 */
const preloadGroup = { name: 'preload', test: /vite[\\/]preload-helper/, priority: 1 };

/** Input of the bundles. */
export interface BundleSources {
  productRoot: string;
  /** The folder of Pagewright's modules. */
  root: string;
  /** The absolute path of the whole stylesheet. */
  css: string;
  live: LiveModule[];
  /** Settings with which Vite resolves the site's own parts. */
  own: Pick<UserConfig, 'resolve'> & {
    treeshake?: typeof sparingly;
    checkStyles?: (plugins: readonly PluginOption[]) => PluginOption[];
  };
  /** Modules that only the dev server's pages load, by their paths below the product's folder. */
  extra?: readonly string[];
}

/** @returns the input of a site's bundles: Pagewright alone, if the site has no parts */
export function collectSources(project: Project): BundleSources {
  const productRoot = realpathSync(project.productRoot);
  const root = modulesRoot(productRoot);
  const parts = findOwnParts(project);
  const live = liveModules(project, parts);
  if (!hasOwnParts(parts)) return { productRoot, root, css: join(root, 'src/page/app/site.css'), live, own: {} };
  const written = writeOwnEntries(project, parts);
  const checkStyles = (plugins: readonly PluginOption[]) => checkOwnStyles(project, written.css, plugins);
  const own = { resolve: ownResolution(project, written), treeshake: sparingly, checkStyles };
  return { productRoot, root, css: written.css, live, own };
}

/** An island that imports one part of `pagewright/ui` gets that part and no other. */
const sparingly = { moduleSideEffects: [{ test: /src[\\/](page[\\/]ui|public)[\\/]/, sideEffects: false }] };

/** Bundles the browser's part into `outDir`/assets. */
export async function bundleBrowser(sources: BundleSources, outDir: string): Promise<BrowserFiles> {
  const { build, createLogger } = await import('vite');
  const { productRoot, root, css, live, own, extra = [] } = sources;
  const { treeshake, checkStyles, ...config } = own;
  const { plugins = [], ...settings } = await viteSettings(root);
  await build({
    ...settings,
    customLogger: withoutFailures(createLogger('warn')),
    plugins: [...(checkStyles?.(plugins) ?? plugins), ...(extra.length === 0 ? [plainImports] : [])],
    ...config,
    build: {
      ...buildSettings,
      outDir,
      manifest: true,
      // For errors in the site's own code, in its test; visitors get none.
      sourcemap: own.resolve !== undefined && 'hidden',
      // Vite's preloading would add a fifth to the start-up script; `data-modules` does the same
      // (src/page/live/module-preload.ts).
      modulePreload: false,
      rolldownOptions: {
        ...buildSettings.rolldownOptions,
        input: {
          site: css,
          // The outbox is imported at once and lazily: what is no entry gets an object of its
          // exports for that.
          ...entries([
            ...[boot, 'src/page/forms/delivery/outbox.ts', ...extra].map((path) => moduleFile(productRoot, path)),
            ...live.map(({ file }) => file),
          ]),
        },
        // Nothing imports the live modules: parts find them by the addresses on their page.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: extra.length === 0 ? groups : [preloadGroup, ...groups] } },
        ...(treeshake && { treeshake }),
      },
    },
  });
  return browserFiles(sources, outDir);
}

/**
 * Reads what the bundler has made of the browser's part, and takes the stylesheet and the manifest
 * away.
 */
function browserFiles({ productRoot, root, css, live, extra = [] }: BundleSources, outDir: string): BrowserFiles {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const toKey = (file: string) => relative(root, realpathSync(file)).split(sep).join('/');
  const keyOf = (source: string) => modulePath(productRoot, source);
  const list = (key: string) => collectFiles(key, manifest, new Set([keyOf(boot)]));
  const sheet = join(outDir, manifest[toKey(css)]!.file);
  const text = readFileSync(sheet, 'utf8');
  rmSync(sheet);
  rmSync(join(outDir, '.vite'), { recursive: true });
  return {
    css: text,
    boot: `/${manifest[keyOf(boot)]!.file}`,
    live: Object.fromEntries(live.map(({ name, file }) => [name, list(toKey(file))])),
    islandNames: live.flatMap(({ name, isIsland }) => (isIsland ? name : [])),
    afterInteraction: list(keyOf('src/page/navigation/after-interaction.ts')),
    islands: list(keyOf('src/page/live/hydrate-island.tsx')),
    extra: Object.fromEntries(extra.map((path) => [path, withStyles(manifest[keyOf(path)]!)])),
  };
}

/**
 * Vite wraps every lazy import to load its stylesheets first. There are none, and the wrapper is a
 * sixth of the start-up script.
 */
const plainImports: Plugin = {
  name: 'pagewright-plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

function withStyles({ file, css = [] }: ManifestEntry): { script: string; styles: string[] } {
  return { script: `/${file}`, styles: css.map((path) => `/${path}`) };
}

/** @returns modules by the names of their files, without the ending */
function entries(files: string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [parse(file).name, file]));
}

type Manifest = Record<string, ManifestEntry>;

/** The source of the start-up script. */
const boot = 'src/page/start/boot.ts';

/** @param seen modules that are left out; the start-up script, which is always there, among them */
function collectFiles(key: string, manifest: Manifest, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key]!;
  return [`/${file}`, ...imports.flatMap((imported) => collectFiles(imported, manifest, seen))];
}

/**
 * Bundles the renderer for Node into `outDir`/renderer.cjs, as CommonJS and with all that it
 * imports, so that its compiled code can be kept (bin/compile-cache.mjs).
 */
export async function bundleRenderer({ productRoot, root, own }: BundleSources, outDir: string): Promise<void> {
  const { build, createLogger } = await import('vite');
  const { treeshake: _all, checkStyles: _styles, ...config } = own;
  await build({
    ...(await viteSettings(root)),
    customLogger: withoutFailures(createLogger('warn')),
    ...config,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...buildSettings,
      ssr: true,
      outDir,
      // For the place in the site's own code, where that fails (make-bundles.ts).
      sourcemap: own.resolve !== undefined,
      rolldownOptions: {
        ...buildSettings.rolldownOptions,
        input: moduleFile(productRoot, 'src/page/app/renderer.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
}

/** @returns the early script as a text without imports, for the head of every page */
export function earlyScript(productRoot: string): Promise<string> {
  return scriptText(moduleFile(productRoot, 'src/page/start/inline-script.ts'));
}

/** @returns a script with all that it imports as one text */
export async function scriptText(input: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input, logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}

/** Contents of `bundles.json`, which is written beside the bundles. */
export interface MadeBundles {
  browser: BrowserFiles;
  /** The text of the inline script. */
  early: string;
  /** The origins of the frames that blocks can show. */
  frameOrigins: string[];
}
