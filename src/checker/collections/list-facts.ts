// List facts: what a record keeps of sections that show entries of collections.
import type { EntriesBlock, Page } from '#schemas';
import { detachStrings } from '../../base/pure/detach-strings.ts';
import type { PreparedSchemas } from '../schema/prepare-schemas.ts';

/** Settings of a section that choose which entries it shows, and what of them. */
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
  | 'show'
>;

/** A section that shows entries. Plain JSON. */
export interface ListFacts {
  /** The index of the section on the page. */
  block: number;
  /** Null when it shows what the page itself is among the entries of its collection. */
  query: ListQuery | null;
  /** True if it shows nothing on a page that is no entry. */
  needsEntry?: true;
  /** Fields of the page's own entry that it shows. */
  show?: string[];
  /** It has neither a collection nor this setting, which says what to show without one. */
  lacks?: string;
  /** It has a collection, so this setting says nothing. */
  unused?: string;
}

/** @returns undefined for a page without such sections, as most pages are */
export function createListFacts({ blocks }: Page, { blocks: schemas }: PreparedSchemas): ListFacts[] | undefined {
  const found = blocks.flatMap((block, index): ListFacts[] => {
    const { 'x-entries': kind, 'x-instead': instead } = schemas[block.type] ?? {};
    if (kind === undefined) return [];
    if (kind !== 'list') return [{ block: index, query: null, ...readPlace(kind, block as { show?: string[] }) }];
    const { from } = block as Partial<EntriesBlock>;
    const other = instead !== undefined && Object.hasOwn(block, instead) ? instead : undefined;
    if (from === undefined) return other === undefined ? [{ block: index, query: null, lacks: instead! }] : [];
    return [{ block: index, query: readQuery(block as ListingBlock), ...(other !== undefined && { unused: other }) }];
  });
  return found.length > 0 ? found : undefined;
}

function readPlace(kind: 'place' | 'neighbours', { show }: { show?: string[] }): Partial<ListFacts> {
  return { ...(kind === 'neighbours' && { needsEntry: true }), ...(show && { show: detachStrings(show) }) };
}

/** A section that lists entries has some of the settings of `entries`. */
type ListingBlock = Pick<EntriesBlock, 'from'> & Partial<ListQuery>;

function readQuery(block: ListingBlock): ListQuery {
  const { from, tags, since, until, order, related = false, max = 0, perPage = 0, tagPages = false } = block;
  const { when = 'upcoming', layout = 'grid', months = 1, show } = block;
  return detachStrings({
    from,
    tags,
    since,
    until,
    related,
    order,
    max,
    perPage,
    tagPages,
    when,
    layout,
    months,
    show,
  });
}
