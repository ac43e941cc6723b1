// Makes the schema by which editors validate shared files. The checker fills in parameters before
// it validates a shared file; an editor cannot, so here a text with {param.name} may replace
// anything.
import type { BlockSchema, JsonSchema, SchemaSources } from './schema-sources.ts';
import { columnSectionSchema, sharedFileSchema } from './page-schema.ts';

/**
 * @returns the schema of a shared file with the blocks and their common parts in it, open to
 * parameters
 */
export function sharedEditorSchema({
  envelope,
  blocks,
  common,
}: Pick<SchemaSources, 'envelope' | 'blocks' | 'common'>): JsonSchema {
  const inHere = blocks.map(({ type, schema }): BlockSchema => ({
    type,
    schema: { ...schema, $id: `#/definitions/${definitionName(type)}` },
  }));
  const parts = Object.entries(common.definitions ?? {});
  return {
    ...sharedFileSchema({ envelope, blocks: inHere }),
    $id: 'shared-file.editor.schema.json',
    definitions: Object.fromEntries([
      ['columnSection', columnSectionSchema(inHere)],
      ...parts.map(([name, part]) => [name, opened(part)]),
      ...blocks.map(({ type, schema: { $id: _id, examples: _examples, ...schema } }) => [
        definitionName(type),
        opened(localized(schema)),
      ]),
    ]),
  };
}

/** A block may be called like a common part. */
function definitionName(type: string): string {
  return `block-${type}`;
}

/** The common parts are in the same file; the names that editors offer stay beside it. */
function localized(block: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(block)
      .replaceAll(/"\.\.\/(?:common|page)\.schema\.json#/g, '"#')
      .replaceAll('"$ref":"../', '"$ref":"'),
  );
}

const isParameter = { type: 'string', pattern: '\\{param\\.' };

/** Everything inside a group or list, but not itself: it is opened where it is used. */
function opened(schema: JsonSchema): JsonSchema {
  const { properties, items, additionalProperties } = schema;
  const result: JsonSchema = { ...schema };
  if (properties)
    result.properties = Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, orParameter(part)]));
  if (items) result.items = orParameter(items);
  if (typeof additionalProperties === 'object') result.additionalProperties = orParameter(additionalProperties);
  return result;
}

function orParameter(part: JsonSchema): JsonSchema {
  // Editors look for the words on an old name in the setting itself.
  if (part.renamedTo !== undefined) return part;
  const isAnyText = part.type === 'string' && !part.pattern && !part.enum && !part.format;
  if (isAnyText || part.const !== undefined) return part;
  return { description: part.description, if: isParameter, else: opened(part) };
}
