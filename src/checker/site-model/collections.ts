// Collections: the pages of the folders that site.yaml calls collections, as entries in order.
import type { FeedLink, SiteCollection } from '#schemas';
import type { EntryFacts } from '../collections/entry-facts.ts';
import { isNotFoundPage } from '../../base/pure/route.ts';
import type { RepeatRules } from '../collections/repeat-rule.ts';
import { createEventTimes, type EventTimes, type Occurrence } from './event-times.ts';
import { parseDate } from '../dates/parse-date.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import { isShown, type Calendar } from './calendar.ts';
import type { PageHandle } from './page-record.ts';

/** A page of a collection. */
export interface Entry {
  page: PageHandle;
  facts: EntryFacts;
  /**
   * The start of its date, or of the event, in milliseconds since 1970 in UTC; null without a date.
   */
  at: number | null;
  /** When the event is; null for other entries. */
  times: EventTimes | null;
  /** The next time that the event is, or goes on; null when it is over. */
  next: Occurrence | null;
  /**
   * From when on the event or job is over, in milliseconds since 1970 in UTC; of an event that
   * comes back, its next time. Null for what is never over, and for an event that has no next time.
   */
  endsAt: number | null;
  /** True if the event or job is over. */
  isOver: boolean;
}

export interface Collection {
  name: string;
  settings: SiteCollection;
  /** The address of its folder: `/news` for `pages/news`. Its feeds are below it. */
  home: string;
  /** The entries that the preview shows, in the order of the collection's kind. */
  entries: readonly Entry[];
  /** The index of each of these by its address. */
  positions: ReadonlyMap<string, number>;
  /** These by tag, in the same order. */
  byTag: ReadonlyMap<string, readonly Entry[]>;
  /** All pages of the collection, drafts and pages outside of their dates among them. */
  pages: readonly PageHandle[];
}

/** By name. */
export type Collections = ReadonlyMap<string, Collection>;

export interface CollectionInputs {
  site: Pick<ResolvedSite, 'site'>;
  pages: readonly PageHandle[];
  calendar: Calendar;
  repeatRules: RepeatRules;
}

/** @returns the collections of a site; none while site.yaml has errors */
export function createCollections({ site: { site }, pages, calendar, repeatRules }: CollectionInputs): Collections {
  const named = Object.entries(site?.collections ?? {});
  if (!site || named.length === 0) return new Map();
  const compareTitles = new Intl.Collator(site.lang).compare;
  const nameOf = createCollectionFinder(site.collections);
  const byName = new Map<string, PageHandle[]>(named.map(([name]) => [name, []]));
  for (const page of pages) byName.get(nameOf(page.route) ?? '')?.push(page);
  return new Map(
    named.map(([name, settings]) => {
      const own = byName.get(name) ?? [];
      const shown = own.filter(({ record }) => record.facts && isShown(calendar.pageVisibility(record), calendar));
      const entries = shown
        .map((page) => createEntry(page, { calendar, repeatRules }))
        .sort(settings.kind === 'page' ? byTitle(compareTitles) : newestFirst);
      const positions = new Map(entries.map(({ page }, index) => [page.route, index]));
      return [
        name,
        { name, settings, home: toHome(settings), entries, positions, byTag: groupByTag(entries), pages: own },
      ];
    }),
  );
}

/** @returns a function that names the collection of an address: of the nearest folder around it */
export function createCollectionFinder(
  collections: Record<string, SiteCollection>,
): (route: string) => string | undefined {
  const homes = Object.entries(collections)
    .map(([name, settings]) => [name, `${toHome(settings)}/`] as const)
    .sort(([, one], [, other]) => other.length - one.length);
  return (route) => (isNotFoundPage(route) ? undefined : homes.find(([, home]) => route.startsWith(home))?.[0]);
}

function toHome({ folder }: SiteCollection): string {
  return folder.slice('pages'.length);
}

/**
 * @returns a page as an entry, by its date in the zone of the site; an event by the next time that
 * it is, or the last one
 */
export function createEntry(
  page: PageHandle,
  { calendar: { zone, now }, repeatRules }: Pick<CollectionInputs, 'calendar' | 'repeatRules'>,
): Entry {
  const facts = page.record.entry ?? {};
  const times = facts.event ? createEventTimes(facts.event, zone, repeatRules) : null;
  const next = times?.next(now) ?? null;
  if (times) {
    const { start } = next ?? times.lastBefore(now) ?? times.first;
    return { page, facts, at: start, times, next, endsAt: next?.end ?? null, isOver: next === null };
  }
  const [date, last] = [facts.date, facts.job?.until].map((text) => (text === undefined ? null : parseDate(text)));
  const endsAt = last ? zone.toEnd(last).at : null;
  const isOver = endsAt !== null && endsAt <= now;
  return { page, facts, at: date ? zone.toStart(date).at : null, times, next, endsAt, isOver };
}

/** Orders entries: the latest date first, those without a date last. */
export function newestFirst(one: Entry, other: Entry): number {
  return (other.at ?? -Infinity) - (one.at ?? -Infinity) || compareRoutes(one, other);
}

/** Orders entries: the earliest date first, those without a date last. */
export function oldestFirst(one: Entry, other: Entry): number {
  return (one.at ?? Infinity) - (other.at ?? Infinity) || compareRoutes(one, other);
}

/** @returns what orders entries by title, by the rules of the site's language */
export function byTitle(compare: Intl.Collator['compare']): (one: Entry, other: Entry) => number {
  return (one, other) =>
    compare(one.page.record.facts!.title, other.page.record.facts!.title) || compareRoutes(one, other);
}

/** Two dates that are both missing give NaN above, so that addresses decide. */
function compareRoutes({ page: one }: Entry, { page: other }: Entry): number {
  return one.route < other.route ? -1 : 1;
}

function groupByTag(entries: readonly Entry[]): Map<string, Entry[]> {
  const byTag = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const tag of entry.facts.tags ?? []) {
      const tagged = byTag.get(tag);
      if (tagged) tagged.push(entry);
      else byTag.set(tag, [entry]);
    }
  return byTag;
}

/** @returns whether site.yaml lists the tags that entries may have */
export function hasDeclaredTags({ settings }: Pick<Collection, 'settings'>): boolean {
  return Object.keys(settings.tags).length > 0;
}

/** @returns the tags that site.yaml lists, or else those of all pages of the collection */
export function listKnownTags({ settings, pages }: Pick<Collection, 'settings' | 'pages'>): string[] {
  if (hasDeclaredTags({ settings })) return Object.keys(settings.tags);
  return [...new Set(pages.flatMap(({ record }) => record.entry?.tags ?? []))].sort();
}

/** The feeds of a collection: file and media type. */
const feedFiles = [
  ['feed.xml', 'application/rss+xml'],
  ['atom.xml', 'application/atom+xml'],
  ['feed.json', 'application/feed+json'],
] as const;
const calendarFiles = [['calendar.ics', 'text/calendar']] as const;

/**
 * @returns the feeds that the build writes for a collection; none where site.yaml turns them off,
 * and none of pages without dates, of which none is newer than another
 */
export function listFeeds({
  home,
  settings: { title, feeds, kind },
  pages,
}: Pick<Collection, 'home' | 'settings' | 'pages'>): FeedLink[] {
  if (kind === 'page' && pages.every(({ record }) => record.entry?.date === undefined)) return [];
  const files = kind === 'event' ? calendarFiles : feedFiles;
  return feeds ? files.map(([file, type]) => ({ title, href: `${home}/${file}`, type })) : [];
}

/** @returns the address of the file that brings an event into a calendar */
export function toCalendarFile({ route }: PageHandle): string {
  return `${route}.ics`;
}
