// Vite in the dev server: it brings browsers the sources, Pagewright's and the site's own.
import type { createServer } from 'node:http';
import { join } from 'node:path';
import {
  createLogger,
  createRunnableDevEnvironment,
  createServer as createVite,
  type ResolvedConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { findOwnEntries, ownResolution, writeOwnEntries } from '../../site/folder/own-entries.ts';
import { viteSettings, withoutFilesOfTheRoot } from '../../builder/bundles/vite-settings.ts';
import { cacheFolder, hasSources, modulesRoot } from '../../base/installation/product-files.ts';
import { compiledClient } from './compiled-client.ts';
import { logMistakes, type ErrorLog } from '../author/error-log.ts';
import { openPreparedPackages } from '../../builder/bundles/prepared-packages.ts';
import { checkOwnStyles } from '../../builder/own-code/own-styles.ts';
import { findOwnParts, hasOwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';

interface ViteParts {
  /** The server that Vite's messages to browsers go through. */
  http: ReturnType<typeof createServer>;
  log: ErrorLog;
}

/** Starts Vite, for the sources or, where they are compiled, for its messages alone. */
export async function startVite(project: Project, { http, log }: ViteParts): Promise<ViteDevServer> {
  const { productRoot, siteRoot } = project;
  if (compiledClient(project)) return startPlainVite(project, http);
  const own = findOwnParts(project);
  // A site without any gets them, too: its first section may be written while the server runs.
  const entries = writeOwnEntries(project, own);
  const ofBlocks = own.blocks.flatMap(({ folder }) => [`${folder}/*.{ts,tsx}`, `!${folder}/*.test.*`]);
  // An installed package has the editor compiled (compiled-client.ts).
  const modules = hasSources(productRoot)
    ? 'src/{page,dev/client,editor/client}/**/*.ts*'
    : 'src/{page,dev/client}/**/*.js';
  const settings = await viteSettings(modulesRoot(productRoot));
  // Imports of a site's own sections are prepared for that site alone.
  const packages = openPreparedPackages(
    join(hasOwnParts(own) ? join(siteRoot, '.pagewright') : cacheFolder(project), 'vite'),
  );
  const vite = await createVite({
    ...settings,
    customLogger: logMistakes(createLogger('warn', { allowClearScreen: false }), project, log),
    plugins: [acceptPercents, ...checkOwnStyles(project, entries.css, settings.plugins!), findOwnEntries(entries)],
    cacheDir: packages.folder,
    resolve: ownResolution(project),
    environments: { ssr: { dev: { createEnvironment: createQuietEnvironment } } },
    server: {
      ...guarded,
      hmr: { server: http },
      fs: { allow: [productRoot, siteRoot, ...own.blocks.map(({ folder }) => folder)], deny: denied },
      watch: { ignored: [/[\\/]dist[\\/]/, /[\\/]\.pagewright[\\/](?!own[\\/])/] },
    },
    optimizeDeps: {
      entries: [modules, ...ofBlocks],
      // Its modules would be there twice, once for sections and once for the page, and would not
      // share the store.
      exclude: ['pagewright'],
      include: ['react-router-dom', 'react-dom/client', 'zustand', 'zustand/vanilla', '@emailjs/browser'],
    },
  });
  const close = vite.close.bind(vite);
  vite.close = async () => {
    await close();
    packages.close();
  };
  return vite;
}

/**
 * Vite writes paths into its modules as they are, and a browser encodes all signs of them but `%`:
 * in a folder with one in its name, nothing that comes from Vite would be found.
 */
const acceptPercents: Plugin = {
  name: 'pagewright:percents',
  configureServer: ({ config, middlewares }) => {
    const folders = config.server.fs.allow.map((folder) => `/@fs/${folder.replace(/^\//, '')}/`);
    // `new URL` does as browsers do. A name such as 50%20x looks encoded to Vite, and is not.
    const names = folders.map((path) => ({ asked: new URL(`http://site${path}`).pathname, encoded: encodeURI(path) }));
    middlewares.use((request, _response, next) => {
      const { url = '/' } = request;
      const name = names.find(({ asked, encoded }) => url.startsWith(asked) && !url.startsWith(encoded));
      const whole = name ? name.encoded + url.slice(name.asked.length) : url;
      request.url = whole.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25');
      next();
    });
  },
};

/**
 * Its runner loads again what has changed and prints what that throws, with a stack. The renderer's
 * loader (dev-renderer.ts) meets the same error, and it is reported once, with its place.
 */
function createQuietEnvironment(name: string, config: ResolvedConfig) {
  return createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: { logger: false } } });
}

/** Requests reach it through the dev server alone, which answers for public files, too. */
const guarded = { middlewareMode: true, cors: false } as const;

/**
 * Files that no browser gets: those that Vite denies by default, and of `.pagewright/` all but what
 * the site's own sections are made into.
 */
const denied = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.pagewright/*',
  '**/.pagewright/!(own|vite)/**',
];

/**
 * For its messages to browsers and its way to the editor alone: what pages load is compiled
 * (compiled-client.ts). Its root is the product's, because it serves files of the root.
 */
function startPlainVite({ productRoot, siteRoot }: Project, http: ReturnType<typeof createServer>) {
  return createVite({
    ...withoutFilesOfTheRoot,
    root: productRoot,
    plugins: [acceptPercents],
    css: { postcss: {} },
    cacheDir: join(siteRoot, '.pagewright/vite'),
    server: { ...guarded, hmr: { server: http }, watch: null, fs: { allow: [productRoot] } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
}
