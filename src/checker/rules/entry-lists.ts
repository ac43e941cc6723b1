// Rules entries/never-shown, entries/address-taken: sections that list entries can show some and
// say of what, and their further pages have addresses that no other page has.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { NeverShownReason } from '../diagnostics/messages/entries.ts';
import type { ListQuery } from '../collections/list-facts.ts';
import { createFilter, listVariants } from '../site-model/entry-lists.ts';
import { createCollectionFinder, createEntry, listKnownTags, type Collection } from '../site-model/collections.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import type { SiteRule } from './rule.ts';
import { missingSettings, unusedSettings } from '../diagnostics/messages/advice.ts';
import { owners } from '../diagnostics/messages/names.ts';

/**
 * Reports sections that can never show an entry, and pages in the way of a list's further pages.
 */
export const entryListsRule: SiteRule = (context) => {
  // While site.yaml has errors, nobody knows the collections.
  if (!context.site.site) return [];
  const nameOf = createCollectionFinder(context.site.site.collections);
  return context.pages.flatMap((page) =>
    page.record.lists
      ? [
          ...findSource(page),
          ...findNeverShown(page, nameOf(page.route), context),
          ...findTakenAddresses(page, context),
        ]
      : [],
  );
};

/** A section of some types lists a collection, or what another setting says. */
function findSource(page: PageHandle): Diagnostic[] {
  return page.record.lists!.flatMap(({ block, lacks, unused }) => {
    if (lacks !== undefined) {
      return [
        diagnose('schema/missing-key', page.locateInBlock(block, lacks), {
          names: [lacks],
          owner: owners.thisSection(),
          hint: missingSettings.from(),
        }),
      ];
    }
    if (unused === undefined) return [];
    const facts = { setting: unused, ...unusedSettings.besideFrom() };
    return [diagnose('site/unused-setting', page.locateInBlock(block, unused), facts)];
  });
}

/** @param own the name of the page's collection */
function findNeverShown(page: PageHandle, own: string | undefined, context: RuleContext): Diagnostic[] {
  return page.record.lists!.flatMap(({ block, query, needsEntry }) => {
    const collection = query ? context.collections().get(query.from) : undefined;
    // An unknown collection is reported where it is named.
    if (query && !collection) return [];
    const reason = collection ? whyNever(page, query!, { own, collection, context }) : needsEntry && !own && 'no-entry';
    if (!reason) return [];
    const place = page.locateInBlock(block, keyOf[reason]);
    const facts = { collection: collection?.name ?? '', folder: collection?.settings.folder ?? '' };
    return [diagnose('entries/never-shown', place, { reason, ...facts })];
  });
}

/** The setting that each reason is about. */
const keyOf: Record<NeverShownReason, string> = {
  empty: 'from',
  dates: 'until',
  settings: 'from',
  'no-tags': 'related',
  'no-entry': 'related',
};

function whyNever(
  { record }: PageHandle,
  query: ListQuery,
  { own, collection, context }: { own: string | undefined; collection: Collection; context: RuleContext },
): NeverShownReason | null {
  if (collection.pages.length === 0) return 'empty';
  if (query.related && own !== collection.name) return 'no-entry';
  if (query.related && !record.entry?.tags) return 'no-tags';
  if (isReversed(query)) return 'dates';
  // Unknown tags are reported where they stand.
  const known = new Set(query.tags && listKnownTags(collection));
  if (query.tags && !query.tags.some((tag) => known.has(tag))) return null;
  const isWanted = createFilter(query, context.calendar);
  return collection.pages.some((each) => isWanted(createEntry(each, context))) ? null : 'settings';
}

function isReversed({ since, until }: ListQuery): boolean {
  return since !== undefined && until !== undefined && until.slice(0, 10) < since.slice(0, 10);
}

function findTakenAddresses(page: PageHandle, context: RuleContext): Diagnostic[] {
  return listVariants(page, context).flatMap(({ route, block }) => {
    const other = context.routes.get(route);
    if (!other) return [];
    return [diagnose('entries/address-taken', page.locateInBlock(block, 'perPage'), { route, file: other.file })];
  });
}
