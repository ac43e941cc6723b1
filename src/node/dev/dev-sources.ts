// The addresses at which the dev server has the sources that a page loads.
import { join, relative, sep } from 'node:path';
import { liveModules, modulesIn } from '../bundles/client-modules.ts';
import { ownFolder } from '../bundles/own-entries.ts';
import { findOwnParts, hasOwnParts } from '../site/own-parts.ts';
import type { Project } from '../site/project.ts';

interface DevSources {
  /** The address of the whole stylesheet. */
  css: string;
  modules: string[];
  islandModules: string[];
}

/** @returns what a page with this HTML loads */
export function devSources(project: Project, html: string): DevSources {
  const own = findOwnParts(project);
  const live = modulesIn(liveModules(project, own), html);
  const addressesOf = (isIsland: boolean) =>
    live.filter((module) => module.isIsland === isIsland).map(({ file }) => addressOf(project, file));
  const css = hasOwnParts(own) ? addressOf(project, join(ownFolder(project), 'site.css')) : '/src/app/site.css';
  return { css, modules: addressesOf(false), islandModules: addressesOf(true) };
}

/** Vite has what is outside of its root below `/@fs/`. */
function addressOf({ productRoot }: Project, file: string): string {
  const path = relative(productRoot, file).split(sep).join('/');
  const isOutside = path.startsWith('../') || /^\w:/.test(path);
  return isOutside ? `/@fs/${file.split(sep).join('/').replace(/^\//, '')}` : `/${path}`;
}
