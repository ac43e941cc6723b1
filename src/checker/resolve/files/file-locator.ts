// The locator of a page with text files: places in a setting that names one lead into the file.
import type { Place } from '../../diagnostics/diagnostic.ts';
import { isWithin } from '../../../base/pure/pointer.ts';
import { createPositionFinder, rangeBetween } from '../../../base/pure/positions.ts';
import type { Span, TextFile, TextFiles } from '../../text-files/text-file.ts';
import { placeAddress, type WrittenLink } from '../../yaml/parse/written-link.ts';
import type { Locator } from '../../yaml/parse/locate.ts';

/** A setting in whose place a file was put. */
export interface ExpandedPart {
  pointer: string;
  path: string;
  file: TextFile;
  /** Counts the lines of the file, so only where a place is asked for. */
  placeOf: () => ReturnType<typeof createFilePlacer>;
}

/** @returns a function that gives the place of the first line of a span in a file */
export function createFilePlacer(path: string, text: string) {
  const position = createPositionFinder(text);
  return ([start, end]: readonly [number, number], pointer: string): Place => {
    const line = text.slice(start, end).search(/\r?\n/);
    return { file: path, range: rangeBetween(position, start, line === -1 ? end : start + line), pointer };
  };
}

/** @returns a locator that leads into the files for what is written there */
export function withFiles(locator: Locator, parts: readonly ExpandedPart[], files: TextFiles): Locator {
  if (parts.length === 0) return locator;
  const find = (pointer: string) => parts.find((part) => isWithin(pointer, part.pointer));
  const placeIn = (part: ExpandedPart, pointer: string, word?: { word: string; nth: number }): Place => {
    const inner = pointer.slice(part.pointer.length);
    const text = files.text(part.path);
    const [start, end] = part.file.spanAt(inner);
    const at = word === undefined ? -1 : findWord(text, word, [start, end]);
    const span = at === -1 ? ([start, end] as const) : ([at, at + word!.word.length] as const);
    const { where } = locator.place(part.pointer, 'key');
    return { ...part.placeOf()(span, pointer), ...(where && { where }) };
  };
  const placeLink = (part: ExpandedPart, pointer: string, link: WrittenLink): Place => {
    const span = findLink(part, pointer.slice(part.pointer.length), link);
    if (!span) return placeAddress(placeIn(part, pointer, { word: link.mark, nth: link.nth }), link);
    const isWhole = span[1] - span[0] === link.address.length;
    return { ...part.placeOf()(span, pointer), fix: isWhole ? link.fix : 'none' };
  };
  return {
    place: (pointer, part) => {
      const found = find(pointer);
      return found && (part !== 'key' || pointer !== found.pointer)
        ? placeIn(found, pointer)
        : locator.place(pointer, part);
    },
    word: (pointer, word, nth) => {
      const found = find(pointer);
      return found ? placeIn(found, pointer, { word, nth }) : locator.word(pointer, word, nth);
    },
    link: (pointer, link) => {
      const found = find(pointer);
      return found ? placeLink(found, pointer, link) : locator.link(pointer, link);
    },
    lines: (pointer) => (find(pointer) ? [] : locator.lines(pointer)),
    sourceText: (pointer) => (find(pointer) ? null : locator.sourceText(pointer)),
  };
}

/** @returns where a Markdown file has the address of a link of its text */
function findLink({ file }: ExpandedPart, pointer: string, { address, nth }: WrittenLink): Span | undefined {
  const [start, end] = file.spanAt(pointer);
  const same = file.links.filter((link) => link.address === address && link.span[0] >= start && link.span[1] <= end);
  return (same[nth] ?? same.at(-1))?.span;
}

/** @returns the offset of the n-th occurrence of a word in a part of a text; -1 where there is none */
function findWord(text: string, { word, nth }: { word: string; nth: number }, [start, end]: readonly [number, number]) {
  let found = start - 1;
  for (let seen = 0; seen <= nth; seen++) {
    found = text.indexOf(word, found + 1);
    if (found === -1 || found + word.length > end) return -1;
  }
  return found;
}
