// Finds the pictures that a page's HTML names, in attributes, in lists of files and in the settings of islands.
import { withOwnTexts } from '../../content/own-texts.ts';
import { folder, variantAt } from './variant.ts';

export interface NamedPictures {
  /** The names of the files that are made of photos, each once. */
  variants: string[];
  /** The addresses of the other pictures, each once; what stands before an address in HTML may be a part of it. */
  photos: string[];
}

const longestAddress = 400;
const aroundAddresses = new Set([...' \t\r\n"\'<>(),'].map((letter) => letter.charCodeAt(0)));

/** @returns what is named, in texts of their own: thousands of pages are remembered at once */
export function picturesIn(html: string): NamedPictures {
  const ends = [...html.matchAll(/\.(?:jpe?g|png|webp|avif)/gi)].map((found) => found.index + found[0].length);
  const addresses = new Set(ends.map((end) => html.slice(addressStart(html, end), end)));
  const variants = new Set<string>();
  const photos: string[] = [];
  for (const address of addresses) {
    const variant = variantAt(address.slice(Math.max(0, address.lastIndexOf(folder))));
    if (variant) variants.add(variant.name);
    else photos.push(address);
  }
  return withOwnTexts({ variants: [...variants], photos });
}

/** Letter by letter back from the end: a pattern would try every word of the page, or every letter before the end. */
function addressStart(html: string, end: number): number {
  let start = end;
  while (start > Math.max(0, end - longestAddress) && !aroundAddresses.has(html.charCodeAt(start - 1))) start--;
  return start;
}
