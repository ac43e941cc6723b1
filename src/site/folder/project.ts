// A site's folder on disk: which files belong to it, and the facts that the checker needs from the
// disk.
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { JsonSchema, SchemaSet, SiteFacts, Preview } from '../../checker/check-site.ts';
import { isTextFile } from '../../checker/text-files/text-file.ts';
import { pageSchema, sharedFileSchema } from '../schemas/page-schema.ts';
import { blockTypes, readSchema, readSchemaFile } from '../schemas/read-schema.ts';
import { listOwnBlocks, shownPath } from './block-folders.ts';
import { readOwnFields } from './own-fields.ts';
import type { ImageFacts } from '../../base/pictures/image-facts.ts';
import { readImage, readImageBytes } from '../image-files/read-image.ts';
import { listIcons } from './icons.ts';
import { toPreview } from './preview-options.ts';
import { ignoreMissing } from '../../base/disk/ignore-missing.ts';
import { isEditorLeftover } from '../../base/disk/list-files.ts';
import { listPublic } from '../public-folder/list-public.ts';

export interface Project {
  /** The folder that holds Pagewright itself. */
  productRoot: string;
  /** The folder that holds the site: site.yaml, pages, public. */
  siteRoot: string;
  /** True if its texts are copies of those that a program holds, so that a change of one is lost. */
  hasCopiedTexts?: true;
}

/**
 * @returns whether a path names a page file: `.yaml`, or `.yml`, which the checker reports.
 * Editors' backups are none
 */
export function isPageFile(path: string): boolean {
  return /\.ya?ml$/i.test(path) && !isEditorLeftover(basename(path));
}

/** @returns whether a path below the site's folder is site.yaml, a page file or a text file */
export function isSiteText(path: string): boolean {
  return path === 'site.yaml' || isTextFile(path) || (path.startsWith('pages/') && isPageFile(path));
}

/** @returns a path below the site's folder, with slashes on every system */
export function pathInSite(siteRoot: string, path: string): string {
  return relative(siteRoot, path).split(sep).join('/');
}

/**
 * @returns what the checker needs from disk and clock: pictures with their sizes, the icons that
 * exist, the preview
 */
export function readFacts({ productRoot, siteRoot }: Project, preview: Preview = toPreview({})): SiteFacts {
  const images: SiteFacts['images'] = {};
  const files = new Set<string>();
  const publicFolder = join(siteRoot, 'public');
  const { published, leftOut } = listPublic(siteRoot);
  for (const path of published) {
    const address = `/${path}`;
    files.add(address);
    const isPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(path);
    const image = isPicture && ignoreMissing(() => readImage(join(publicFolder, path)), undefined);
    if (image) images[address] = image;
  }
  const publicText = (address: string) =>
    ignoreMissing(() => readFileSync(join(publicFolder, address), 'utf8'), undefined);
  return { images, icons: new Set(listIcons(productRoot)), files, leftOut, publicText, preview };
}

/**
 * @param pictures other states of pictures, by address: nobody makes smaller files of them
 * @returns the facts with these
 */
export function replacePictures(facts: SiteFacts, pictures: ReadonlyMap<string, Buffer>): SiteFacts {
  const replaced = [...pictures].map(([address, bytes]): [string, ImageFacts] => {
    const { raster: _raster, ...read } = readImageBytes(address, bytes);
    return [address, read];
  });
  return { ...facts, images: { ...facts.images, ...Object.fromEntries(replaced) } };
}

/**
 * @returns the schemas as they are on disk now, so that a running server follows their changes
 * @throws DeveloperError when a type of section or fields of the site's own cannot be used
 */
export function readSchemas(project: Project): SchemaSet {
  const { productRoot } = project;
  const read = (path: string) => readSchema(productRoot, `schemas/${path}`);
  const blocks = Object.fromEntries(blockTypes(productRoot).map((type) => [type, read(`blocks/${type}.schema.json`)]));
  const common = {
    shared: read('shared.schema.json'),
    site: read('site.schema.json'),
    common: read('common.schema.json'),
  };
  const own = readOwnSchemas(project);
  const fields = readOwnFields(project);
  if (own.length + fields.length === 0)
    return { ...common, blocks, page: read('page.schema.json'), sharedFile: read('shared-file.schema.json') };
  const all = sortByType({ ...blocks, ...Object.fromEntries(own) });
  const sources = {
    blocks: Object.entries(all).map(([type, schema]) => ({ type, schema })),
    envelope: read('page-envelope.schema.json'),
    shared: common.shared,
    fields,
  };
  return { ...common, blocks: all, page: pageSchema(sources), sharedFile: sharedFileSchema(sources) };
}

/** @returns the schemas of the types that are not Pagewright's own, by type */
export function readOwnSchemas(project: Project): [type: string, JsonSchema][] {
  return listOwnBlocks(project).map(({ type, schemaFile }) => {
    const file = shownPath(project.siteRoot, schemaFile);
    // The other schemas know it by this id, whatever it calls itself.
    return [type, { ...readSchemaFile(schemaFile, file), $id: `blocks/${type}.schema.json`, 'x-file': file }];
  });
}

function sortByType(blocks: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(blocks).sort(([a], [b]) => (a < b ? -1 : 1)));
}
