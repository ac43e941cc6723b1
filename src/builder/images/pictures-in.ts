// Finds the pictures that a page's HTML names, in attributes, in lists of files and in the settings
// of islands.
import { detachStrings } from '../../base/pure/detach-strings.ts';
import { folder, parseVariant } from './variant.ts';

export interface NamedPictures {
  /**
   * The names of the files that are made of photos, in lists that pages with the same photo share.
   */
  variants: string[][];
  /**
   * The addresses of the other pictures, each once; characters before an address in HTML may be a
   * part of it.
   */
  photos: string[];
}

const longestAddress = 400;
const aroundAddresses = new Set([...' \t\r\n"\'<>(),'].map((letter) => letter.charCodeAt(0)));
const ending = /\.(?:jpe?g|png|webp|avif)/gi;

/**
 * Limits of the places that are remembered: a site of ten thousand pages may have photos for each.
 */
const maxPlaces = 10_000;
const maxPlaceLength = 2_000;

/**
 * @returns a function that finds what a page names, whose HTML may come in pieces. The same few
 * hundred attributes come on all pages, so each is looked through once
 */
export function pictureFinder(): (html: string | readonly string[]) => NamedPictures {
  const known = new Map<string, ReturnType<typeof readPlace>>();
  const namedIn = (place: string) => {
    const earlier = known.get(place);
    if (earlier) return earlier;
    const named = readPlace(place);
    if (known.size < maxPlaces && place.length < maxPlaceLength) known.set(detachStrings(place), named);
    return named;
  };
  return (html) => {
    const variants = new Set<string[]>();
    const photos = new Set<string>();
    for (const place of [html].flat().flatMap(placesWithPictures)) {
      const named = namedIn(place);
      if (named.variants.length > 0) variants.add(named.variants);
      for (const address of named.photos) photos.add(address);
    }
    return { variants: [...variants], photos: [...photos] };
  };
}

/** The places between two quotes that name a picture. No address has a quote in it. */
function placesWithPictures(html: string): string[] {
  const places: string[] = [];
  ending.lastIndex = 0;
  for (let found = ending.exec(html); found; found = ending.exec(html)) {
    const next = html.indexOf('"', found.index);
    const end = next === -1 ? html.length : next;
    places.push(html.slice(html.lastIndexOf('"', found.index) + 1, end));
    ending.lastIndex = end;
  }
  return places;
}

/** @returns the named files, in joined texts: thousands of pages are remembered at once */
function readPlace(place: string): { variants: string[]; photos: string[] } {
  const ends = [...place.matchAll(ending)].map((found) => found.index + found[0].length);
  const addresses = new Set(ends.map((end) => place.slice(addressStart(place, end), end)));
  const variants = new Set<string>();
  const photos: string[] = [];
  for (const address of addresses) {
    const variant = parseVariant(address.slice(Math.max(0, address.lastIndexOf(folder))));
    if (variant) variants.add(variant.name);
    else photos.push(address);
  }
  return detachStrings({ variants: [...variants], photos });
}

/**
 * Letter by letter back from the end: a pattern would try every word of the page, or every letter
 * before the end.
 */
function addressStart(text: string, end: number): number {
  let start = end;
  while (start > Math.max(0, end - longestAddress) && !aroundAddresses.has(text.charCodeAt(start - 1))) start--;
  return start;
}
