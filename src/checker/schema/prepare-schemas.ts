// Makes the schemas ready: follows every `$ref` once, so that defaults are seen through it and
// other stages can ask what a schema refers to.
import { childPointer, isGroup, ownValue } from '../../base/pure/pointer.ts';
import { withoutFileName, type JsonSchema, type SchemaSet } from './json-schema.ts';
import { schemaFaults } from '../diagnostics/messages/schema.ts';
import { createMistake } from './schema-mistake.ts';
import { listParts } from './schema-parts.ts';

export interface PreparedSchemas extends SchemaSet {
  /** @returns the schema itself, or the one that its `$ref` points at */
  dereference(schema: JsonSchema): JsonSchema;
  /**
   * The names that settings had before, each with the one that it has now, by the schema of their
   * group.
   */
  oldNames: ReadonlyMap<JsonSchema, ReadonlyMap<string, string>>;
  /** True if data of this schema, that of a kind of file, can have old names; nearly none can. */
  hasOldNames(root: JsonSchema): boolean;
  /** The groups of pages with fields of the site's own, by name; most sites have none. */
  ownFields: ReadonlyMap<string, JsonSchema>;
  /** @returns the name of the definition that a schema's `$ref` points at, for example `image` */
  definitionName(schema: JsonSchema): string | null;
}

/**
 * @returns a copy of the schemas with the target's default beside each `$ref`, because Ajv does not
 * look through it
 */
export function prepareSchemas(set: SchemaSet): PreparedSchemas {
  const copy = JSON.parse(JSON.stringify(set, toContents)) as SchemaSet;
  const files = [copy.page, copy.sharedFile, copy.shared, copy.site, copy.common, ...Object.values(copy.blocks)];
  const byId = new Map(files.map((schema) => [schema.$id ?? '', schema]));
  const targets = new Map<string, JsonSchema>();
  const oldSiteNames = extractOldNames(copy.site);
  const oldNames = new Map([...oldSiteNames, ...files.flatMap(extractOldNames)]);
  for (const file of files) {
    for (const [schema, pointer] of listParts(file)) {
      if (typeof schema.$ref !== 'string') continue;
      const name = toAbsoluteRef(schema.$ref, file.$id ?? '');
      const found = targets.get(name) ?? resolveRef(name, { file, pointer }, byId);
      targets.set(name, found);
      // A name and not the schema itself: compiled validators speak of copies.
      schema['x-target'] = name;
      if (found.default !== undefined) schema.default = found.default;
    }
  }
  return {
    ...copy,
    oldNames,
    // Those of site.yaml's own settings make no page slower.
    hasOldNames: (root) => oldNames.size > (root === copy.site ? 0 : oldSiteNames.length),
    dereference: (schema) => (schema['x-target'] === undefined ? schema : targets.get(schema['x-target'])!),
    ownFields: new Map(Object.entries(copy.page.properties!).filter(([, schema]) => schema['x-fields'])),
    definitionName: (schema) => /#\/definitions\/([^/]+)$/.exec(schema.$ref ?? '')?.[1] ?? null,
  };
}

/**
 * Takes the settings that were renamed out of a schema, so that nothing else of the checker meets
 * them.
 * @returns their names by the schema of their group
 * @throws SchemaMistake when a new name does not exist
 */
function extractOldNames(file: JsonSchema): [JsonSchema, ReadonlyMap<string, string>][] {
  const found: [JsonSchema, ReadonlyMap<string, string>][] = [];
  for (const [schema, pointer] of listParts(file)) {
    const { properties } = schema;
    if (!properties || typeof properties !== 'object') continue;
    const names = Object.entries(properties).flatMap(([name, part]): [string, string][] =>
      typeof part?.renamedTo === 'string' ? [[name, part.renamedTo]] : [],
    );
    for (const [name, newName] of names) {
      delete properties[name];
      if (!Object.hasOwn(properties, newName))
        throw createMistake(file, {
          says: schemaFaults.unknownNewName({ name, newName }),
          pointer: `${childPointer(`${pointer}/properties`, name)}/renamedTo`,
        });
    }
    if (names.length > 0) found.push([schema, new Map(names)]);
  }
  return found;
}

/**
 * @returns a reference as it reads from anywhere: the id of a schema, and the way to a part of it
 */
function toAbsoluteRef(ref: string, base: string): string {
  const [path = '', fragment = ''] = ref.split('#');
  return `${path === '' ? base : joinPaths(base, path)}#${fragment}`;
}

/**
 * @param from the schema that has the reference
 * @throws SchemaMistake when it refers to nothing
 */
function resolveRef(
  name: string,
  from: { file: JsonSchema; pointer: string },
  byId: Map<string, JsonSchema>,
): JsonSchema {
  const [id = '', fragment = ''] = name.split('#');
  let found: unknown = byId.get(id);
  for (const key of fragment.split('/').slice(1)) found = ownValue(found, key);
  if (typeof found !== 'object' || found === null)
    throw createMistake(from.file, {
      says: schemaFaults.unknownReference(name),
      pointer: `${from.pointer}/$ref`,
    });
  return found as JsonSchema;
}

function joinPaths(base: string, path: string): string {
  const parts = base.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Leaves out what is for editors only, for JSON.stringify. */
function toContents(keyword: string, value: unknown): unknown {
  return isGroup(value) ? withoutFileName(value) : omitNameFiles(keyword, value);
}

/** Leaves the references to names out, for JSON.stringify. */
function omitNameFiles(keyword: string, value: unknown): unknown {
  const isList = keyword === 'allOf' && Array.isArray(value);
  return isList && value.every(({ $ref }: JsonSchema) => nameFiles.test($ref ?? '')) ? undefined : value;
}

/** The files of names; what the schemas refer to in them is for editors only and checks nothing. */
const nameFiles = /^(\.\.\/)*(site|icon)-names\.schema\.json#/;

/** @returns the schema of a block's type */
export function findBlockSchema(block: unknown, { schemas }: { schemas: PreparedSchemas }): JsonSchema | null {
  const type = isGroup(block) ? block.type : undefined;
  if (typeof type !== 'string') return null;
  if (type === 'shared') return schemas.shared;
  return Object.hasOwn(schemas.blocks, type) ? schemas.blocks[type]! : null;
}
