// What the explanation of a misfit can look at, and what things are called in a sentence.
import type { JsonSchema } from '../json-schema.ts';
import type { Locator } from '../locate.ts';
import { child, isGroup, keysOf, lastKeyOf, parentOf, valueAt } from '../pointer.ts';
import type { PreparedSchemas } from '../prepare-schemas.ts';

export interface Scene {
  /** The data as written, before defaults are filled in. */
  value: unknown;
  locator: Locator;
  schemas: PreparedSchemas;
  /** The schema of the whole file. */
  root: JsonSchema;
  /** What the whole file is called: "a page". */
  fileName: string;
  /** @returns whether a block fits the schema of its type */
  fits(block: unknown): boolean;
}

/** @returns the schema for the value at a pointer, as far as it is known */
export function schemaAt(pointer: string, scene: Scene): JsonSchema | null {
  let [schema, at]: [JsonSchema | null, string] = [scene.root, ''];
  for (const key of keysOf(pointer)) {
    at = child(at, key);
    schema = schema && part(schema, key, scene);
    if (/^\/blocks\/\d+$/.test(at)) schema = blockSchema(valueAt(scene.value, at), scene) ?? schema;
  }
  return schema;
}

function part(schema: JsonSchema, key: string, scene: Scene): JsonSchema | null {
  const { properties = {}, items, additionalProperties } = scene.schemas.target(schema);
  const found = Object.hasOwn(properties, key)
    ? properties[key]
    : /^\d+$/.test(key) && items
      ? items
      : additionalProperties;
  return typeof found === 'object' ? scene.schemas.target(found) : null;
}

/** @returns the schema of a block's type */
export function blockSchema(block: unknown, { schemas }: Pick<Scene, 'schemas'>): JsonSchema | null {
  const type = isGroup(block) ? block.type : undefined;
  if (typeof type !== 'string') return null;
  if (type === 'shared') return schemas.shared;
  return Object.hasOwn(schemas.blocks, type) ? schemas.blocks[type]! : null;
}

/** @returns what a group of settings is called: `a section of the type "cta"`, "an image" */
export function ownerName(pointer: string, schema: JsonSchema | null, scene: Scene): string {
  if (pointer === '') return scene.fileName;
  if (/^\/blocks\/\d+$/.test(pointer)) {
    const block = valueAt(scene.value, pointer);
    const type = isGroup(block) && typeof block.type === 'string' ? block.type : null;
    return type ? `a section of the type "${type}"` : 'a section';
  }
  const key = lastKeyOf(pointer);
  if (key !== '' && !/^\d+$/.test(key)) return `"${key}"`;
  return schema?.title ? withArticle(schema.title.toLowerCase()) : `an entry of "${lastKeyOf(parentOf(pointer))}"`;
}

/** @returns what a value is called at the start of a sentence: `"title"`, `Entry 2 of "points"`, `Section 3` */
export function valueName(pointer: string): string {
  const key = lastKeyOf(pointer);
  if (pointer === '') return 'This file';
  if (/^\/blocks\/\d+$/.test(pointer)) return `Section ${Number(key) + 1}`;
  return /^\d+$/.test(key) ? `Entry ${Number(key) + 1} of "${lastKeyOf(parentOf(pointer))}"` : `"${key}"`;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
