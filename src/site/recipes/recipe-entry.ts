// The place of a new page among the entries of a collection: recipes of news, events and jobs use
// the collection of their kind.
import type { SiteCollection } from '#schemas';
import { applyEdit } from '../../edits/engine/apply-edit.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { toWallClock } from '../../checker/site-model/calendar.ts';
import { createCollectionFinder } from '../../checker/site-model/collections.ts';
import type { RuleContext } from '../../checker/site-model/rule-context.ts';
import { fillTemplate } from './fill-template.ts';
import { inLanguage, readLanguage, readPart, readStarterWords, type EntryKind } from './starter-words.ts';

/** @returns the name of the first collection of a kind; undefined when there is none */
export function findCollection({ site: { site } }: RuleContext, kind: EntryKind | undefined): string | undefined {
  return Object.entries(site?.collections ?? {}).find(([, each]) => each.kind === kind)?.[0];
}

/** @returns the list of a kind's first collection; undefined when there is none */
export function findList(context: RuleContext, kind: EntryKind) {
  const name = findCollection(context, kind);
  if (name === undefined) return undefined;
  const { home: address, settings } = context.collections().get(name)!;
  return { title: settings.title, address, isThere: isListed(context, name) };
}

function isListed({ pages }: RuleContext, collection: string): boolean {
  return pages.some(({ record }) => record.lists?.some(({ query }) => query?.from === collection));
}

/** Place of a new page. */
export interface PagePlace {
  address: string;
  /** True if it is an entry of a collection of the recipe's kind. */
  isEntry: boolean;
  /** True if a list leads to it. */
  isListed: boolean;
  /** The list that is made for it, with its collection if there is none; null when none is. */
  first: FirstCollection | null;
}

/**
 * @param siteText the text of site.yaml, for a collection to be added if there is none of the kind,
 * or no page that lists it
 * @returns the place of a page: an address without a folder goes into that of the collection
 */
export function placeNewPage(
  address: string,
  {
    kind,
    context,
    productRoot,
    siteText,
  }: { kind: EntryKind | undefined; context: RuleContext; productRoot: string; siteText?: string },
): PagePlace {
  const collections = context.site.site?.collections ?? {};
  const found = findCollection(context, kind);
  const mayMove = address !== '/' && address.lastIndexOf('/') === 0;
  if (kind && found === undefined && siteText !== undefined) {
    const first = planCollection(nameCollection(kind, { context, productRoot }), { context, productRoot, siteText });
    const name = address.slice(address.lastIndexOf('/'));
    if (first && address !== '/') return { address: first.home + name, isEntry: true, isListed: true, first };
  }
  const home = found === undefined ? '' : collections[found]!.folder.slice('pages'.length);
  const place = mayMove ? home + address : address;
  const own = createCollectionFinder(collections)(place);
  const isEntry = own !== undefined && kind !== undefined && collections[own]!.kind === kind;
  const hasList = own !== undefined && isListed(context, own);
  const first =
    isEntry && !hasList && siteText !== undefined
      ? planCollection({ name: own, ...collections[own]! }, { context, productRoot, siteText })
      : null;
  return { address: place, isEntry, isListed: hasList || first !== null, first };
}

/** @returns the texts of a recipe that follow from the site's calendar and language */
export function entryTexts({ calendar, site: { data } }: RuleContext): Record<string, string> {
  const day = (days: number) =>
    new Date(toWallClock(calendar.zone, calendar.now) + days * 86_400_000).toISOString().slice(0, 10);
  const lang = typeof data?.lang === 'string' ? data.lang : 'en';
  return {
    today: day(0),
    later: day(28),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    country: new Intl.Locale(lang).maximize().region ?? 'US',
  };
}

/** A collection with the page that lists it, which a recipe begins. */
export interface FirstCollection {
  name: string;
  /** Its address, to whose folder the entry goes. */
  home: string;
  /** The texts of site.yaml and of the list's page, by path. */
  texts: Map<string, string>;
}

interface CollectionToList extends Pick<SiteCollection, 'title' | 'folder' | 'kind'> {
  name: string;
}

/** @returns the first collection of a kind, in the words of the site */
function nameCollection(
  kind: EntryKind,
  { context, productRoot }: { context: RuleContext; productRoot: string },
): CollectionToList {
  const { words } = readStarterWords(productRoot, readLanguage(context));
  const { title, address } = words.collections[kind];
  const name = address.slice(1);
  return { name, title, folder: `pages/${name}`, kind };
}

/**
 * @returns what makes the page that lists a collection, its entry in the menu, and the collection
 * where there is none of the name; null where its name, its folder or its address is taken, or
 * site.yaml cannot be changed
 */
function planCollection(
  { name, ...collection }: CollectionToList,
  { context, productRoot, siteText }: { context: RuleContext; productRoot: string; siteText: string },
): FirstCollection | null {
  const { data, site } = context.site;
  const { title, folder, kind } = collection;
  const home = folder.slice('pages'.length);
  const isKnown = site?.collections[name]?.folder === folder;
  const hasName = !isKnown && isGroup(data?.collections) && name in data.collections;
  if (hasName || kind === 'page' || context.routes.has(home)) return null;
  const edited = isKnown
    ? { ok: true as const, text: siteText }
    : applyEdit(siteText, { kind: 'set', path: ['collections', name], value: collection });
  if (!edited.ok) return null;
  const menu = Array.isArray(data?.menu) ? data.menu.length : null;
  const link = { label: title, href: home };
  const linked = applyEdit(
    edited.text,
    menu === null
      ? { kind: 'set', path: ['menu'], value: [link] }
      : { kind: 'insert', path: ['menu'], at: menu, value: link },
  );
  if (!linked.ok) return null;
  const list = fillTemplate(readPart(productRoot, 'list'), {
    ...inLanguage(readStarterWords(productRoot, readLanguage(context)).words),
    texts: { title, name },
    has: new Set([kind]),
  });
  return {
    name,
    home,
    texts: new Map([
      ['site.yaml', linked.text],
      [`${folder}/index.yaml`, list],
    ]),
  };
}
