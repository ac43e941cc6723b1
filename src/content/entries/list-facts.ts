// List facts: what a record keeps of sections that show entries of collections.
import type { EntriesBlock, Page } from '#schemas';
import { detachStrings } from '../primitives/detach-strings.ts';
import type { PreparedSchemas } from '../schema/prepare-schemas.ts';

/** Which entries a section shows, by its settings. */
export type ListQuery = Pick<
  EntriesBlock,
  | 'from'
  | 'tags'
  | 'since'
  | 'until'
  | 'related'
  | 'order'
  | 'max'
  | 'perPage'
  | 'tagPages'
  | 'when'
  | 'layout'
  | 'months'
>;

/** A section that shows entries. Plain JSON. */
export interface ListFacts {
  /** The index of the section on the page. */
  block: number;
  /** Null when it shows what the page itself is among the entries of its collection. */
  query: ListQuery | null;
  /** Whether it shows nothing on a page that is no entry. */
  needsEntry?: true;
}

/** @returns undefined for a page without such sections, as most pages are */
export function createListFacts({ blocks }: Page, { blocks: schemas }: PreparedSchemas): ListFacts[] | undefined {
  const found = blocks.flatMap((block, index): ListFacts[] => {
    const kind = schemas[block.type]?.['x-entries'];
    if (kind === undefined) return [];
    const query = kind === 'list' ? readQuery(block as EntriesBlock) : null;
    return [{ block: index, query, ...(kind === 'neighbours' && { needsEntry: true }) }];
  });
  return found.length > 0 ? found : undefined;
}

function readQuery(block: EntriesBlock): ListQuery {
  const { from, tags, since, until, related, order, max, perPage, tagPages, when, layout, months } = block;
  return detachStrings({ from, tags, since, until, related, order, max, perPage, tagPages, when, layout, months });
}
