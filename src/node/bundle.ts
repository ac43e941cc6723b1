// Builds the browser's part and the renderer with Vite, and the early script with Rolldown.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from './project.ts';

/** The renderer's module, `src/app/render.tsx` with `src/app/document.ts` and `src/app/theme.ts`. */
export interface Renderer {
  renderPage: typeof import('../app/render.tsx').renderPage;
  documentHtml: typeof import('../app/document.ts').documentHtml;
  themeCss: typeof import('../app/theme.ts').themeCss;
}

export interface BrowserFiles {
  /** The address of the start-up script. */
  boot: string;
  /** The addresses that a live module by its name needs: its own and those it imports beside the start-up's. */
  live: Record<string, string[]>;
  /** The whole stylesheet, of which each page gets its part. */
  css: string;
}

interface ManifestEntry {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

/** What islands need together comes in one request: React with what binds it to the page. The router comes by itself. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/](browser[\\/]island|state[\\/]use-store)/,
  },
];

/** Bundles the browser's part into `outDir`/assets, and copies the site's public folder. */
export async function bundleBrowser({ productRoot, siteRoot }: Project, outDir: string): Promise<BrowserFiles> {
  const { build } = await import('vite');
  await build({
    root: productRoot,
    configFile: join(productRoot, 'vite.config.ts'),
    publicDir: join(siteRoot, 'public'),
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      // Vite's preloading would add a third to the start-up script; the groups below leave nothing to preload.
      modulePreload: false,
      rolldownOptions: {
        input: { boot: join(productRoot, 'src/browser/boot.ts'), site: join(productRoot, 'src/app/site.css') },
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
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
  return { css, boot: `/${manifest['src/browser/boot.ts']!.file}`, live: liveFiles(manifest) };
}

function liveFiles(manifest: Record<string, ManifestEntry>): Record<string, string[]> {
  const live: Record<string, string[]> = {};
  for (const [source, entry] of Object.entries(manifest)) {
    const name = /([^/]+)\.(behavior\.ts|island\.tsx)$/.exec(source)?.[1];
    if (!name) continue;
    const imported = (entry.imports ?? []).filter((key) => key !== 'src/browser/boot.ts');
    live[name] = [entry.file, ...imported.map((key) => manifest[key]!.file)].map((file) => `/${file}`);
  }
  return live;
}

/** Bundles the renderer for Node and loads it. */
export async function bundleRenderer({ productRoot }: Project): Promise<Renderer> {
  const { build } = await import('vite');
  const outDir = join(productRoot, '.pagewright/renderer');
  await build({
    root: productRoot,
    configFile: join(productRoot, 'vite.config.ts'),
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(productRoot, 'src/app/renderer.ts') },
    },
  });
  return (await import(`${pathToFileURL(join(outDir, 'renderer.js')).href}?${Date.now()}`)) as Renderer;
}

/** @returns the early script as a text without imports, for the head of every page */
export async function earlyScript({ productRoot }: Project): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: join(productRoot, 'src/browser/early.ts'), logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
