// Collects what the pages of a site show of other sites, for its content policy.
import type { CheckedSite, SchemaSet } from '../../checker/check-site.ts';
import { combineEmbeds, type Embeds } from './content-policy.ts';

/**
 * @param frameOrigins the origins of all known frames, for sections that do not say which
 * @returns what the pages show, by their settings and the schemas of their sections
 */
export function collectEmbeds(
  pages: CheckedSite['pages'],
  { blocks }: Pick<SchemaSet, 'blocks'>,
  frameOrigins: readonly string[],
): Embeds {
  const types = new Set<string>();
  const frames = new Set<string>();
  for (const page of pages) {
    for (const type of page.types) types.add(type);
    for (const origin of page.frames) frames.add(origin);
  }
  const used = Object.entries(blocks).filter(([type]) => types.has(type));
  return combineEmbeds(
    used.map(([, schema]) => schema),
    [...frames],
    frameOrigins,
  );
}
