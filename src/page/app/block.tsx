// Renders one block by its type.
import type { ComponentType } from 'react';
import type { Block as BlockModel } from '#schemas';
import { ownParts } from '#own-parts';
import { registry } from '../blocks/registry.gen.ts';
import type { BlockProps } from '../ui/block-props.ts';

type AnyBlock = ComponentType<BlockProps<BlockModel>>;

/** The block's component with the block's own settings and what the renderer adds. */
export function Block(props: BlockProps<BlockModel>) {
  // The one cast of the renderer: the registry is generated from the same schemas as the union, so
  // the component under a type takes just that type's props, which TypeScript cannot follow through
  // a lookup.
  const Component = (ownParts.blocks[props.type] ?? registry[props.type]) as AnyBlock;
  return <Component {...props} />;
}

/** @returns whether a section of this type is the site's own */
export function isOwnBlock(type: string): boolean {
  return Object.hasOwn(ownParts.blocks, type);
}
