// Puts the files that the pages name of every photo into the finished site, making those that are
// new.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath } from '../../base/addresses/address.ts';
import type { SiteFacts } from '../../checker/check-site.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import type { OutputFolder } from '../../base/output/output-folder.ts';
import type { Project } from '../../site/folder/project.ts';
import { BrokenPicture } from './broken-picture.ts';
import { makeFiles, pictureFolder, tidy } from './picture-cache.ts';
import { parseVariant, type Variant } from './variant.ts';
import { pictureMessages } from '../messages/pictures.ts';

export interface Shipment {
  project: Project;
  images: SiteFacts['images'];
  /** The names of the files that pages show. */
  variants: ReadonlySet<string>;
  /** The addresses of the photos that pages name themselves. */
  photos: ReadonlySet<string>;
  output: OutputFolder;
}

export interface ShippedPictures {
  /** Number of files that were made in this run. */
  made: number;
  /**
   * The addresses of the photos that nothing could be made of; the finished site is whole only
   * without any.
   */
  broken: string[];
  /**
   * The addresses of the photos that are only shown through their files. They stay at home: nobody
   * fetches the original, which may be large and may say where it was taken.
   */
  leftOut: ReadonlySet<string>;
}

/** Makes the files that are not there yet and puts all that are wanted into the output. */
export async function shipPictures({ project, images, variants, photos, output }: Shipment): Promise<ShippedPictures> {
  const wanted = byStem(variants);
  if (wanted.size === 0) return { made: 0, broken: [], leftOut: new Set() };
  const began = performance.now();
  const folder = pictureFolder(project);
  const sources = sourcesByStem(images);
  let made = 0;
  const broken: string[] = [];
  const make = async ([stem, files]: [string, Variant[]]) => {
    const [source = '', ...copies] = sources.get(stem) ?? [];
    try {
      const count = await makeFiles(folder, join(project.siteRoot, 'public', source), files);
      made += count;
    } catch (error) {
      if (!(error instanceof BrokenPicture)) throw error;
      broken.push(source, ...copies);
    }
  };
  await Promise.all([...wanted].map(make));
  if (broken.length > 0) return { made, broken, leftOut: new Set() };
  for (const name of variants) {
    const path = `assets/images/${name}`;
    // The name contains a hash of the content.
    if (!output.skipUnchanged(path)) output.write(path, readFileSync(join(folder, name)));
  }
  tidy(folder, variants);
  if (made > 0) console.log(pictureMessages.made({ made, kept: variants.size - made, ms: performance.now() - began }));
  const shown = [...wanted.keys()].flatMap((stem) => sources.get(stem) ?? []);
  return { made, broken, leftOut: new Set(shown.filter((address) => canLeaveOut(address, photos))) };
}

/** Files that are being made, so that two requests for one at the same time make it once. */
const making = new Map<string, Promise<unknown>>();

/**
 * Makes one file of a photo, unless it is there.
 * @param path below the output folder
 * @returns undefined when the site has no such photo, or it is smaller
 * @throws BrokenPicture when nothing can be made of it; UsageError when it has just been replaced
 * or taken away, or the disk is full
 */
export async function makeShownPicture(
  project: Project,
  images: SiteFacts['images'],
  path: string,
): Promise<Buffer | undefined> {
  const variant = parseVariant(`/${path}`);
  const sources = variant && sourcesByStem(images).get(variant.stem);
  if (!variant || !sources || variant.width > images[sources[0]!]!.width) return undefined;
  const folder = pictureFolder(project);
  const file = join(folder, variant.name);
  const work = making.get(file) ?? makeFiles(folder, join(project.siteRoot, 'public', sources[0]!), [variant]);
  making.set(file, work);
  try {
    await work;
  } catch (error) {
    if (error instanceof BrokenPicture) throw new BrokenPicture(error.message, sources);
    throw new UsageError(pictureMessages.notMadeSmaller({ address: sources[0]!, reason: (error as Error).message }));
  } finally {
    making.delete(file);
  }
  return readFileSync(file);
}

/** @returns facts that call these photos broken, for the checker to say where they are used */
export function withBroken(facts: SiteFacts, addresses: readonly string[]): SiteFacts {
  const broken = addresses.map((address) => {
    const { bytes = 0 } = facts.images[address] ?? {};
    return [address, { width: 0, height: 0, bytes, unreadable: 'broken' as const }];
  });
  return { ...facts, images: { ...facts.images, ...Object.fromEntries(broken) } };
}

/**
 * @returns the addresses of photos by what their files' addresses begin with; copies of a photo
 * share one
 */
function sourcesByStem(images: SiteFacts['images']): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const [address, { raster }] of Object.entries(images)) {
    if (raster) sources.set(raster.stem, [...(sources.get(raster.stem) ?? []), address]);
  }
  return sources;
}

function byStem(names: ReadonlySet<string>): Map<string, Variant[]> {
  const stems = new Map<string, Variant[]>();
  for (const name of names) {
    const variant = parseVariant(`/assets/images/${name}`)!;
    stems.set(variant.stem, [...(stems.get(variant.stem) ?? []), variant]);
  }
  return stems;
}

/** Pages name files by their encoded addresses, which HTML writes in one way only. */
function canLeaveOut(file: string, photos: ReadonlySet<string>): boolean {
  const address = encodePath(file);
  return ![...photos].some((photo) => photo.endsWith(address));
}
