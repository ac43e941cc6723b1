// Addresses of a site as its host has them, for the build: below the base path that the site's own
// address has.
import type { Image, Page, Site } from '#schemas';
import { addBase, readBase, readHost } from '../base/addresses/base-path.ts';
import { replaceAddresses } from '../base/addresses/replace-links.ts';
import { copyData } from '../base/pure/copy-data.ts';
import { isGroup, replaceAt } from '../base/pure/pointer.ts';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { isImageReference, type ReferenceKind, type ReferenceVisitor } from './schema/references.ts';

/** @returns the site with the address of its host, and with its links and pictures below the base */
export function hostSite(site: Site, { schemas, visitReferences }: CompiledSchemas): Site {
  const base = readBase(site.url);
  if (base === '') return site;
  const { redirects, ...copy } = copyData(site);
  visitReferences(schemas.site, copy, createPlacer(copy, base));
  return { ...copy, redirects, url: readHost(site.url), home: `${base}/` } as Site;
}

/**
 * Changes the page in place.
 * @param page with complete references
 * @returns the page
 */
export function hostPage(page: Page, base: string, { schemas, visitReferences }: CompiledSchemas): Page {
  if (base === '') return page;
  visitReferences(schemas.page, page, createPlacer(page, base));
  const blocks = page.blocks.map((block) => {
    visitReferences(schemas.blocks[block.type] ?? {}, block, createPlacer(block, base));
    const { textPictures, shown } = block as { textPictures?: Record<string, object>; shown?: unknown };
    const pictures = Object.entries(textPictures ?? {}).map(([src, picture]) => [
      addBase(base, src),
      placeMade(picture, base),
    ]);
    return {
      ...block,
      ...(textPictures && { textPictures: Object.fromEntries(pictures) }),
      ...(shown !== undefined && { shown: placeMade(shown, base) }),
    } as Page['blocks'][number];
  });
  const { feeds, entry } = page;
  return {
    ...page,
    ...(feeds && { feeds: placeMade(feeds, base) }),
    ...(entry && { entry: placeMade(entry, base) }),
    blocks,
  };
}

/** @param root whose pointers the visitor gets */
function createPlacer(root: object, base: string) {
  return (kind: ReferenceKind, value: unknown, at: ReferenceVisitor): void => {
    if (isImageReference(kind)) return isGroup(value) ? placePicture(value as unknown as Image, base) : undefined;
    if (typeof value !== 'string' || at.link) return;
    const written =
      kind === 'address' || kind === 'file'
        ? addBase(base, value)
        : kind.startsWith('text:')
          ? inText(value, base)
          : value;
    if (written !== value) replaceAt(root, at.pointer(), written);
  };
}

/** Copies the facts about a photo, which all pages share that show it. */
function placePicture(picture: Image, base: string): void {
  const { src, raster } = picture;
  Object.assign(picture, {
    src: addBase(base, src),
    ...(raster && { raster: { ...raster, stem: addBase(base, raster.stem) } }),
  });
}

function inText(text: string, base: string): string {
  return text.includes('](') ? replaceAddresses(text, ({ address }) => addBase(base, address)) : text;
}

/** Names of addresses in what no schema describes: lists of entries, and sizes of pictures. */
const addressKeys = new Set(['href', 'src', 'stem']);

/** @returns a copy of data that the checker has made for the renderer */
function placeMade<Data>(data: Data, base: string, key = ''): Data {
  if (typeof data === 'string') return (addressKeys.has(key) ? addBase(base, data) : inText(data, base)) as Data;
  if (Array.isArray(data)) return data.map((part: unknown) => placeMade(part, base)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, placeMade(part, base, name)])) as Data;
}
