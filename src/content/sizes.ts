// Puts the size of every picture's file beside its address.
import type { Page, Site } from '#schemas';
import type { SiteFacts } from './checks/check.ts';
import type { Checking } from './checking.ts';
import { isGroup } from './pointer.ts';

/** @returns a copy of the page whose pictures have width and height */
export function sizedPage(page: Page, facts: SiteFacts, { schemas, visitReferences, copy }: Checking): Page {
  const sized = copy(page);
  visitReferences(schemas.page, sized, sizeOf(facts));
  for (const block of sized.blocks) visitReferences(schemas.blocks[block.type] ?? {}, block, sizeOf(facts));
  return sized;
}

/** @returns a copy of the site whose pictures have width and height */
export function sizedSite(site: Site, facts: SiteFacts, { schemas, visitReferences, copy }: Checking): Site {
  const sized = copy(site);
  visitReferences(schemas.site, sized, sizeOf(facts));
  return sized;
}

function sizeOf({ images }: SiteFacts) {
  return (kind: string, value: unknown): void => {
    if (kind !== 'image' || !isGroup(value)) return;
    const { width, height } = images[String(value.src)] ?? { width: 0, height: 0 };
    Object.assign(value, { width, height });
  };
}
