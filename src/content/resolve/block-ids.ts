// Block ids: gives each block of a page its own id, or one made from its type.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../diagnostics/create-diagnostic.ts';

export interface BlockInPlace {
  block: { type: string; id?: string; draft?: unknown; publish?: unknown };
  /** The place of the block's own id. */
  idPlace(): Place;
}

/**
 * Sets the ids in place; a block without one gets the first free one of `cta`, `cta-2`, ...
 * @param toAnchor a type's name in ids: links to a section outlive a new name of its type
 */
export function assignIds(blocks: BlockInPlace[], toAnchor: (type: string) => string): Diagnostic[] {
  const owners = new Map<string, BlockInPlace>();
  const diagnostics: Diagnostic[] = [];
  for (const owner of blocks) {
    const { id } = owner.block;
    if (id === undefined) continue;
    const first = owners.get(id);
    if (first) diagnostics.push(duplicate(id, owner.idPlace(), first.idPlace()));
    else owners.set(id, owner);
  }
  const taken = new Set(owners.keys());
  for (const { block } of blocks) block.id ??= freeId(toAnchor(block.type), taken);
  return diagnostics;
}

function freeId(name: string, taken: Set<string>): string {
  let id = name;
  for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
  taken.add(id);
  return id;
}

function duplicate(id: string, at: Place, first: Place): Diagnostic {
  return diagnose('site/duplicate-id', at, { id, related: [noteFirst(first)] });
}
