// Entry lists: which entries of a collection a section shows, and the pages that long lists and
// tags have.
import { parseDate } from '../dates/parse-date.ts';
import type { ListQuery } from '../collections/list-facts.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import type { Calendar } from './calendar.ts';
import { byTitle, newestFirst, oldestFirst, type Collection, type Collections, type Entry } from './collections.ts';
import type { PageHandle } from './page-record.ts';

/** A page that is made from another one: a further page of its list, or its list for one tag. */
export interface ListVariant {
  route: string;
  /** The index of the section whose list it is about. */
  block: number;
  tag: string | null;
  /** From 1. */
  number: number;
}

/**
 * Among as many of the newest entries of each tag related ones are looked for: enough, and quick on
 * large sites.
 */
const maxRelatedPerTag = 200;

export interface Selection {
  page: PageHandle;
  calendar: Calendar;
  lang: string;
  /** Shows only entries of this tag. */
  tag: string | null;
}

/** @returns the entries that a section shows, on all its pages together */
export function selectEntries(query: ListQuery, collection: Collection, about: Selection): readonly Entry[] {
  const { page, tag } = about;
  const from = query.related ? findRelated(page, collection) : collection.entries;
  const tagged = tag === null ? from : query.related ? from : (collection.byTag.get(tag) ?? []);
  const isWanted = createFilter(query, about.calendar);
  const found = tagged.filter((entry) => entry.page !== page && isWanted(entry) && isInTime(entry, query));
  const ordered = orderEntries(found, query, { kind: collection.settings.kind, lang: about.lang });
  return query.max > 0 ? ordered.slice(0, query.max) : ordered;
}

/** Only events and jobs are over at some time. */
function isInTime({ facts: { event, job }, isOver }: Entry, { when, layout }: ListQuery): boolean {
  return when === 'all' || layout === 'calendar' || !(event ?? job) || (when === 'past') === isOver;
}

/** Sorts events with the next one first; those that are over with the latest first. */
function orderEntries(
  found: Entry[],
  { order, when, related }: ListQuery,
  { kind, lang }: { kind: Collection['settings']['kind']; lang: string },
): Entry[] {
  if (order !== undefined) return found.sort(chooseOrder(order, lang));
  return kind === 'event' && !related && when !== 'past' ? found.sort(oldestFirst) : found;
}

function chooseOrder(order: NonNullable<ListQuery['order']>, lang: string) {
  if (order === 'title') return byTitle(new Intl.Collator(lang).compare);
  return order === 'newest' ? newestFirst : oldestFirst;
}

/** @returns whether an entry fits the tags and dates of a list */
export function createFilter({ tags, since, until }: ListQuery, { zone }: Calendar): (entry: Entry) => boolean {
  const [first, last] = [since, until].map((text) => (text === undefined ? null : parseDate(text)));
  const start = first ? zone.toStart(first).at : -Infinity;
  const end = last ? zone.toEnd(last).at : Infinity;
  const isDated = Boolean(first ?? last);
  return ({ facts, at }) =>
    (!tags || tags.some((tag) => facts.tags?.includes(tag))) && (at === null ? !isDated : start <= at && at < end);
}

/**
 * Those with the most tags in common come first; of as many, the one that comes first in the
 * collection.
 */
function findRelated(page: PageHandle, { byTag, positions }: Collection): Entry[] {
  const shared = new Map<Entry, number>();
  for (const tag of page.record.entry?.tags ?? [])
    for (const entry of byTag.get(tag)?.slice(0, maxRelatedPerTag) ?? [])
      shared.set(entry, (shared.get(entry) ?? 0) + 1);
  const place = (entry: Entry) => positions.get(entry.page.route)!;
  return [...shared].sort(([one, a], [other, b]) => b - a || place(one) - place(other)).map(([entry]) => entry);
}

/**
 * @returns the section of a page whose list has pages by number or for tags; only the first one of
 * a page can
 */
export function findPagedList({ record }: PageHandle): { block: number; query: ListQuery } | undefined {
  return record.lists?.flatMap(({ block, query }) =>
    query && (query.perPage > 0 || query.tagPages) ? [{ block, query }] : [],
  )[0];
}

/** Inputs that determine the pages of lists. */
export interface VariantInputs {
  site: Pick<ResolvedSite, 'site'>;
  calendar: Calendar;
  collections(): Collections;
}

/** @returns the pages that are made from a page for its list; none for most */
export function listVariants(page: PageHandle, { collections, calendar, site }: VariantInputs): ListVariant[] {
  const paged = findPagedList(page);
  const collection = paged && collections().get(paged.query.from);
  if (!collection || !site.site) return [];
  const { lang } = site.site;
  const { block, query } = paged;
  const tags = query.tagPages ? [null, ...collection.byTag.keys()] : [null];
  return tags.flatMap((tag) => {
    const { length } = selectEntries(query, collection, { page, calendar, lang, tag });
    const count = countPages(length, query);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    return numbers
      .filter((number) => tag !== null || number > 1)
      .map((number) => ({ route: toListRoute(page.route, { tag, number }), block, tag, number }));
  });
}

/** @returns how many pages a list has; at least 1 */
export function countPages(entries: number, { perPage }: ListQuery): number {
  return perPage > 0 ? Math.max(1, Math.ceil(entries / perPage)) : 1;
}

/** @returns the address of a page of a list: `/news`, `/news/page/2`, `/news/tag/stores/page/2` */
export function toListRoute(route: string, { tag, number }: Pick<ListVariant, 'tag' | 'number'>): string {
  const path = (tag === null ? '' : `/tag/${tag}`) + (number > 1 ? `/page/${number}` : '');
  return path === '' ? route : (route === '/' ? '' : route) + path;
}

/**
 * @returns the address of the page whose list has pages for the tags of a collection, by the
 * collection's name
 */
export function findTagHomes(pages: readonly PageHandle[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const page of pages) {
    const query = findPagedList(page)?.query;
    if (query?.tagPages && !homes.has(query.from)) homes.set(query.from, page.route);
  }
  return homes;
}
