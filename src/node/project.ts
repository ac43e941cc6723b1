// A site's folder on disk: its YAML files, its pictures, its addresses. The only place that reads them.
import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SchemaSet, SiteFacts, View } from '../content/check-site.ts';
import { blockTypes } from './generate.ts';
import { readImage } from './images/read-image.ts';
import { iconsIn } from './icons.ts';
import { viewOf } from './view-options.ts';

export interface Project {
  /** The folder that holds Pagewright itself. */
  productRoot: string;
  /** The folder that holds the site: site.yaml, pages, public. */
  siteRoot: string;
}

/** @returns whether a file's name is that of a page: `.yaml`, or `.yml`, which the checker refuses with a reason */
export function isPageFile(path: string): boolean {
  return /\.ya?ml$/i.test(path);
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
    if (/\.(svg|png|jpe?g|webp|avif|gif)$/i.test(path)) images[address] = readImage(join(publicFolder, path));
  }
  return { images, icons: new Set(iconsIn(productRoot)), files, view };
}

/** @returns the schemas, read from disk so that a running server follows a change of them */
export function readSchemas({ productRoot }: Project): SchemaSet {
  const read = (path: string) => JSON.parse(readFileSync(join(productRoot, 'schemas', path), 'utf8'));
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

/** @returns the paths of the files in a folder of the root and in all folders below, with slashes, in the order of their names */
export function walk(root: string, folder: string): string[] {
  const entries = entriesOf(join(root, folder)).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(root, path) : [path];
  });
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
