// Puts the size of every picture's file beside its address, and what the files made of it are called.
import type { Page, Site } from '#schemas';
import type { SiteFacts } from './checks/check.ts';
import type { Checking } from './checking.ts';
import { isGroup } from './pointer.ts';
import { isPicture, type ReferenceKind } from './references.ts';

/** @returns the page itself, with the sizes put in */
export function sizedPage(page: Page, facts: SiteFacts, { schemas, visitReferences }: Checking): Page {
  visitReferences(schemas.page, page, sizeOf(facts));
  for (const block of page.blocks) visitReferences(schemas.blocks[block.type] ?? {}, block, sizeOf(facts));
  return page;
}

/** @returns a copy of the site whose pictures have width and height */
export function sizedSite(site: Site, facts: SiteFacts, { schemas, visitReferences, copy }: Checking): Site {
  const sized = copy(site);
  visitReferences(schemas.site, sized, sizeOf(facts));
  return sized;
}

function sizeOf({ images }: SiteFacts) {
  return (kind: ReferenceKind, value: unknown): void => {
    if (!isPicture(kind) || !isGroup(value)) return;
    const { width, height, raster } = images[String(value.src)] ?? { width: 0, height: 0 };
    Object.assign(value, { width, height }, raster && { raster });
  };
}
