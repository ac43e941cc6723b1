// Vite in the dev server: it brings browsers the sources, Pagewright's and the site's own.
import type { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { ownResolution, writeOwnEntries } from '../bundles/own-entries.ts';
import { findOwnParts, hasOwnParts } from '../site/own-parts.ts';
import type { Project } from '../site/project.ts';

/** @param http the server that Vite's messages to browsers go through */
export function startVite(project: Project, http: ReturnType<typeof createServer>): Promise<ViteDevServer> {
  const { productRoot, siteRoot } = project;
  const own = findOwnParts(project);
  // Also for a site that has nothing of its own yet: it may get its first section while the server runs.
  const entries = writeOwnEntries(project, own);
  const ofBlocks = own.blocks.map(({ folder }) => `${folder}/*.{ts,tsx}`);
  return createVite({
    root: productRoot,
    configFile: join(productRoot, 'vite.config.ts'),
    publicDir: join(siteRoot, 'public'),
    // What a site's own sections import is prepared for that site alone.
    cacheDir: join(hasOwnParts(own) ? siteRoot : productRoot, '.pagewright/vite'),
    logLevel: 'warn',
    resolve: ownResolution(project, entries),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [productRoot, siteRoot, ...own.blocks.map(({ folder }) => folder)] },
      watch: { ignored: [/[\\/]dist[\\/]/, /[\\/]\.pagewright[\\/](?!own[\\/])/] },
    },
    optimizeDeps: {
      entries: ['src/browser/**/*.ts*', 'src/blocks/**/*.tsx', 'src/ui/**/*.ts*', ...ofBlocks],
      include: ['react-router-dom', 'react-dom/client', 'zustand', 'zustand/vanilla', '@emailjs/browser'],
    },
  });
}
