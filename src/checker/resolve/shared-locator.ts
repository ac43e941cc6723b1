// Shared section locators: map pointers in expanded blocks to what to change, in the page or the
// shared file.
import type { Place } from '../diagnostics/diagnostic.ts';
import { createNote, noteUse } from '../diagnostics/create-diagnostic.ts';
import type { ParamUse } from './fill-params.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { isWithin } from '../../base/pure/pointer.ts';
import { notes } from '../diagnostics/messages/notes.ts';

/** @returns a locator that places mistakes of defaults at the default */
export function createDefaultsLocator(locator: Locator, used: ParamUse[]): Locator {
  return redirectLocator(locator, used, (use) => ({ locator, pointer: `/params/${use.name}/default` }));
}

export interface SharedUsePlaces {
  shared: { locator: Locator };
  /** The page's block `type: shared`. */
  pointer: string;
  locator: Locator;
  used: ParamUse[];
  given: Record<string, unknown>;
  /** The line of the page that uses the section. */
  usingLine(): Place;
}

/**
 * @returns a locator that places mistakes of given values in the page, all others in the shared
 * file
 */
export function createSharedUseLocator({ shared, used, given, pointer, locator, usingLine }: SharedUsePlaces): Locator {
  const inShared: Locator = {
    ...shared.locator,
    place: (at, part) => {
      const line = usingLine();
      return { ...shared.locator.place(at, part), where: line.where ?? {}, related: [noteUse(line)] };
    },
  };
  return redirectLocator(
    inShared,
    used.filter(({ name }) => Object.hasOwn(given, name)),
    (use) => {
      const note = createNote(shared.locator.place(use.pointer, 'value'), notes.useOfParam(use.name));
      const noted: Locator = { ...locator, place: (at, part) => ({ ...locator.place(at, part), related: [note] }) };
      return { locator: noted, pointer: `${pointer}/with/${use.name}` };
    },
  );
}

/** @returns a locator that places values of parameters where they come from */
function redirectLocator(
  locator: Locator,
  used: ParamUse[],
  target: (use: ParamUse) => { locator: Locator; pointer: string },
): Locator {
  const find = (pointer: string) => {
    const use = used.find((candidate) => candidate.isFilled && isWithin(pointer, candidate.pointer));
    if (!use) return { locator, pointer };
    const found = target(use);
    return {
      locator: found.locator,
      pointer: use.whole ? found.pointer + pointer.slice(use.pointer.length) : found.pointer,
    };
  };
  return {
    place: (at, part) => {
      // The key before a value is in the shared file, wherever the value comes from.
      const found = part === 'key' && used.some(({ pointer }) => pointer === at) ? { locator, pointer: at } : find(at);
      return found.locator.place(found.pointer, part);
    },
    word: (at, word, nth) => {
      const found = find(at);
      return found.locator.word(found.pointer, word, nth);
    },
    link: (at, link) => {
      const found = find(at);
      return found.locator.link(found.pointer, link);
    },
    lines: (at) => {
      const found = find(at);
      return found.locator.lines(found.pointer);
    },
    sourceText: (at) => {
      const found = find(at);
      return found.locator.sourceText(found.pointer);
    },
  };
}
