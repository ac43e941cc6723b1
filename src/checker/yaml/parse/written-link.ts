// Links as their authors have written them, [words](address), and the place of the address.
import { findLinks } from '../../../base/addresses/link-marks.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';

/** A link as its author has written it. */
export interface WrittenLink {
  /** From the closing bracket of its words to the end of its address: `](</files/a b.pdf`, or the address alone. */
  mark: string;
  /** Address as it is read, without backslashes. */
  address: string;
  /** Length of the address at the end of the mark. */
  length: number;
  /** Number of times that the text before it has the mark. */
  nth: number;
  /** Writing of another address in its place. */
  fix: Place['fix'];
}

/** Name in a link or picture of a text. */
interface NamedInText {
  named: 'image' | 'address';
  name: string;
  link: WrittenLink;
}

/** @returns the addresses of links and pictures in a text, in order */
export function listAddresses(text: string): NamedInText[] {
  return findLinks(text).map(({ isPicture, isBare, address, start: first, addressStart, addressEnd }) => {
    const start = isBare ? addressStart : text.lastIndexOf('](', addressStart);
    const mark = text.slice(start, addressEnd);
    const nth = text.slice(0, start).split(mark).length - 1;
    const fix = !isBare ? 'bare' : first === addressStart ? 'link' : 'none';
    const link = { mark, address, fix, length: addressEnd - addressStart, nth } as const;
    return { named: isPicture ? 'image' : 'address', name: address, link };
  });
}

/** @returns the place of a link's address, in the place of its mark */
export function placeAddress(place: Place, { mark, length, fix }: WrittenLink): Place {
  const { start, end } = place.range;
  // A text that a shared section's parameter or site.yaml has filled in has no place in the file.
  if (end.offset - start.offset !== mark.length || start.line !== end.line) return { ...place, fix: 'none' };
  const before = mark.length - length;
  const moved = { line: start.line, column: start.column + before, offset: start.offset + before };
  return { ...place, range: { start: moved, end }, fix };
}
