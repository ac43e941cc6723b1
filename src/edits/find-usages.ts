// Usages: finds every place that names a page, file, pop-up, form, shared section or type of
// section. It uses the parsed site, so it finds references and not text that looks alike.
import { comparablePath, splitAddress } from '../base/addresses/address.ts';
import { withoutOwnHost } from '../checker/addresses/own-host.ts';
import { findImage, findLinkedFile } from '../checker/addresses/public-files.ts';
import type { Referrer, RuleContext } from '../checker/site-model/rule-context.ts';
import type { Place } from '../checker/diagnostics/diagnostic.ts';
import { childPointer, isGroup } from '../base/pure/pointer.ts';
import { isImageReference, type NamedReference } from '../checker/schema/references.ts';
import { toSharedName } from '../base/pure/route.ts';
import { listSections } from '../base/pure/sections.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import { isTextFile } from '../checker/text-files/text-file.ts';
import { createSourceReader } from './source-reader.ts';
import { findTextFileUses } from './text-file-uses.ts';

export const usageKinds = ['page', 'file', 'popup', 'form', 'shared', 'block'] as const;

/** The kinds of names. A picture is a file, and so is a Markdown or CSV file. */
export type UsageKind = (typeof usageKinds)[number];

/** @returns all names of the site, by kind */
export function listNames(context: RuleContext, blockTypes: readonly string[]): Record<UsageKind, readonly string[]> {
  const { data } = context.site;
  return {
    page: [...context.routes.keys()],
    file: [
      ...new Set([
        ...Object.keys(context.facts.images),
        ...(context.facts.files ?? []),
        ...context.files.filter(isTextFile),
      ]),
    ],
    popup: isGroup(data?.popups) ? Object.keys(data.popups) : [],
    form: isGroup(data?.forms) ? Object.keys(data.forms) : [],
    shared: [...context.shared.keys()],
    block: blockTypes,
  };
}

/** @returns the places that use a name, each once, sorted by file and line */
export function findUsages(
  context: RuleContext,
  texts: TextSet,
  { kind, name }: { kind: UsageKind; name: string },
): Place[] {
  if (kind === 'block') {
    // Opening a page is slow, and most pages have no such section.
    const pages = context.pages.filter(({ file }) => texts.text(file).includes(name));
    return sortPlaces([
      ...pages.flatMap((page) => findBlocks(page.open(), name)),
      ...findBlocksInShared(context, name),
    ]);
  }
  if (kind === 'shared') return sortPlaces(context.pages.flatMap((page) => findSharedUses(page, name)));
  if (kind === 'file' && isTextFile(name)) return sortPlaces(findTextFileUses(texts, name, createSourceReader(texts)));
  return sortPlaces(findMentions(context, (mention) => namesUsage(mention, { kind, name, context })));
}

/** @returns the places of all wanted mentions, in site.yaml and on pages */
export function findMentions(context: RuleContext, isWanted: (mention: NamedReference) => boolean): Place[] {
  const referrers: Pick<Referrer, 'mentions' | 'locate'>[] = [context.site, ...context.pages];
  return referrers.flatMap((referrer) =>
    referrer.mentions.flatMap((mention, index) => (isWanted(mention) ? [referrer.locate(index)] : [])),
  );
}

/** @returns the files that cannot be searched because of mistakes */
export function listUnsearchedFiles(context: RuleContext): string[] {
  const site = context.site.site === null ? ['site.yaml'] : [];
  return [...site, ...context.pages.filter(({ record }) => record.facts === null).map(({ file }) => file)];
}

/** @returns the route of an address, decoded; null when it is no address of this site */
export function findOwnRoute(address: string, context: Pick<RuleContext, 'site'>): string | null {
  const own = withoutOwnHost(address, context);
  return own.startsWith('/') ? comparablePath(splitAddress(own).path) : null;
}

/** @returns whether a mention shows, plays or links to a public file */
export function namesFile(
  { kind, name }: NamedReference,
  address: string,
  context: Pick<RuleContext, 'site' | 'facts'>,
): boolean {
  if (isImageReference(kind)) return (findImage(context.facts, name) ?? name) === address;
  if (kind !== 'address' && kind !== 'file') return false;
  const own = withoutOwnHost(name, context);
  // A file that has its new name already is no longer there under the old one.
  return (
    findLinkedFile(context.facts, own)?.file === address || findOwnRoute(name, context) === comparablePath(address)
  );
}

function namesUsage(
  mention: NamedReference,
  { kind, name, context }: { kind: UsageKind; name: string; context: RuleContext },
): boolean {
  if (kind === 'popup') return mention.kind === 'button' && mention.name === name;
  if (kind === 'form') return mention.kind === 'form' && mention.name === name;
  if (kind === 'file') return namesFile(mention, name, context);
  return mention.kind === 'address' && findOwnRoute(mention.name, context) === name;
}

function findBlocks(
  { value, locator }: Pick<ReturnType<RuleContext['pages'][number]['open']>, 'value' | 'locator'>,
  type: string,
): Place[] {
  return listSections(value).flatMap(({ section, pointer }) =>
    isGroup(section) && section.type === type ? [locator.place(childPointer(pointer, 'type'), 'value')] : [],
  );
}

function findBlocksInShared({ shared }: RuleContext, type: string): Place[] {
  return [...shared.values()].flatMap(({ source, locator }) => findBlocks({ value: source.value, locator }, type));
}

function findSharedUses({ record, locator }: RuleContext['pages'][number], name: string): Place[] {
  return record.uses.flatMap((use) =>
    use.name === name ? [locator.place(childPointer(use.pointer, 'name'), 'value')] : [],
  );
}

/** Removes duplicates: pages that use a shared section all lead to the same places in it. */
function sortPlaces(places: Place[]): Place[] {
  const byPlace = new Map(
    places.map((place) => [`${place.file}\n${place.range.start.offset}\n${place.pointer}`, place]),
  );
  return [...byPlace.values()]
    .map(withoutPage)
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.range.start.offset - b.range.start.offset);
}

/** A place in a shared file belongs to no single page. */
function withoutPage(place: Place): Place {
  if (toSharedName(place.file) === null) return place;
  const { where: _ofUser, related: _users, ...own } = place;
  return own;
}
