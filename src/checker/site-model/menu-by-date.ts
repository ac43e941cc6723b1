// Menu and footer by date: entries show only while visitors see what they link to, so they need no
// dates themselves.
import type { Site } from '#schemas';
import { withoutOwnHost } from '../addresses/own-host.ts';
import type { RuleContext } from './rule-context.ts';
import { isShown } from './calendar.ts';
import { alwaysVisible, type Visibility } from '../dates/visibility.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { PageHandle } from './page-record.ts';
import { stripQuery, type NamedReference } from '../schema/references.ts';

/**
 * @returns whether a link of site.yaml, by its place, is shown and hidden together with its target
 */
export function followsTarget({ pointer }: Place): boolean {
  return /^\/(menu|footer\/columns)\//.test(pointer);
}

/**
 * @returns the site without entries whose target is hidden, and without groups and columns left
 * empty
 */
export function filterMenuByDate(site: Site, context: RuleContext): Site {
  if (!context.pages.some(({ record }) => record.publishSettings)) return site;
  const targetOf = createTargetFinder(context);
  const isThere = ({ href }: { href?: string }): boolean => {
    const target = href === undefined ? null : targetOf({ kind: 'address', name: href }, null);
    return target === null || isShown(target.visibility, context.calendar);
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

/** The target of a link, where it is not always visible. */
export interface DatedTarget {
  page: PageHandle;
  /** The id of the section; null for the page. */
  anchor: string | null;
  visibility: Visibility;
}

/**
 * Looks each target up once: ten thousand pages link to the same few thousand.
 * @returns a function that finds the target of a mention, null where it is always visible
 */
export function createTargetFinder(
  context: RuleContext,
): (mention: NamedReference, page: PageHandle | null) => DatedTarget | null {
  const targets = new Map<NamedReference, DatedTarget | null>();
  return (mention, page) => {
    if (mention.kind !== 'address') return null;
    if (mention.name.startsWith('#')) return page && findDatedTarget(page, mention.name.slice(1), context);
    const cached = targets.get(mention);
    if (cached !== undefined) return cached;
    const address = withoutOwnHost(mention.name, context);
    const to = context.routes.get(stripQuery(address));
    const target = to ? findDatedTarget(to, address.split('#')[1] ?? '', context) : null;
    targets.set(mention, target);
    return target;
  };
}

function findDatedTarget(page: PageHandle, anchor: string, { calendar }: RuleContext): DatedTarget | null {
  const { record } = page;
  if (!record.publishSettings) return null;
  const section = anchor === '' ? -1 : (record.facts?.ids.indexOf(anchor) ?? -1);
  const visibility = section === -1 ? calendar.pageVisibility(record) : calendar.blockVisibility(record, section);
  if (visibility === alwaysVisible) return null;
  return { page, anchor: section === -1 ? null : anchor, visibility };
}
