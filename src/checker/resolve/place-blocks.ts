// Placing of blocks: the blocks of a page in order, each with where it is written and with its id.
// The sections of columns follow them.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../diagnostics/create-diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { childPointer, isGroup } from '../../base/pure/pointer.ts';
import { listColumns } from '../../base/pure/sections.ts';

export interface BlockInPlace {
  block: {
    type: string;
    id?: string;
    draft?: unknown;
    publish?: unknown;
    /** Index of its column in the `columns` section before it; undefined outside of columns. */
    inColumn?: number;
  };
  /** The place of the block's own id. */
  idPlace(): Place;
}

export interface WrittenPlace {
  pointer: string;
  locator: Locator;
  /** For a block of a shared section: the pointer of the use, in the page's own file. */
  use?: string;
}

export interface PlacedBlock extends BlockInPlace, Omit<WrittenPlace, 'use'> {
  /** The pointer in the page's own file. */
  origin: string;
}

/** @returns whether data can be a block */
export function isBlock(value: unknown): value is BlockInPlace['block'] & Record<string, unknown> {
  return isGroup(value) && typeof value.type === 'string';
}

/** @returns the block; of columns also the blocks in them, which follow it on the page */
export function placeBlock(block: BlockInPlace['block'], at: WrittenPlace): PlacedBlock[] {
  const columns = listColumns(block);
  if (columns.length === 0) return [withOrigin(block, at)];
  const names = new Set(columns.map(({ name }) => name));
  const own = Object.fromEntries(Object.entries(block).filter(([name]) => !names.has(name)));
  const inner = columns.flatMap(({ name, sections }, inColumn) => {
    const list = childPointer(at.pointer, name);
    return sections.map((section, index) =>
      isBlock(section) ? [withOrigin({ ...section, inColumn }, { ...at, pointer: childPointer(list, index) })] : [],
    );
  });
  return [withOrigin(own as BlockInPlace['block'], at), ...inner.flat()];
}

function withOrigin(block: BlockInPlace['block'], { pointer, locator, use }: WrittenPlace): PlacedBlock {
  const idPlace = () => locator.place(childPointer(pointer, 'id'), 'value');
  return { block, pointer, origin: use ?? pointer, locator, idPlace };
}

/** Sets the ids in place; a block without one gets the first free one of `cta`, `cta-2`, ... */
export function assignIds(blocks: BlockInPlace[]): Diagnostic[] {
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

function freeId(name: string, taken: Set<string>): string {
  let id = name;
  for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
  taken.add(id);
  return id;
}

function duplicate(id: string, at: Place, first: Place): Diagnostic {
  return diagnose('site/duplicate-id', at, { id, related: [noteFirst(first)] });
}
