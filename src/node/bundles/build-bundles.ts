// Builds the browser's part and the renderer with Vite, and the early script with Rolldown.
import { readFileSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { liveModules, liveNameOf } from './client-modules.ts';

/** The renderer's module, `src/app/render.tsx` with `src/app/document.ts` and `src/app/theme.ts`. */
export interface Renderer {
  renderPage: typeof import('../../app/render.tsx').renderPage;
  documentHtml: typeof import('../../app/document.ts').documentHtml;
  bodyOf: typeof import('../../app/document.ts').bodyOf;
  themeCss: typeof import('../../app/theme.ts').themeCss;
  /** The origins of the frames that blocks can show, by provider. */
  frameHosts: Record<string, string>;
}

export interface BrowserFiles {
  /** The address of the start-up script. */
  boot: string;
  /** The addresses that a live module by its name needs: its own and those it imports beside the start-up's. */
  live: Record<string, string[]>;
  /** Of the live names, those that are islands. */
  islandNames: string[];
  /** The addresses that every page needs after the first interaction. */
  afterInteraction: string[];
  /** The addresses that every island needs: React, and what brings it to a page. */
  islands: string[];
  /** The whole stylesheet, of which each page gets its part. */
  css: string;
}

interface ManifestEntry {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

const groups = [
  // The start-up script has all that it imports, and what jobs and forms would have to fetch for a few lines.
  { name: 'boot', test: /src[\\/](browser[\\/]start[\\/]boot|forms[\\/]delivery[\\/]endpoints)\.ts$/ },
  // React in one file, so that islands need one request for it.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
];

/** Bundles the browser's part into `outDir`/assets. */
export async function bundleBrowser(productRoot: string, outDir: string): Promise<BrowserFiles> {
  const { build } = await import('vite');
  await build({
    root: productRoot,
    configFile: join(productRoot, 'vite.config.ts'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [plainImports],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      // Vite's preloading would add a fifth to the start-up script; `data-modules` does the same (src/browser/live/module-preload.ts).
      modulePreload: false,
      rolldownOptions: {
        input: {
          site: join(productRoot, 'src/app/site.css'),
          // The outbox is imported at once and lazily: what is no entry gets an object of its exports for that.
          ...entries(productRoot, [bootKey, 'src/forms/delivery/outbox.ts', ...liveModules(productRoot)]),
        },
        // Nothing imports the live modules: parts find them by the addresses on their page.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups } },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const sheet = join(outDir, manifest['src/app/site.css']!.file);
  const css = readFileSync(sheet, 'utf8');
  rmSync(sheet);
  rmSync(join(outDir, '.vite'), { recursive: true });
  return {
    css,
    boot: `/${manifest[bootKey]!.file}`,
    live: liveFiles(manifest),
    islandNames: Object.keys(manifest).flatMap((source) => (source.endsWith('.island.tsx') ? liveNameOf(source)! : [])),
    afterInteraction: filesOf('src/browser/navigation/after-interaction.ts', manifest),
    islands: filesOf('src/browser/live/hydrate-island.tsx', manifest),
  };
}

/** Vite wraps every lazy import to load its stylesheets first. There are none, and the wrapper is a sixth of the start-up script. */
const plainImports: Plugin = {
  name: 'pagewright-plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** @returns modules by the names of their files, without the ending */
function entries(productRoot: string, modules: string[]): Record<string, string> {
  return Object.fromEntries(modules.map((path) => [parse(path).name, join(productRoot, path)]));
}

type Manifest = Record<string, ManifestEntry>;

const bootKey = 'src/browser/start/boot.ts';

function liveFiles(manifest: Manifest): Record<string, string[]> {
  const live: Record<string, string[]> = {};
  for (const source of Object.keys(manifest)) {
    const name = liveNameOf(source);
    if (name) live[name] = filesOf(source, manifest);
  }
  return live;
}

/** A module's file and the files that it imports, without the start-up script, which is always there. */
function filesOf(key: string, manifest: Manifest, seen = new Set([bootKey])): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key]!;
  return [`/${file}`, ...imports.flatMap((imported) => filesOf(imported, manifest, seen))];
}

/**
 * Bundles the renderer for Node into `outDir`/renderer.cjs, as CommonJS and with all that it imports, so that its compiled
 * code can be kept (bin/compile-cache.mjs).
 */
export async function bundleRenderer(productRoot: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: productRoot,
    configFile: join(productRoot, 'vite.config.ts'),
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(productRoot, 'src/app/renderer.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
}

/** @returns the early script as a text without imports, for the head of every page */
export function earlyScript(productRoot: string): Promise<string> {
  return scriptText(join(productRoot, 'src/browser/start/inline-script.ts'));
}

/** @returns a script with all that it imports as one text */
export async function scriptText(input: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input, logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}

/** What is written beside the bundles, in `bundles.json`. */
export interface MadeBundles {
  browser: BrowserFiles;
  /** The text of the inline script. */
  early: string;
  /** The origins of the frames that blocks can show. */
  frameOrigins: string[];
}
