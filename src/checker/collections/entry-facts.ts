// Entry facts: what a record keeps of a page that other pages may list, as its author wrote it.
import type { Page } from '#schemas';
import type { PreparedSchemas } from '../schema/prepare-schemas.ts';
import { detachStrings } from '../../base/pure/detach-strings.ts';

const names = ['date', 'updated', 'summary', 'image', 'tags', 'author', 'event', 'job'] as const;

/** Settings of a page that only lists of a collection use. Plain JSON. */
export type EntryFacts = Pick<Page, (typeof names)[number]> & {
  /** Its groups of fields of the site's own, by name. */
  own?: Record<string, OwnValues>;
};

/** The values of fields of the site's own, by name. */
export type OwnValues = Record<string, unknown>;

/** @returns undefined for a page without any of these settings, as most pages are */
export function createEntryFacts(
  page: Page,
  { ownFields }: Pick<PreparedSchemas, 'ownFields'>,
): EntryFacts | undefined {
  const given = names.filter((name) => page[name] !== undefined && !(name === 'image' && page.image?.src === ''));
  const own = [...ownFields.keys()].filter((name) => Object.hasOwn(page, name));
  if (given.length + own.length === 0) return undefined;
  const settings = page as unknown as Record<string, unknown>;
  const pick = (keys: readonly string[]) => Object.fromEntries(keys.map((name) => [name, settings[name]]));
  return detachStrings({ ...pick(given), ...(own.length > 0 && { own: pick(own) }) }) as EntryFacts;
}
