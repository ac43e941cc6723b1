// Gives every block of a page its id: its own, or one made from its type.
import { diagnose, type Diagnostic, type Place } from './diagnostic.ts';

export interface BlockInPlace {
  block: { type: string; id?: string; draft?: unknown; publish?: unknown };
  /** The place of the block's own id. */
  idPlace(): Place;
}

/** Sets the ids; a block without one gets `cta`, `cta-2`, ... as far as they are free. */
export function giveIds(blocks: BlockInPlace[]): Diagnostic[] {
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
  for (const { block } of blocks) block.id ??= freeId(block.type, taken);
  return diagnostics;
}

function freeId(type: string, taken: Set<string>): string {
  let id = type;
  for (let number = 2; taken.has(id); number++) id = `${type}-${number}`;
  taken.add(id);
  return id;
}

function duplicate(id: string, at: Place, first: Place): Diagnostic {
  return diagnose('site/duplicate-id', at, {
    id,
    related: [{ file: first.file, range: first.range, message: 'The first one is here.' }],
  });
}
