// The place of a new page among the entries of a collection: recipes of news, events and jobs use
// the collection of their kind.
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

/** Place of a new page. */
export interface PagePlace {
  address: string;
  /** True if it is an entry of a collection of the recipe's kind. */
  isEntry: boolean;
  /** True if a list leads to it. */
  isListed: boolean;
  /** The collection that is made for it; null when none is. */
  first: FirstCollection | null;
}

/**
 * @param siteText the text of site.yaml, for a collection to be added if there is none of the kind
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
    const first = planCollection(kind, { context, productRoot, siteText });
    const name = address.slice(address.lastIndexOf('/'));
    if (first && address !== '/') return { address: first.home + name, isEntry: true, isListed: true, first };
  }
  const home = found === undefined ? '' : collections[found]!.folder.slice('pages'.length);
  const place = mayMove ? home + address : address;
  const own = createCollectionFinder(collections)(place);
  const isEntry = own !== undefined && kind !== undefined && collections[own]!.kind === kind;
  const isListed =
    own !== undefined && context.pages.some(({ record }) => record.lists?.some(({ query }) => query?.from === own));
  return { address: place, isEntry, isListed, first: null };
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

/** A collection that a recipe begins, with the page that lists it. */
export interface FirstCollection {
  name: string;
  /** Its address, to whose folder the entry goes. */
  home: string;
  /** The texts of site.yaml and of the list's page, by path. */
  texts: Map<string, string>;
}

/**
 * @returns null where its name, its folder or its address is taken, or site.yaml cannot be changed
 */
function planCollection(
  kind: EntryKind,
  { context, productRoot, siteText }: { context: RuleContext; productRoot: string; siteText: string },
): FirstCollection | null {
  const { words } = readStarterWords(productRoot, readLanguage(context));
  const { title, address: home } = words.collections[kind];
  const name = home.slice(1);
  const { data } = context.site;
  const hasName = isGroup(data?.collections) && name in data.collections;
  if (hasName || context.routes.has(home)) return null;
  const collection = { title, folder: `pages/${name}`, kind };
  const edited = applyEdit(siteText, { kind: 'set', path: ['collections', name], value: collection });
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
    ...inLanguage(words),
    texts: { title, name },
    has: new Set([kind]),
  });
  return {
    name,
    home,
    texts: new Map([
      ['site.yaml', linked.text],
      [`pages/${name}/index.yaml`, list],
    ]),
  };
}
