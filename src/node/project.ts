// A site's folder on disk: its YAML files, its pictures, its addresses. The only place that reads them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import type { SchemaSet, SiteFacts, SiteSource } from '../content/check-site.ts';
import { blockTypes } from './generate.ts';

export interface Project {
  /** The folder that holds Pagewright itself. */
  productRoot: string;
  /** The folder that holds the site: site.yaml, pages, public. */
  siteRoot: string;
}

/** @returns the texts of site.yaml and of every page file, by path below the site's folder with slashes */
export function readSources({ siteRoot }: Project): Record<string, string> {
  const files: Record<string, string> = {};
  const site = join(siteRoot, 'site.yaml');
  if (existsSync(site)) files['site.yaml'] = readFileSync(site, 'utf8');
  for (const path of walk(join(siteRoot, 'pages'))) {
    if (isPageFile(path)) files[pathInSite(siteRoot, path)] = readFileSync(path, 'utf8');
  }
  return files;
}

/** @returns whether a file's name is that of a page: `.yaml`, or `.yml`, which the checker refuses with a reason */
export function isPageFile(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/** @returns a path below the site's folder, with slashes on every system */
export function pathInSite(siteRoot: string, path: string): string {
  return relative(siteRoot, path).split(sep).join('/');
}

/** @returns what the checker must know of the disk: pictures with their sizes, and the icons that exist */
export function readFacts({ productRoot, siteRoot }: Project): SiteFacts {
  const images: SiteFacts['images'] = {};
  const files = new Set<string>();
  const publicFolder = join(siteRoot, 'public');
  for (const path of walk(publicFolder)) {
    const address = `/${pathInSite(publicFolder, path)}`;
    files.add(address);
    if (/\.(svg|png|jpe?g|webp|avif|gif)$/i.test(path)) images[address] = measure(path);
  }
  const icons = readdirSync(iconFolder(productRoot)).map((name) => name.replace('.svg', ''));
  return { images, icons: new Set(icons), files };
}

/** @returns the folder of the icon set, one SVG file per icon */
export function iconFolder(productRoot: string): string {
  return join(productRoot, 'node_modules/lucide-static/icons');
}

/** @returns everything the checker reads of a site, as it stands on disk now */
export function readSource(project: Project): SiteSource {
  return { files: readSources(project), facts: readFacts(project) };
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

/** A picture that cannot be measured has the size 0 by 0, which the checker reports. */
function measure(path: string): SiteFacts['images'][string] {
  const bytes = statSync(path).size;
  try {
    const { width, height } = imageSize(readFileSync(path));
    return { width, height, bytes };
  } catch {
    return { width: 0, height: 0, bytes };
  }
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
