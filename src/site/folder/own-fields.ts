// Fields of a site's own: what entries of its collections have beside the settings of every page.
// Each file `fields/NAME.schema.json` of the site is a group of settings that pages may have.
import { join } from 'node:path';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { SchemaMistake } from '../../checker/schema/schema-mistake.ts';
import { schemaFaults } from '../../checker/diagnostics/messages/schema.ts';
import { findPart } from '../../checker/schema/schema-parts.ts';
import { placeSchemaMistakes } from '../schemas/place-schema-mistakes.ts';
import { readSchema, readSchemaFile } from '../schemas/read-schema.ts';
import type { JsonSchema, OwnFields } from '../schemas/schema-sources.ts';

/** Folders of Pagewright and of the site. */
interface Roots {
  productRoot: string;
  siteRoot: string;
}

/** @returns the paths of the files that define fields, below the site's folder */
export function listFieldFiles(siteRoot: string): string[] {
  return listFiles(siteRoot, 'fields')
    .filter((path) => /^fields\/[^/]+\.schema\.json$/.test(path))
    .sort();
}

/**
 * @returns the fields of the site, by the names of their files
 * @throws DeveloperError for a file that is no schema of a group, and for a name that pages have
 * already
 */
export function readOwnFields({ productRoot, siteRoot }: Roots): OwnFields[] {
  const files = listFieldFiles(siteRoot);
  if (files.length === 0) return [];
  const envelope = readSchema(productRoot, 'schemas/page-envelope.schema.json');
  return files.map((file) => {
    const name = file.slice('fields/'.length, -'.schema.json'.length);
    refuseName(name, file, envelope);
    const schema = readSchemaFile(join(siteRoot, file), file);
    return { name, schema: placeSchemaMistakes({ productRoot, siteRoot }, () => toGroup(schema, file)) };
  });
}

function refuseName(name: string, file: string, { properties }: JsonSchema) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new DeveloperError(
      `${file}: "${name}" cannot be the name of fields. Please begin with a small letter, and use letters and digits only.`,
    );
  if (Object.hasOwn(properties!, name))
    throw new DeveloperError(`${file}: every page has a setting "${name}" already. Please give the file another name.`);
}

/** The schema as a part of the page's schema, in which references to parts of it lead elsewhere. */
function toGroup(schema: JsonSchema, file: string): JsonSchema {
  if (schema.type !== 'object' || !schema.properties)
    throw new SchemaMistake(file, {
      says: schemaFaults.notForFields(),
      pointer: schema.type === 'object' ? '/properties' : '/type',
    });
  const required = schema.required ?? [];
  const unknown = required.findIndex((name) => !Object.hasOwn(schema.properties!, name));
  if (unknown !== -1)
    throw new SchemaMistake(file, {
      says: schemaFaults.unknownRequired(required[unknown]!),
      pointer: `/required/${unknown}`,
    });
  const {
    $schema: _schema,
    $id: _id,
    ...group
  } = JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"../common.schema.json#', '"$ref":"common.schema.json#'),
  ) as JsonSchema;
  const strange = /"\$ref":"((?!common\.schema\.json#)[^"]*)"/.exec(JSON.stringify(group))?.[1];
  if (strange !== undefined) {
    const pointer = findPart(schema, ({ $ref }) => $ref === strange) ?? '';
    throw new SchemaMistake(file, { says: schemaFaults.otherReference(strange), pointer: `${pointer}/$ref` });
  }
  return { additionalProperties: false, ...group, 'x-fields': true, 'x-file': file };
}
