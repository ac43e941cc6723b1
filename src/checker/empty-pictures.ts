// Empty pictures: places for pictures that are still to come. Visitors get a page without them.
import type { Page } from '#schemas';
import { isGroup } from '../base/pure/pointer.ts';
import { holdsSections, type JsonSchema } from './schema/json-schema.ts';
import type { PreparedSchemas } from './schema/prepare-schemas.ts';

/**
 * Leaves out pictures whose address is empty, and with each the entry that cannot be without it.
 * The sections of a page stay as many as they are.
 * @param data a page, or data of the schema
 */
export function withoutEmptyPictures<Data extends object>(
  data: Data,
  schemas: PreparedSchemas,
  schema: JsonSchema = schemas.page,
): Data {
  const kept = prune(data, schema, schemas) as Data;
  if (!('blocks' in data)) return kept;
  const blocks = (data as unknown as Page).blocks.map((block) => pruneBlock(block, schemas) ?? block);
  return { ...kept, blocks };
}

/** @returns the places of the sections of which nothing is left without their empty pictures */
export function findEmptied({ blocks }: Page, schemas: PreparedSchemas): ReadonlySet<number> {
  return new Set(blocks.flatMap((block, index) => (pruneBlock(block, schemas) === undefined ? [index] : [])));
}

function pruneBlock(block: Page['blocks'][number], schemas: PreparedSchemas): unknown {
  return prune(block, schemas.blocks[block.type] ?? {}, schemas);
}

/** @returns undefined for an empty picture, and for what cannot be without one */
function prune(value: unknown, schema: JsonSchema, schemas: PreparedSchemas): unknown {
  if (schemas.definitionName(schema) === 'image') return isGroup(value) && value.src === '' ? undefined : value;
  const { properties, items, required } = schemas.dereference(schema);
  if (Array.isArray(value)) {
    if (typeof items !== 'object' || holdsSections(schema)) return value;
    const kept = value.map((each) => prune(each, items, schemas)).filter((each) => each !== undefined);
    return kept.length === 0 && value.length > 0 ? undefined : kept;
  }
  if (!isGroup(value) || !properties) return value;
  const kept: Record<string, unknown> = { ...value };
  for (const [key, part] of Object.entries(properties)) {
    if (value[key] === undefined) continue;
    kept[key] = prune(value[key], part, schemas);
    if (kept[key] !== undefined) continue;
    if (required?.includes(key)) return undefined;
    delete kept[key];
  }
  return kept;
}
