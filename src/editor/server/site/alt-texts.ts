// Descriptions of the site's pictures, in the words of its pages.
import { isGroup } from '../../../base/pure/pointer.ts';
import type { AuthoredSite } from './authored-site.ts';

/** @returns the description of each picture that a page shows, by its address */
export function collectAltTexts(site: AuthoredSite): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { page } of site.models()) lookFor(page.blocks, found);
  return found;
}

function lookFor(value: unknown, found: Record<string, string>): void {
  if (Array.isArray(value)) for (const each of value as unknown[]) lookFor(each, found);
  if (!isGroup(value)) return;
  const { src, alt } = value;
  if (typeof src === 'string' && typeof alt === 'string' && alt !== '') found[src] ??= alt;
  for (const each of Object.values(value)) if (typeof each === 'object') lookFor(each, found);
}
