// Site entries: the collections of a checked site, with what they add to its pages.
import type { SiteEntries } from './model-inputs.ts';
import type { RuleContext } from './site-model/rule-context.ts';
import { createShownEntries } from './site-model/shown-entries.ts';

/** @returns undefined while site.yaml has errors */
export function createSiteEntries({
  site: { site },
  collections: open,
  pages,
  routes,
  calendar,
  ownFields,
  facts,
}: RuleContext): SiteEntries | undefined {
  if (!site) return undefined;
  const collections = open();
  return {
    site,
    collections,
    shown: createShownEntries({ site, collections, pages, routes, calendar, ownFields, facts }),
  };
}
