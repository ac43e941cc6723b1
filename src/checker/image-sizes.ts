// Image sizes: adds width, height and the names of smaller copies to pictures, for the renderer.
import type { Image, Page, Site } from '#schemas';
import { copyData } from '../base/pure/copy-data.ts';
import { addSize } from '../base/pure/image-facts.ts';
import type { SiteFacts } from './site-model/rule-context.ts';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { isGroup } from '../base/pure/pointer.ts';
import { isImageReference, type ReferenceKind } from './schema/references.ts';

/** Changes the page in place. @returns the page */
export function addImageSizes(page: Page, facts: SiteFacts, { schemas, visitReferences }: CompiledSchemas): Page {
  visitReferences(schemas.page, page, createSizeVisitor(facts));
  for (const block of page.blocks) {
    visitReferences(schemas.blocks[block.type] ?? {}, block, createSizeVisitor(facts, block as SizedBlock));
  }
  return page;
}

/** @returns a copy of the site with the sizes of its pictures */
export function withImageSizes(site: Site, facts: SiteFacts, { schemas, visitReferences }: CompiledSchemas): Site {
  const sized = copyData(site);
  visitReferences(schemas.site, sized, createSizeVisitor(facts));
  return sized;
}

/**
 * A block with what the renderer gets beside its settings (src/page/ui/block-props.ts).
 */
interface SizedBlock {
  textPictures?: Record<string, object>;
}

/** @param block receives the sizes of the pictures that its texts name */
function createSizeVisitor({ images }: SiteFacts, block?: SizedBlock) {
  return (kind: ReferenceKind, value: unknown): void => {
    if (!isImageReference(kind)) return;
    if (isGroup(value)) addSize(value as unknown as Image, images);
    else if (block && typeof value === 'string') {
      const size = { src: value };
      addSize(size as Image, images);
      block.textPictures = { ...block.textPictures, [value]: size };
    }
  };
}
