// A site's folder on disk: its YAML files, its pictures, its addresses. The only place that reads them.
import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isJunk } from 'junk';
import type { SchemaSet, SiteFacts, View } from '../content/check-site.ts';
import { blockTypes } from './generate.ts';
import { refusalText } from './failure-text.ts';
import { readImage } from './images/read-image.ts';
import { iconsIn } from './icons.ts';
import { readSchema } from './read-schema.ts';
import { viewOf } from './view-options.ts';
import { WrongUse } from './wrong-use.ts';

export interface Project {
  /** The folder that holds Pagewright itself. */
  productRoot: string;
  /** The folder that holds the site: site.yaml, pages, public. */
  siteRoot: string;
}

/**
 * @returns whether a file's name is that of a page: `.yaml`, or `.yml`, which the checker refuses with a reason; what editors
 * and systems leave beside a page is none
 */
export function isPageFile(path: string): boolean {
  return /\.ya?ml$/i.test(path) && !isLeftBeside(basename(path));
}

/** @returns whether a path below the site's folder is that of a text: site.yaml, or a page file */
export function isText(path: string): boolean {
  return path === 'site.yaml' || (path.startsWith('pages/') && isPageFile(path));
}

/** Backups, folder views and the like, and Emacs' locks `.#about.yaml`, which are links to nothing. */
export function isLeftBeside(name: string): boolean {
  return name.startsWith('.#') || isJunk(name);
}

/** @returns a path below the site's folder, with slashes on every system */
export function pathInSite(siteRoot: string, path: string): string {
  return relative(siteRoot, path).split(sep).join('/');
}

/** @returns what the checker must know of the disk and the time: pictures with their sizes, the icons that exist */
export function readFacts({ productRoot, siteRoot }: Project, view: View = viewOf({})): SiteFacts {
  const images: SiteFacts['images'] = {};
  const files = new Set<string>();
  const publicFolder = join(siteRoot, 'public');
  for (const path of walk(publicFolder, '')) {
    const address = `/${path}`;
    files.add(address);
    const isPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(path);
    const image = isPicture && unlessGone(() => readImage(join(publicFolder, path)), undefined);
    if (image) images[address] = image;
  }
  return { images, icons: new Set(iconsIn(productRoot)), files, view };
}

/** @returns what was looked for in a file; `otherwise` when that was removed a moment ago */
export function unlessGone<Found, Otherwise>(look: () => Found, otherwise: Otherwise): Found | Otherwise {
  try {
    return look();
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && refusalText(error) === undefined;
    if (isGone) return otherwise;
    throw error;
  }
}

/** @returns the schemas, read from disk so that a running server follows a change of them */
export function readSchemas({ productRoot }: Project): SchemaSet {
  const read = (path: string) => readSchema(productRoot, `schemas/${path}`);
  const blocks = blockTypes(productRoot).map((type) => [type, read(`blocks/${type}.schema.json`)]);
  return {
    page: read('page.schema.json'),
    sharedFile: read('shared-file.schema.json'),
    shared: read('shared.schema.json'),
    site: read('site.schema.json'),
    common: read('common.schema.json'),
    blocks: Object.fromEntries(blocks),
  };
}

/**
 * @returns the paths of the files in a folder of the root and in all folders below, with slashes, in the order of their names;
 * links are followed, and what editors and systems leave beside files is left out
 * @throws WrongUse when a link leads back to a folder above it
 */
export function walk(root: string, folder: string): string[] {
  return entriesOf(root, folder).flatMap(({ path, isFolder }) => (isFolder ? walk(root, path) : [path]));
}

/** @returns the paths of the folders in a folder of the root, not of those below; links are followed as by `walk` */
export function foldersIn(root: string, folder: string): string[] {
  return entriesOf(root, folder).flatMap(({ path, isFolder }) => (isFolder ? [path] : []));
}

interface Entry {
  /** Below the root. */
  path: string;
  isFolder: boolean;
}

function entriesOf(root: string, folder: string): Entry[] {
  return readFolder(join(root, folder))
    .filter(({ name }) => !isLeftBeside(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return { path, isFolder: entry.isSymbolicLink() ? leadsToFolder(root, path) : entry.isDirectory() };
    });
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function leadsToFolder(root: string, link: string): boolean {
  if (!statSync(join(root, link), { throwIfNoEntry: false })?.isDirectory()) return false;
  const end = realpathSync(join(root, link));
  for (let above = dirname(link); ; above = dirname(above)) {
    if (realpathSync(join(root, above)) === end)
      throw new WrongUse(`${join(root, link)} is a link to a folder that it lies in. Please remove it.`);
    if (above === '.') return true;
  }
}
