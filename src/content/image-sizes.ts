// Image sizes: adds width, height and the names of smaller copies to pictures, for the renderer.
import type { Image, Page, Site } from '#schemas';
import { addSize } from './primitives/image-facts.ts';
import type { SiteFacts } from './site/rule-context.ts';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { isGroup } from './primitives/pointer.ts';
import { isImageReference, type ReferenceKind } from './schema/references.ts';

/** Changes the page in place. @returns the page */
export function addImageSizes(page: Page, facts: SiteFacts, { schemas, visitReferences }: CompiledSchemas): Page {
  visitReferences(schemas.page, page, createSizeVisitor(facts));
  for (const block of page.blocks) visitReferences(schemas.blocks[block.type] ?? {}, block, createSizeVisitor(facts));
  return page;
}

/** @returns a copy of the site with the sizes of its pictures */
export function withImageSizes(
  site: Site,
  facts: SiteFacts,
  { schemas, visitReferences, copy }: CompiledSchemas,
): Site {
  const sized = copy(site);
  visitReferences(schemas.site, sized, createSizeVisitor(facts));
  return sized;
}

function createSizeVisitor({ images }: SiteFacts) {
  return (kind: ReferenceKind, value: unknown): void => {
    if (isImageReference(kind) && isGroup(value)) addSize(value as unknown as Image, images);
  };
}
