// Rule entries/unknown-tag: entries have tags that their collection knows, and lists ask for tags
// that entries have.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { hasDeclaredTags, listKnownTags, type Collection } from '../site-model/collections.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { SiteRule } from './rule.ts';

/**
 * Reports tags of entries that site.yaml does not list, where it lists any, and tags of lists that
 * nothing has.
 */
export const entryTagsRule: SiteRule = ({ pages, collections }) => {
  const all = collections();
  if (all.size === 0) return [];
  const knownTags = new Map([...all.values()].map((each) => [each, listKnownTags(each)]));
  const ofEntries = [...all.values()].flatMap((collection) =>
    hasDeclaredTags(collection)
      ? collection.pages.flatMap((page) => findUnknown(page, page.record.entry?.tags, [collection, knownTags]))
      : [],
  );
  const ofLists = pages.flatMap((page) =>
    (page.record.lists ?? []).flatMap(({ query }) => {
      const collection = all.get(query?.from ?? '');
      return collection && collection.pages.length > 0 ? findUnknown(page, query!.tags, [collection, knownTags]) : [];
    }),
  );
  return [...ofEntries, ...ofLists];
};

function findUnknown(
  page: PageHandle,
  tags: readonly string[] = [],
  [collection, knownTags]: [Collection, ReadonlyMap<Collection, string[]>],
): Diagnostic[] {
  const known = knownTags.get(collection)!;
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => {
      const place = page.locate(page.mentions.findIndex(({ kind, name }) => kind === 'tag' && name === tag));
      const near = nearest(tag, known);
      const facts = { tag, collection: collection.name, known, isDeclared: hasDeclaredTags(collection) };
      return diagnose('entries/unknown-tag', place, { ...facts, nearest: near, fixes: suggestFix(place, near) });
    });
}
