// Puts the size of every picture's file beside its address, and what the files made of it are called.
import type { Page, Site } from '#schemas';
import type { SiteFacts } from './checks/check.ts';
import type { Checking } from './checking.ts';
import { isGroup } from './pointer.ts';
import type { Reference } from './references.ts';
import type { ResolvedPage } from './resolve.ts';

/** Sizes pages; the same page with the same sizes gives the same object again. */
export type SizePage = (page: ResolvedPage & { page: Page }, facts: SiteFacts) => Page;

/** @returns a function that puts the sizes into pages */
export function createPageSizer({ schemas, visitReferences, copy }: Checking): SizePage {
  const known = new WeakMap<Page, { key: string; sized: Page }>();
  return ({ page, references }, facts) => {
    const key = sizesKey(references, facts);
    const earlier = known.get(page);
    if (earlier?.key === key) return earlier.sized;
    const sized = copy(page);
    visitReferences(schemas.page, sized, sizeOf(facts));
    for (const block of sized.blocks) visitReferences(schemas.blocks[block.type] ?? {}, block, sizeOf(facts));
    known.set(page, { key, sized });
    return sized;
  };
}

function sizesKey(references: readonly Reference[], { images }: SiteFacts): string {
  const sizes = references.map(({ kind, value }) => {
    const image = kind === 'image' && isGroup(value) ? images[String(value.src)] : undefined;
    return image ? `${image.width}x${image.height} ${image.raster?.stem ?? ''}` : '';
  });
  return sizes.join(' ');
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
    const { width, height, raster } = images[String(value.src)] ?? { width: 0, height: 0 };
    Object.assign(value, { width, height }, raster && { raster });
  };
}
