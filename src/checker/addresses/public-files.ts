// Public files by the addresses that people write: as the disk has the name, encoded as browsers
// show it, or in another form of Unicode.
import type { Image } from '#schemas';
import { comparablePath, encodePath, listReadings } from '../../base/addresses/address.ts';
import { picturePlace } from '../../base/pictures/picture-place.ts';
import { memoizeByObject } from '../../base/pure/lazy.ts';
import type { ImageFacts } from '../../base/pictures/image-facts.ts';

/** The part of the site's facts that this needs. */
export interface PublicFacts {
  images: Readonly<Record<string, ImageFacts>>;
  files?: ReadonlySet<string>;
}

/** The names of files by their comparable form. Made for the first address that is no name itself. */
const filesByForm = memoizeByObject(({ images, files }: PublicFacts): ReadonlyMap<string, string> => {
  const names = [...(files ?? []), ...Object.keys(images)];
  return new Map(names.map((name) => [comparablePath(name), name]));
});

function isFile({ images, files }: PublicFacts, name: string): boolean {
  return Object.hasOwn(images, name) || files?.has(name) === true;
}

/** @returns the file that a path names; a name on disk comes before the same text as an encoding */
export function findFile(facts: PublicFacts, path: string): string | undefined {
  return isFile(facts, path) ? path : filesByForm(facts).get(comparablePath(path));
}

/** @returns the picture that a path names */
export function findImage(facts: PublicFacts, path: string): string | undefined {
  if (Object.hasOwn(facts.images, path)) return path;
  const found = filesByForm(facts).get(comparablePath(path));
  return found !== undefined && Object.hasOwn(facts.images, found) ? found : undefined;
}

export interface LinkedFile {
  file: string;
  /** The query and the anchor behind the path. */
  rest: string;
}

/** @returns the file that an address of this site leads to; a name may have ? and # in it */
export function findLinkedFile(facts: PublicFacts, address: string): LinkedFile | undefined {
  if (!address.startsWith('/')) return undefined;
  for (const [candidate, rest] of listReadings(address)) {
    const file = findFile(facts, candidate);
    if (file !== undefined) return { file, rest };
  }
  return undefined;
}

/** @returns the address as browsers ask for it; unchanged where it leads to no file of this site */
export function toFileAddress(facts: PublicFacts, address: string): string {
  const linked = findLinkedFile(facts, address);
  return linked ? encodePath(linked.file) + linked.rest : address;
}

/** Adds to a picture, in place, what is known of its file. @returns the picture */
export function completePicture(picture: Pick<Image, 'src' | 'alt'>, facts: PublicFacts): Image {
  if (picture.src === '') return Object.assign(picture, picturePlace);
  const file = findImage(facts, picture.src);
  const { width, height, raster } = (file !== undefined && facts.images[file]) || { width: 0, height: 0 };
  const src = file === undefined ? picture.src : encodePath(file);
  return Object.assign(picture, { src, width, height }, raster && { raster });
}
