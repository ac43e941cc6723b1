// What site.yaml shows at a moment. Entries of the menu and of the footer's columns go with what they lead to: they are there
// while visitors see it, and need no dates of their own.
import type { Site } from '#schemas';
import { withoutOwnHost } from './checks/broken-link.ts';
import type { SiteView } from './checks/check.ts';
import { isShown } from './dates/calendar.ts';
import { always, type Window } from './dates/window.ts';
import type { Place } from './diagnostic.ts';
import type { PageView } from './page-record.ts';
import { pathOf, type Mention } from './references.ts';

/** @returns whether a link of site.yaml goes with its target, by its place */
export function goesWithTarget({ pointer }: Place): boolean {
  return /^\/(menu|footer\/columns)\//.test(pointer);
}

/** @returns the site without entries that lead to what is not shown; groups and columns that lose all of theirs go, too */
export function siteInTime(site: Site, view: SiteView): Site {
  if (!view.pages.some(({ record }) => record.held)) return site;
  const targetOf = targetFinder(view);
  const isThere = ({ href }: { href?: string }): boolean => {
    const target = href === undefined ? null : targetOf({ kind: 'address', name: href }, null);
    return target === null || isShown(target.window, view.calendar);
  };
  const menu = site.menu.filter(isThere).flatMap((entry) => {
    const items = entry.items?.filter(isThere);
    return items === undefined ? [entry] : items.length > 0 ? [{ ...entry, items }] : [];
  });
  const columns = site.footer.columns.flatMap((column) => {
    const links = column.links.filter(isThere);
    return links.length > 0 ? [{ ...column, links }] : [];
  });
  return { ...site, menu, footer: { ...site.footer, columns } };
}

/** What a link leads to, if it is not always seen. */
export interface Target {
  page: PageView;
  /** The section's id; null for the page. */
  anchor: string | null;
  window: Window;
}

/** Ten thousand pages name the same few thousand targets, so each is looked up once. @param view of the site */
export function targetFinder(view: SiteView): (mention: Mention, page: PageView | null) => Target | null {
  const known = new Map<Mention, Target | null>();
  return (mention, page) => {
    if (mention.kind !== 'address') return null;
    if (mention.name.startsWith('#')) return page && targetAt(page, mention.name.slice(1), view);
    const earlier = known.get(mention);
    if (earlier !== undefined) return earlier;
    const address = withoutOwnHost(mention.name, view);
    const to = view.routes.get(pathOf(address));
    const target = to ? targetAt(to, address.split('#')[1] ?? '', view) : null;
    known.set(mention, target);
    return target;
  };
}

function targetAt(page: PageView, anchor: string, { calendar }: SiteView): Target | null {
  const { record } = page;
  if (!record.held) return null;
  const section = anchor === '' ? -1 : (record.facts?.ids.indexOf(anchor) ?? -1);
  const window = section === -1 ? calendar.ofPage(record) : calendar.ofBlock(record, section);
  return window === always ? null : { page, anchor: section === -1 ? null : anchor, window };
}
