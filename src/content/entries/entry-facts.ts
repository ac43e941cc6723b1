// Entry facts: what a record keeps of a page that other pages may list, as its author wrote it.
import type { Page } from '#schemas';
import { detachStrings } from '../primitives/detach-strings.ts';

const names = ['date', 'updated', 'summary', 'image', 'tags', 'author', 'event', 'job'] as const;

/** Settings of a page that only lists of a collection use. Plain JSON. */
export type EntryFacts = Pick<Page, (typeof names)[number]>;

/** @returns undefined for a page without any of these settings, as most pages are */
export function createEntryFacts(page: Page): EntryFacts | undefined {
  const given = names.filter((name) => page[name] !== undefined);
  if (given.length === 0) return undefined;
  return detachStrings(Object.fromEntries(given.map((name) => [name, page[name]])));
}
