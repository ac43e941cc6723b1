// Makes the bundles of a site: what browsers get, the renderer, and what of them is written into
// pages.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '../../base/disk/list-files.ts';
import { isProcessAlive } from '../../base/disk/live-process.ts';
import { bundleBrowser, bundleRenderer, earlyScript, collectSources, type MadeBundles } from './build-bundles.ts';
import type { Project } from '../../site/folder/project.ts';
import { loadRenderer } from './bundle-cache.ts';
import { findCodeMistake } from '../own-code/code-mistake.ts';
import { findOwnParts, listCodeFolders } from '../../site/folder/own-parts.ts';

/**
 * Makes the bundles in a folder, in the place of all others beside it.
 * @param extra modules of the dev server that are bundled with those that pages have, to share
 * their state
 */
export async function makeBundles(project: Project, folder: string, extra: readonly string[] = []): Promise<void> {
  const home = join(folder, '..');
  mkdirSync(home, { recursive: true });
  for (const old of readdirSync(home)) if (!isBeingMade(old)) rmSync(join(home, old), { recursive: true, force: true });
  // Built beside and put into place whole, so that a build that is stopped leaves nothing half
  // done.
  const own = `${folder}.${process.pid}`;
  const sources = { ...collectSources(project), extra };
  const browser = await bundleBrowser(sources, join(own, 'browser'));
  moveSourceMaps(join(own, 'browser'), join(own, 'maps'));
  await bundleRenderer(sources, join(own, 'renderer'));
  // An error in the site's code then has its place in the source.
  process.setSourceMapsEnabled(true);
  const { frameHosts } = loadRenderer(own);
  const made: MadeBundles = {
    browser,
    early: await earlyScript(project.productRoot),
    frameOrigins: Object.values(frameHosts),
  };
  writeFileSync(join(own, 'bundles.json'), JSON.stringify(made));
  putInPlace(own, folder);
}

/** Their paths stay right, because both folders are beside each other. */
function moveSourceMaps(browser: string, maps: string): void {
  for (const path of listFiles(browser, '').filter((each) => each.endsWith('.map'))) {
    mkdirSync(dirname(join(maps, path)), { recursive: true });
    renameSync(join(browser, path), join(maps, path));
  }
}

/** @returns whether a folder is one that another program, which still runs, makes bundles in */
function isBeingMade(name: string): boolean {
  const maker = Number(/\.(\d+)$/.exec(name)?.[1] ?? process.pid);
  return maker !== process.pid && isProcessAlive(maker);
}

/** Two builds may make the same bundles at the same time: then those of the first one stay. */
function putInPlace(own: string, folder: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'bundles.json'))) throw error;
    rmSync(own, { recursive: true, force: true });
  }
}

/**
 * @returns what is wrong in which source, with the lines around it; nothing for an error that is
 * neither the bundler's own nor in the site's code
 */
export function mistakeInSource(error: unknown, project: Project): string | undefined {
  const folders = listCodeFolders(project, findOwnParts(project).blocks);
  const { errors } = error as { errors?: Error[] };
  if (!Array.isArray(errors)) return findCodeMistake(error, project, folders)?.message;
  return errors
    .map((each) => findCodeMistake(each, project, folders)?.message ?? stripVTControlCharacters(each.message).trim())
    .join('\n\n');
}
