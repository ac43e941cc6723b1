// Finds every place where something of the site is named: a page, a picture, a window, a form, a shared section,
// a type of section. It reads what the checker reads, so it finds what works, and not what merely looks alike.
import { withoutOwnHost } from './checks/broken-link.ts';
import type { Referrer, SiteView } from './checks/check.ts';
import type { Place } from './diagnostic.ts';
import { child, isGroup } from './pointer.ts';
import { isPicture, pathOf, type Mention } from './references.ts';
import { sharedNameOf } from './route.ts';
import type { Texts } from './texts.ts';

export const usageKinds = ['page', 'file', 'modal', 'form', 'shared', 'block'] as const;

/** What a name stands for. A picture is a file. */
export type UsageKind = (typeof usageKinds)[number];

/** @returns the names that there are, by what they stand for */
export function knownNames(view: SiteView, blockTypes: readonly string[]): Record<UsageKind, readonly string[]> {
  const { known } = view.site;
  return {
    page: [...view.routes.keys()],
    file: [...new Set([...Object.keys(view.facts.images), ...(view.facts.files ?? [])])],
    modal: isGroup(known?.modals) ? Object.keys(known.modals) : [],
    form: isGroup(known?.forms) ? Object.keys(known.forms) : [],
    shared: [...view.shared.keys()],
    block: blockTypes,
  };
}

/** @returns the places that name something, each once, by file and line */
export function usagesOf(view: SiteView, texts: Texts, { kind, name }: { kind: UsageKind; name: string }): Place[] {
  if (kind === 'block') {
    // Reading a page in full takes long, and most pages have no such section.
    const pages = view.pages.filter(({ file }) => texts.text(file).includes(name));
    return sorted([...pages.flatMap((page) => sectionsOf(page.open(), name)), ...inShared(view, name)]);
  }
  if (kind === 'shared') return sorted(view.pages.flatMap((page) => usesIn(page, name)));
  return sorted(mentionsOf(view, (mention) => names(mention, { kind, name, view })));
}

/** @returns the places of the mentions that are wanted, in site.yaml and on all pages */
export function mentionsOf(view: SiteView, isWanted: (mention: Mention) => boolean): Place[] {
  const referrers: Pick<Referrer, 'mentions' | 'locate'>[] = [view.site, ...view.pages];
  return referrers.flatMap((referrer) =>
    referrer.mentions.flatMap((mention, index) => (isWanted(mention) ? [referrer.locate(index)] : [])),
  );
}

/** @returns the files that mistakes keep from being searched */
export function unsearched(view: SiteView): string[] {
  const site = view.site.site === null ? ['site.yaml'] : [];
  return [...site, ...view.pages.filter(({ record }) => record.facts === null).map(({ file }) => file)];
}

/** @returns the page that an address leads to, or null when it is none of this site's */
export function routeIn(address: string, view: Pick<SiteView, 'site'>): string | null {
  const own = withoutOwnHost(address, view);
  return own.startsWith('/') ? pathOf(own) : null;
}

function names(mention: Mention, { kind, name, view }: { kind: UsageKind; name: string; view: SiteView }): boolean {
  if (kind === 'modal') return mention.kind === 'button' && mention.name === name;
  if (kind === 'form') return mention.kind === 'form' && mention.name === name;
  if (kind === 'file' && isPicture(mention.kind)) return mention.name === name;
  return mention.kind === 'address' && routeIn(mention.name, view) === name;
}

function sectionsOf(
  { value, locator }: Pick<ReturnType<SiteView['pages'][number]['open']>, 'value' | 'locator'>,
  type: string,
): Place[] {
  const blocks: unknown[] = isGroup(value) && Array.isArray(value.blocks) ? value.blocks : [];
  return blocks.flatMap((block, index) =>
    isGroup(block) && block.type === type ? [locator.place(child(`/blocks/${index}`, 'type'), 'value')] : [],
  );
}

function inShared({ shared }: SiteView, type: string): Place[] {
  return [...shared.values()].flatMap(({ source, locator }) => sectionsOf({ value: source.value, locator }, type));
}

function usesIn({ record, locator }: SiteView['pages'][number], name: string): Place[] {
  return record.uses.flatMap((use) => (use.name === name ? [locator.place(child(use.pointer, 'name'), 'value')] : []));
}

/** A shared section names the same thing on every page that uses it; it is written once. */
function sorted(places: Place[]): Place[] {
  const byPlace = new Map(
    places.map((place) => [`${place.file}\n${place.range.start.offset}\n${place.pointer}`, place]),
  );
  return [...byPlace.values()]
    .map(ofItsFile)
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.range.start.offset - b.range.start.offset);
}

/** A place in a shared file is in no section of any one page. */
function ofItsFile(place: Place): Place {
  if (sharedNameOf(place.file) === null) return place;
  const { where: _ofUser, related: _users, ...own } = place;
  return own;
}
