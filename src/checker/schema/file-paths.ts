// File paths: where the settings of a section may name a Markdown or CSV file instead of holding
// its contents (`x-from-file` in the schemas).
import { memoizeByObject } from '../../base/pure/lazy.ts';
import type { FromFile } from '../text-files/text-file.ts';
import type { JsonSchema } from './json-schema.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';

/** Path to such a setting from its section; `*` is every entry of a list. */
export interface FilePath {
  keys: readonly string[];
  from: FromFile;
}

/** @returns a function that gives the ways in a section by its schema, found once for each */
export function createFilePathFinder(schemas: PreparedSchemas): (schema: JsonSchema | null) => readonly FilePath[] {
  const find = memoizeByObject((schema: JsonSchema) => findBelow(schema, { schemas, keys: [], around: [] }));
  return (schema) => (schema === null ? [] : find(schema));
}

interface Below {
  schemas: PreparedSchemas;
  keys: readonly string[];
  /** The schemas on the way: one that has itself inside would go round for ever. */
  around: readonly JsonSchema[];
}

function findBelow(written: JsonSchema, { schemas, keys, around }: Below): FilePath[] {
  const schema = schemas.dereference(written);
  if (around.includes(schema)) return [];
  const below = { schemas, around: [...around, schema] };
  const { properties = {}, items, 'x-from-file': from } = schema;
  const own = from === undefined ? [] : [{ keys, from }];
  const parts = Object.entries(properties).flatMap(([key, part]) =>
    findBelow(part, { ...below, keys: [...keys, key] }),
  );
  const entries = typeof items === 'object' ? findBelow(items, { ...below, keys: [...keys, '*'] }) : [];
  return [...own, ...parts, ...entries];
}
