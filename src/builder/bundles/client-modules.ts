// Finds the modules that run in the browser and are put in by their names: islands and behaviors.
import { join, parse } from 'node:path';
import { modulesRoot } from '../../base/installation/product-files.ts';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { shownPath } from '../../site/folder/block-folders.ts';
import { findOwnParts, type OwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';
import { codeMessages } from '../messages/build.ts';

/** A module that wakes on a page. */
export interface LiveModule {
  /** Its `data-live` name, such as `tabs` for `tabs.behavior.ts`. */
  name: string;
  /** Its absolute path. */
  file: string;
  isIsland: boolean;
}

/**
 * @returns every `*.island.tsx` and `*.behavior.ts` of Pagewright and of a site's own types of
 * section
 * @throws DeveloperError when two have the same name
 */
export function liveModules(project: Project, own: OwnParts = findOwnParts(project)): LiveModule[] {
  const { productRoot, siteRoot } = project;
  // A type that is replaced takes its modules with it.
  const replaced = own.blocks.map(({ type }) => `src/page/blocks/${type}/`);
  const root = modulesRoot(productRoot);
  const ofProduct = productFiles(root).filter((path) => !replaced.some((folder) => path.startsWith(folder)));
  const ofSite = own.blocks.flatMap(({ folder }) => listFiles(folder, '').map((path) => join(folder, path)));
  const found = new Map<string, LiveModule>();
  for (const file of [...ofProduct.map((path) => join(root, path)), ...ofSite]) {
    const module = liveModule(file);
    const other = module && found.get(module.name);
    if (other)
      throw new DeveloperError(
        codeMessages.takenModuleName({ file: shownPath(siteRoot, file), name: parse(other.file).base }),
      );
    if (module) found.set(module.name, module);
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** @returns the paths below `productRoot` of every stylesheet in the folders of `src/page/blocks` */
export function styleFiles(productRoot: string): string[] {
  return listFiles(productRoot, 'src/page/blocks').filter(
    (file) => file.endsWith('.css') && !file.endsWith('.gen.css'),
  );
}

function productFiles(root: string): string[] {
  return ['src/page/ui', 'src/page/blocks'].flatMap((folder) => listFiles(root, folder));
}

function liveModule(file: string): LiveModule | undefined {
  const [, name, kind] = /([^/\\]+)\.(behavior(?=\.[jt]s$)|island(?=\.(?:tsx|js)$))/.exec(file) ?? [];
  return name === undefined ? undefined : { name, file, isIsland: kind === 'island' };
}

/** @returns the modules of the live parts in a page's HTML */
export function listUsedModules(modules: readonly LiveModule[], html: string): LiveModule[] {
  const names = new Set(Array.from(html.matchAll(/ data-live="([\w-]+)"/g), ([, name]) => name));
  return modules.filter(({ name }) => names.has(name));
}
