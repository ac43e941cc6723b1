// Makes the schemas ready: follows every `$ref` once, so that defaults are seen through it and
// other stages can ask what a schema refers to.
import type { JsonSchema, SchemaSet } from './json-schema.ts';
import { withoutNames } from './site-names.ts';
import { WrongSource } from './wrong-source.ts';

export interface PreparedSchemas extends SchemaSet {
  /** @returns the schema itself, or the one that its `$ref` points at */
  target(schema: JsonSchema): JsonSchema;
  /** The names that settings had before, each with the one that it has now, by the schema of their group. */
  oldNames: ReadonlyMap<JsonSchema, ReadonlyMap<string, string>>;
  /** The types that sections had before, each with the one that it has now. */
  oldTypes: ReadonlyMap<string, string>;
  hasOldNames: boolean;
  /** @returns the name that a type of section had first, which the ids are made from that authors leave out */
  anchorOf(type: string): string;
  /** @returns the name of the definition that a schema's `$ref` points at, for example `image` */
  partName(schema: JsonSchema): string | null;
}

/** @returns a copy of the schemas with the target's default beside each `$ref`, because Ajv does not look through it */
export function prepareSchemas(set: SchemaSet): PreparedSchemas {
  const copy = JSON.parse(JSON.stringify(set, withoutNames)) as SchemaSet;
  const files = [copy.page, copy.sharedFile, copy.shared, copy.site, copy.common, ...Object.values(copy.blocks)];
  const byId = new Map(files.map((schema) => [schema.$id ?? '', schema]));
  const targets = new Map<string, JsonSchema>();
  const oldNames = new Map(files.flatMap(takeOldNames));
  const oldTypes = oldTypesOf(copy.blocks);
  for (const file of files) {
    forEachSchema(file, (schema) => {
      if (typeof schema.$ref !== 'string') return;
      const name = absolute(schema.$ref, file.$id ?? '');
      const found = targets.get(name) ?? follow(name, file, byId);
      targets.set(name, found);
      // A name and not the schema itself: compiled validators speak of copies.
      schema['x-target'] = name;
      if (found.default !== undefined) schema.default = found.default;
    });
  }
  return {
    ...copy,
    oldNames,
    oldTypes,
    hasOldNames: oldNames.size + oldTypes.size > 0,
    anchorOf: (type) => copy.blocks[type]?.['x-formerly']?.[0] ?? type,
    target: (schema) => (schema['x-target'] === undefined ? schema : targets.get(schema['x-target'])!),
    partName: (schema) => /#\/definitions\/([^/]+)$/.exec(schema.$ref ?? '')?.[1] ?? null,
  };
}

/**
 * Takes the settings that were renamed out of a schema, so that nothing else of the checker meets them.
 * @returns their names by the schema of their group @throws WrongSource when a new name does not exist
 */
function takeOldNames(file: JsonSchema): [JsonSchema, ReadonlyMap<string, string>][] {
  const found: [JsonSchema, ReadonlyMap<string, string>][] = [];
  forEachSchema(file, (schema) => {
    const { properties } = schema;
    if (!properties || typeof properties !== 'object') return;
    const names = Object.entries(properties).flatMap(([name, part]): [string, string][] =>
      typeof part?.renamedTo === 'string' ? [[name, part.renamedTo]] : [],
    );
    for (const [name, newName] of names) {
      delete properties[name];
      if (!Object.hasOwn(properties, newName))
        throw new WrongSource(`In schemas/${file.$id}, "${name}" was renamed to "${newName}", which does not exist.`);
    }
    if (names.length > 0) found.push([schema, new Map(names)]);
  });
  return found;
}

/** @returns old types with their new ones @throws WrongSource when an old type is in use */
function oldTypesOf(blocks: SchemaSet['blocks']): Map<string, string> {
  const found = new Map<string, string>();
  for (const [type, schema] of Object.entries(blocks)) {
    for (const old of schema['x-formerly'] ?? []) {
      if (old === 'shared' || Object.hasOwn(blocks, old) || found.has(old))
        throw new WrongSource(`schemas/${schema.$id} says that it was called "${old}", which is a type of its own.`);
      found.set(old, type);
    }
  }
  return found;
}

/** @returns a reference as it reads from anywhere: the id of a schema, and the way to a part of it */
function absolute(ref: string, base: string): string {
  const [path = '', fragment = ''] = ref.split('#');
  return `${path === '' ? base : join(base, path)}#${fragment}`;
}

/** @throws WrongSource when a schema refers to nothing */
function follow(name: string, file: JsonSchema, byId: Map<string, JsonSchema>): JsonSchema {
  const [id = '', fragment = ''] = name.split('#');
  let found: unknown = byId.get(id);
  for (const key of fragment.split('/').slice(1)) found = (found as Record<string, unknown> | undefined)?.[key];
  if (typeof found !== 'object' || found === null)
    throw new WrongSource(`schemas/${file.$id} refers to schemas/${name}, which does not exist.`);
  return found as JsonSchema;
}

function join(base: string, path: string): string {
  const parts = base.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Visits every object of a schema file; keywords' plain values are visited too, which does no harm. */
function forEachSchema(value: unknown, visit: (schema: JsonSchema) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as JsonSchema);
  for (const [key, part] of Object.entries(value))
    if (key !== 'examples' && key !== 'default') forEachSchema(part, visit);
}
