// Shown entries: what the renderer gets of collections, for sections that list entries and for the
// pages of entries.
import type { Page, PageLink, ShownEntry, ShownList, ShownPlace, Site } from '#schemas';
import { lazy, memoizeByObject } from '../../base/pure/lazy.ts';
import type { ListQuery } from '../collections/list-facts.ts';
import { toWallClock, type Calendar } from './calendar.ts';
import { listMonths, type MonthInputs } from './calendar-months.ts';
import type { Occurrence } from './event-times.ts';
import { showEntry, showJob, toTagLabel } from './shown-entry.ts';
import type { SiteFacts } from './rule-context.ts';
import type { OwnFields } from './shown-fields.ts';
import { listLater, showEvent } from './shown-event.ts';
import { createCollectionFinder, listFeeds, type Collection, type Collections, type Entry } from './collections.ts';
import {
  countPages,
  findPagedList,
  findTagHomes,
  selectEntries,
  toListRoute,
  type ListVariant,
} from './entry-lists.ts';
import type { PageHandle } from './page-record.ts';

export interface ShownInputs {
  site: Site;
  collections: Collections;
  pages: readonly PageHandle[];
  routes: ReadonlyMap<string, PageHandle>;
  calendar: Calendar;
  ownFields: OwnFields;
  /** By address. */
  facts: SiteFacts;
}

/** Gives what collections add to pages. */
export interface ShownEntries {
  /** @returns what a section that lists entries shows */
  list(page: PageHandle, about: { block: number; query: ListQuery; variant: ListVariant | null }): ShownList;
  /** @returns a page as lists show it */
  entry(page: PageHandle): ShownEntry;
  /**
   * @param fields the names of those of the site's own to show
   * @returns what a page is among the entries of its collection
   */
  place(page: PageHandle, fields?: readonly string[]): ShownPlace;
  /** @returns what collections add to the page itself */
  page(page: PageHandle): Pick<Page, 'entryKind' | 'entry' | 'feeds'>;
}

/** @returns what collections add to the pages of a site */
export function createShownEntries(inputs: ShownInputs): ShownEntries {
  const { site, collections } = inputs;
  const nameOf = createCollectionFinder(site.collections);
  const findCollection = ({ route }: PageHandle) => collections.get(nameOf(route) ?? '');
  const tagHomes = lazy(() => findTagHomes(inputs.pages));
  const toShown = memoizeByObject((page: PageHandle) =>
    showEntry(page, {
      collection: findCollection(page),
      facts: inputs.facts,
      tagHomes,
      event: createEvent(page),
      job: showJob(createEntry(page)),
      ownFields: inputs.ownFields,
    }),
  );
  const createEntry = (page: PageHandle) => {
    const collection = findCollection(page);
    return collection?.entries[collection.positions.get(page.route) ?? -1];
  };
  const createEvent = (page: PageHandle, occurrence?: Occurrence) => {
    const entry = createEntry(page);
    const about = { now: inputs.calendar.now, siteZone: site.timeZone, ...(occurrence && { occurrence }) };
    return entry && showEvent(page, entry, about);
  };
  const toWhole: EntryConverter = (page) => {
    const shown = toShown(page);
    const entry = shown.event && createEntry(page);
    const later = entry ? listLater(entry) : [];
    return later.length > 0 ? { ...shown, event: { ...shown.event!, later } } : shown;
  };
  const showAt: MonthInputs['show'] = ({ page }, occurrence) => ({
    ...toShown(page),
    event: createEvent(page, occurrence)!,
  });
  const select = createSelector(inputs);
  return {
    list: (page, about) => {
      const collection = collections.get(about.query.from);
      return collection ? showList(page, { ...about, collection }, { select, toShown, showAt, inputs }) : nothing;
    },
    entry: toShown,
    place: (page, fields) => showPlace(page, findCollection(page), { inputs, toShown, entry: toWhole(page), fields }),
    page: (page) => {
      const own = findCollection(page);
      const listed = page.record.lists?.flatMap(({ query }) => collections.get(query?.from ?? '') ?? []) ?? [];
      const feeds = [...new Set([...(own ? [own] : []), ...listed])].flatMap(listFeeds);
      return {
        ...(own && { entryKind: own.settings.kind, entry: toShown(page) }),
        ...(feeds.length > 0 && { feeds }),
      };
    },
  };
}

const nothing: ShownList = { entries: [], number: 1, pages: [], tags: [], months: [], show: [] };

type EntryConverter = (page: PageHandle) => ShownEntry;

interface ListAbout {
  block: number;
  query: ListQuery;
  variant: ListVariant | null;
  collection: Collection;
}

interface ListTools {
  select: ReturnType<typeof createSelector>;
  toShown: EntryConverter;
  showAt: MonthInputs['show'];
  inputs: ShownInputs;
}

function showList(
  page: PageHandle,
  { block, query, variant, collection }: ListAbout,
  { select, toShown, showAt, inputs: { site, calendar, ownFields } }: ListTools,
): ShownList {
  const { tag, number } = variant?.block === block ? variant : { tag: null, number: 1 };
  const selected = select({ page, block, query, collection, tag });
  if (query.layout === 'calendar') {
    const clockNow = toWallClock(calendar.zone, calendar.now);
    const about = { entries: selected, clockNow, count: query.months, lang: site.lang, show: showAt };
    return { ...nothing, months: listMonths(about) };
  }
  const start = query.perPage * (number - 1);
  const shown = query.perPage > 0 ? selected.slice(start, start + query.perPage) : selected;
  const isPaged = findPagedList(page)?.block === block;
  return {
    entries: shown.map((entry) => toShown(entry.page)),
    number,
    pages: isPaged ? numberPages(page.route, { tag, number, count: countPages(selected.length, query) }) : [],
    tags: isPaged && query.tagPages ? listTags(page.route, collection, { current: tag, site }) : [],
    months: [],
    show: chooseFields(query.show, collection, ownFields),
  };
}

/** A list with thousands of pages by number is selected once. */
function createSelector({ site, calendar }: ShownInputs) {
  const selections = new Map<string, readonly Entry[]>();
  return ({
    page,
    block,
    query,
    collection,
    tag,
  }: Omit<ListAbout, 'variant'> & { page: PageHandle; tag: string | null }) => {
    const select = () => selectEntries(query, collection, { page, calendar, lang: site.lang, tag });
    if (query.perPage === 0) return select();
    const key = `${page.route} ${block} ${tag}`;
    const selected = selections.get(key) ?? select();
    selections.set(key, selected);
    return selected;
  };
}

/** The first, the last, and those beside the current one. */
function numberPages(route: string, { tag, number, count }: { tag: string | null; number: number; count: number }) {
  if (count === 1) return [];
  const near = [1, number - 1, number, number + 1, count].filter((each) => each >= 1 && each <= count);
  return [...new Set(near)].map((each) => ({ number: each, href: toListRoute(route, { tag, number: each }) }));
}

function listTags(
  route: string,
  { byTag, settings }: Collection,
  { current, site: { labels, lang } }: { current: string | null; site: Pick<Site, 'labels' | 'lang'> },
): ShownList['tags'] {
  const { compare } = new Intl.Collator(lang);
  const tags = [...byTag.keys()]
    .map((tag) => ({
      label: toTagLabel(tag, settings),
      href: toListRoute(route, { tag, number: 1 }),
      isCurrent: tag === current,
    }))
    .sort((one, other) => compare(one.label, other.label));
  return [{ label: labels.allTags, href: route, isCurrent: current === null }, ...tags];
}

function showPlace(
  page: PageHandle,
  collection: Collection | undefined,
  {
    inputs: { site, routes, ownFields },
    toShown,
    entry,
    fields,
  }: { inputs: ShownInputs; toShown: EntryConverter; entry: ShownEntry; fields: readonly string[] | undefined },
): ShownPlace {
  const position = collection?.positions.get(page.route);
  const neighbour = (step: number) => (position === undefined ? undefined : collection!.entries[position + step]);
  const [newer, older] = [neighbour(-1), neighbour(1)];
  const above: PageLink[] = [{ label: site.name, href: '/' }];
  if (collection) {
    const hasHome = routes.has(collection.home);
    above.push({ label: collection.settings.title, ...(hasHome && { href: collection.home }) });
  }
  return {
    entry,
    above,
    show: chooseFields(fields, collection, ownFields),
    ...(newer && { newer: toShown(newer.page) }),
    ...(older && { older: toShown(older.page) }),
  };
}

/** In the order in which a section names them; unknown ones are reported. */
function chooseFields(
  names: readonly string[] = [],
  collection: Collection | undefined,
  { listShowable }: OwnFields,
): ShownList['show'] {
  const known = listShowable(collection?.settings.fields);
  return names.flatMap((name) => known.find((each) => each.name === name) ?? []);
}
