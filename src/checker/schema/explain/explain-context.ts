// Context for the explanation of an error, and the names of things in its sentences.
import type { JsonSchema } from '../json-schema.ts';
import type { Locator } from '../../yaml/parse/locate.ts';
import {
  childPointer,
  isGroup,
  parsePointer,
  lastKey,
  parentPointer,
  getAtPointer,
  isEntryPointer,
  isSectionPointer,
} from '../../../base/pure/pointer.ts';
import { findBlockSchema, type PreparedSchemas } from '../prepare-schemas.ts';
import { owners, values } from '../../diagnostics/messages/names.ts';

/** Data with the schemas that it is held against. */
export interface SchemaContext {
  /** The data as written, before defaults are filled in. */
  value: unknown;
  schemas: PreparedSchemas;
  /** The schema of the whole file. */
  root: JsonSchema;
}

export interface ExplainContext extends SchemaContext {
  locator: Locator;
  /** Name of the whole file in a sentence: "a page". */
  fileName: string;
  /** @returns whether a block fits the schema of its type */
  isValidBlock(block: unknown): boolean;
}

/** @returns the schema for the value at a pointer, as far as it is known */
export function findSchema(pointer: string, context: SchemaContext): JsonSchema | null {
  let [schema, at]: [JsonSchema | null, string] = [context.root, ''];
  for (const key of parsePointer(pointer)) {
    at = childPointer(at, key);
    schema = schema && findPart(schema, key, context);
    if (isSectionPointer(at)) schema = findBlockSchema(getAtPointer(context.value, at), context) ?? schema;
  }
  return schema;
}

function findPart(schema: JsonSchema, key: string, context: SchemaContext): JsonSchema | null {
  const { properties = {}, items, additionalProperties } = context.schemas.dereference(schema);
  const found = Object.hasOwn(properties, key)
    ? properties[key]
    : /^\d+$/.test(key) && items
      ? items
      : additionalProperties;
  return typeof found === 'object' ? context.schemas.dereference(found) : null;
}

/** @returns what a group of settings is called: `a "cta" section`, "an image" */
export function describeOwner(pointer: string, schema: JsonSchema | null, context: ExplainContext): string {
  if (pointer === '') return context.fileName;
  if (isSectionPointer(pointer)) {
    const block = getAtPointer(context.value, pointer);
    const type = isGroup(block) && typeof block.type === 'string' && block.type !== '' ? block.type : undefined;
    return owners.section(type);
  }
  const key = lastKey(pointer);
  if (key !== '' && !isEntryPointer(pointer, context.value)) return owners.setting(key);
  return schema?.title ? owners.group(schema.title) : owners.entry(lastKey(parentPointer(pointer)));
}

/**
 * @param root the data of the whole file
 * @returns what a value is called at the start of a sentence: `"title"`, `Entry 2 of "points"`,
 * `Section 3`
 */
export function describeValue(pointer: string, root: unknown): string {
  const key = lastKey(pointer);
  if (pointer === '') return values.file();
  if (isSectionPointer(pointer)) return values.section(Number(key) + 1);
  const list = lastKey(parentPointer(pointer));
  return isEntryPointer(pointer, root) ? values.entry(list, Number(key) + 1) : values.setting(key);
}
