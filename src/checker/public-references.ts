// Completes what pages refer to in the public folder, for the renderer: addresses as browsers ask
// for them, and pictures with their width, height and the names of smaller copies.
import type { Image, Page, Site } from '#schemas';
import { copyData } from '../base/pure/copy-data.ts';
import { markBareLinks, replaceAddresses } from '../base/addresses/replace-links.ts';
import { isGroup, replaceAt } from '../base/pure/pointer.ts';
import type { SiteFacts } from './site-model/rule-context.ts';
import { completePicture, toFileAddress } from './addresses/public-files.ts';
import { withoutEmptyPictures } from './empty-pictures.ts';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { isImageReference, type ReferenceKind, type ReferenceVisitor } from './schema/references.ts';

/** Changes the page in place. @returns the page */
export function completeReferences(page: Page, facts: SiteFacts, { schemas, visitReferences }: CompiledSchemas): Page {
  visitReferences(schemas.page, page, createCompleter(page, facts));
  for (const block of page.blocks) {
    visitReferences(schemas.blocks[block.type] ?? {}, block, createCompleter(block, facts, block as SizedBlock));
  }
  return page;
}

/** @returns a copy of the site with complete references, and with its home as it is in the dev server */
export function withCompleteReferences(
  site: Site,
  facts: SiteFacts,
  { schemas, visitReferences }: CompiledSchemas,
): Site {
  const completed = withoutEmptyPictures(copyData(site), schemas, schemas.site);
  visitReferences(schemas.site, completed, createCompleter(completed, facts));
  return { ...completed, home: '/' };
}

/**
 * A block with what the renderer gets beside its settings (src/page/ui/block-props.ts).
 */
interface SizedBlock {
  textPictures?: Record<string, object>;
}

/**
 * @param root whose pointers the visitor gets
 * @param block receives the sizes of the pictures that its texts name
 */
function createCompleter(root: object, facts: SiteFacts, block?: SizedBlock) {
  return (kind: ReferenceKind, value: unknown, at: ReferenceVisitor): void => {
    if (isImageReference(kind)) {
      if (isGroup(value)) completePicture(value as unknown as Image, facts);
      else if (block && typeof value === 'string') {
        const picture = completePicture({ src: value } as Image, facts);
        block.textPictures = { ...block.textPictures, [picture.src]: picture };
      }
      return;
    }
    if (typeof value !== 'string' || at.link) return;
    const written = completeText(kind, value, facts);
    if (written !== value) replaceAt(root, at.pointer(), written);
  };
}

function completeText(kind: ReferenceKind, value: string, facts: SiteFacts): string {
  if (kind === 'address' || kind === 'file') return toFileAddress(facts, value);
  if (kind !== 'text:links' && kind !== 'text:long') return value;
  return markBareLinks(replaceAddresses(value, ({ address }) => toFileAddress(facts, address)));
}
