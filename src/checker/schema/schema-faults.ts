// Schema faults: what is wrong with a schema of a site's own, which a developer wrote.
import type { ValidateFunction } from 'ajv';
import type { JsonSchema } from './json-schema.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';
import { createAjv, getValidator } from './validate.ts';
import { schemaFaults } from '../diagnostics/messages/schema.ts';

/**
 * @returns what is wrong with the schema of a type of section, as the end of a sentence about its
 * file; null if nothing is
 */
export function findSchemaFault(schemas: PreparedSchemas, type: string): string | null {
  const schema = schemas.blocks[type]!;
  const { properties = {}, required = [], examples = [] } = schema;
  if (schema.type !== 'object' || properties.type?.const !== type) return schemaFaults.otherType(type);
  const unknown = required.find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) return schemaFaults.unknownRequired(unknown);
  if (examples.length === 0) return schemaFaults.noExamples();
  return findMisfit(examples, () =>
    getValidator(createAjv({ ...schemas, blocks: { [type]: schema } }, {}), schema.$id!),
  );
}

/**
 * @returns what is wrong with a schema of fields of a site's own, as the end of a sentence about
 * its file; null if nothing is
 */
export function findFieldsFault(schemas: PreparedSchemas, schema: JsonSchema): string | null {
  const $id = 'own-fields.schema.json';
  return findMisfit(schema.examples ?? [], () => {
    const ajv = createAjv({ ...schemas, page: { $id: schemas.page.$id, properties: { blocks: {} } }, blocks: {} }, {});
    ajv.addSchema({ ...schema, $id });
    return getValidator(ajv, $id);
  });
}

function findMisfit(examples: readonly unknown[], compile: () => ValidateFunction): string | null {
  try {
    const fits = compile();
    const misfit = examples.findIndex((example) => !fits(JSON.parse(JSON.stringify(example))));
    if (misfit === -1) return null;
    const [{ instancePath = '', message = '' } = {}] = fits.errors ?? [];
    return schemaFaults.misfit({ number: misfit + 1, pointer: instancePath, problem: message });
  } catch (error) {
    return schemaFaults.unusable((error as Error).message);
  }
}
