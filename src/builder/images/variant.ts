// The addresses of the files that are made of photos:
// /assets/images/team-1a2b3c4d5e6f-400x300-30-40.avif. The pages' HTML names those that are wanted
// (ui/picture/picture-files.ts); nothing else decides what is made.
import type { FocusPoint } from '../../base/pictures/focus-point.ts';
import type { Ending } from '../../site/image-files/encoder-options.ts';

export interface Variant {
  /** The file's name, which is the last part of its address. */
  name: string;
  /** Beginning of the address, which identifies the photo. */
  stem: string;
  width: number;
  /** Only where the photo is cut to another shape. */
  height?: number;
  /** The point that stays in sight there; the middle where there is none. */
  focus?: FocusPoint;
  ending: Ending;
}

/** Beginning of the addresses of all these files. */
export const folder = '/assets/images/';
const name = /^(.+-[0-9a-f]{8})-(\d{1,5})(?:x(\d{1,5})(?:-(\d{1,2}|100)-(\d{1,2}|100))?)?\.(avif|webp|jpg|png)$/;

/** @returns the file that an address asks for; undefined for any other address */
export function parseVariant(address: string): Variant | undefined {
  const found = address.startsWith(folder) ? name.exec(address.slice(folder.length)) : null;
  if (!found) return undefined;
  const [whole, stem, width, height, x, y, ending] = found;
  return {
    name: whole,
    stem: folder + stem!,
    width: Number(width),
    ...(height ? { height: Number(height) } : {}),
    ...(x ? { focus: { x: Number(x), y: Number(y) } } : {}),
    ending: ending as Ending,
  };
}
