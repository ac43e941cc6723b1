// Paths to settings: where the settings of a section may name a Markdown or CSV file instead of
// holding its contents (`x-from-file` in the schemas), and where they are amounts of money
// (`x-money`).
import { memoizeByObject } from '../../base/pure/lazy.ts';
import type { FromFile } from '../text-files/text-file.ts';
import type { JsonSchema } from './json-schema.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';

/** Path to such a setting from its section; `*` is every entry of a list. */
export interface SettingPath {
  keys: readonly string[];
}

export interface FilePath extends SettingPath {
  from: FromFile;
}

type FindPaths<Path> = (schema: JsonSchema | null) => readonly Path[];

/** @returns a function that gives the ways in a section by its schema, found once for each */
export function createFilePathFinder(schemas: PreparedSchemas): FindPaths<FilePath> {
  return createPathFinder(schemas, 'x-from-file', (keys, from) => ({ keys, from: from as FromFile }));
}

/** @returns the same for amounts of money */
export function createAmountPathFinder(schemas: PreparedSchemas): FindPaths<SettingPath> {
  return createPathFinder(schemas, 'x-money', (keys) => ({ keys }));
}

function createPathFinder<Path>(
  schemas: PreparedSchemas,
  keyword: string,
  toPath: (keys: readonly string[], value: unknown) => Path,
): FindPaths<Path> {
  const find = memoizeByObject((schema: JsonSchema) =>
    findBelow(schema, { schemas, keyword, keys: [], around: [] }).map(({ keys, value }) => toPath(keys, value)),
  );
  return (schema) => (schema === null ? [] : find(schema));
}

interface Below {
  schemas: PreparedSchemas;
  keyword: string;
  keys: readonly string[];
  /** The schemas on the way: one that has itself inside would go round for ever. */
  around: readonly JsonSchema[];
}

function findBelow(
  written: JsonSchema,
  { schemas, keyword, keys, around }: Below,
): { keys: readonly string[]; value: unknown }[] {
  const schema = schemas.dereference(written);
  if (around.includes(schema)) return [];
  const below = { schemas, keyword, around: [...around, schema] };
  const { properties = {}, items, [keyword]: value } = schema;
  const own = value === undefined ? [] : [{ keys, value }];
  const parts = Object.entries(properties).flatMap(([key, part]) =>
    findBelow(part, { ...below, keys: [...keys, key] }),
  );
  const entries = typeof items === 'object' ? findBelow(items, { ...below, keys: [...keys, '*'] }) : [];
  return [...own, ...parts, ...entries];
}
