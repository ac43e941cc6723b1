// Leads from the blocks that a shared section makes to the place to change: in the page or in the shared file.
import { noteAt, noteUse, type Place } from './diagnostic.ts';
import type { ParamUse } from './fill-params.ts';
import type { Locator } from './locate.ts';
import { isWithin } from './pointer.ts';

/** @returns a locator that shows mistakes that come from a default at the default */
export function defaultsLocator(locator: Locator, used: ParamUse[]): Locator {
  return redirected(locator, used, (use) => ({ locator, pointer: `/params/${use.name}/default` }));
}

export interface UsePlaces {
  shared: { locator: Locator };
  /** The page's block `type: shared`. */
  pointer: string;
  locator: Locator;
  used: ParamUse[];
  given: Record<string, unknown>;
  /** The line of the page that uses the section. */
  usingLine(): Place;
}

/** @returns a locator that shows mistakes in a page's values at the page, and all others at the shared file */
export function useLocator({ shared, used, given, pointer, locator, usingLine }: UsePlaces): Locator {
  const inShared: Locator = {
    ...shared.locator,
    place: (at, part) => {
      const line = usingLine();
      return { ...shared.locator.place(at, part), where: line.where ?? {}, related: [noteUse(line)] };
    },
  };
  return redirected(
    inShared,
    used.filter(({ name }) => Object.hasOwn(given, name)),
    (use) => {
      const note = noteAt(shared.locator.place(use.pointer, 'value'), `The parameter "${use.name}" is put in here.`);
      const noted: Locator = { ...locator, place: (at, part) => ({ ...locator.place(at, part), related: [note] }) };
      return { locator: noted, pointer: `${pointer}/with/${use.name}` };
    },
  );
}

/** A locator that answers for values of parameters where the values come from. */
function redirected(
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
      // The name before a value stands in the shared file, whoever gives the value.
      const found = part === 'key' && used.some(({ pointer }) => pointer === at) ? { locator, pointer: at } : find(at);
      return found.locator.place(found.pointer, part);
    },
    word: (at, word, nth) => {
      const found = find(at);
      return found.locator.word(found.pointer, word, nth);
    },
    lines: (at) => {
      const found = find(at);
      return found.locator.lines(found.pointer);
    },
    written: (at) => {
      const found = find(at);
      return found.locator.written(found.pointer);
    },
  };
}
