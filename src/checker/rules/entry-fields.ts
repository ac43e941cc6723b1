// Rule entries/unknown-field: collections have fields that the site defines, and lists show fields
// that their entries have.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { createCollectionFinder } from '../site-model/collections.ts';
import type { SiteRule } from './rule.ts';

/**
 * Reports fields of collections that no file defines, and fields to show that entries do not have,
 * or that cannot be said in words.
 */
export const entryFieldsRule: SiteRule = ({ pages, site: { site, locator }, ownFields }) => {
  if (!site) return [];
  const groups = [...ownFields.schemas.keys()];
  const ofSite = Object.entries(site.collections).flatMap(([name, { fields }]) =>
    fields === undefined || groups.includes(fields)
      ? []
      : [unknown(fields, { owner: null, known: groups, place: locator.place(`/collections/${name}/fields`, 'value') })],
  );
  const nameOf = createCollectionFinder(site.collections);
  const ofPages = pages.flatMap((page) =>
    (page.record.lists ?? []).flatMap(({ block, query, show = query?.show ?? [] }) => {
      const collection = query?.from ?? nameOf(page.route) ?? '';
      const group = site.collections[collection]?.fields;
      // An unknown file of fields is reported where it is named.
      if (group !== undefined && !groups.includes(group)) return [];
      const known = ownFields.listShowable(group).map(({ name }) => name);
      const place = () => page.locateInBlock(block, 'show');
      return show
        .filter((field) => !known.includes(field))
        .map((field) => unknown(field, { owner: collection, known, place: place() }));
    }),
  );
  return [...ofSite, ...ofPages];
};

interface UnknownAbout {
  /** The collection whose entries have the fields; null where a collection names them. */
  owner: string | null;
  known: string[];
  place: Place;
}

function unknown(field: string, { owner, known, place }: UnknownAbout): Diagnostic {
  const near = nearest(field, known);
  const fixes = owner === null ? suggestFix(place, near) : [];
  return diagnose('entries/unknown-field', place, { field, owner, known, nearest: near, fixes });
}
