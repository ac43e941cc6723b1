// Schema faults: what is wrong with a schema of a site's own, which a developer wrote.
import type { ValidateFunction } from 'ajv';
import { childPointer } from '../../base/pure/pointer.ts';
import { nearest } from '../../base/pure/suggest.ts';
import type { JsonSchema } from './json-schema.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';
import { createAjv, getValidator } from './validate.ts';
import { schemaFaults } from '../diagnostics/messages/schema.ts';
import type { SchemaFault } from './schema-mistake.ts';
import { findPart } from './schema-parts.ts';

/** @returns what is wrong with the schema of a type of section; null if nothing is */
export function findSchemaFault(schemas: PreparedSchemas, type: string): SchemaFault | null {
  const schema = schemas.blocks[type]!;
  const { properties = {}, required = [], examples = [] } = schema;
  if (schema.type !== 'object') return { says: schemaFaults.otherType(type), pointer: '/type' };
  if (properties.type?.const !== type) return { says: schemaFaults.otherType(type), pointer: '/properties/type/const' };
  const unknown = required.findIndex((name) => !Object.hasOwn(properties, name));
  if (unknown !== -1)
    return { says: schemaFaults.unknownRequired(required[unknown]!), pointer: `/required/${unknown}` };
  if (examples.length === 0) return { says: schemaFaults.noExamples(), pointer: '/examples' };
  return findMisfit(schema, schemas, () =>
    getValidator(createAjv({ ...schemas, blocks: { [type]: schema } }, {}), schema.$id!),
  );
}

/** @returns what is wrong with a schema of fields of a site's own; null if nothing is */
export function findFieldsFault(schemas: PreparedSchemas, schema: JsonSchema): SchemaFault | null {
  const $id = 'own-fields.schema.json';
  return findMisfit(schema, schemas, () => {
    const ajv = createEmptyAjv(schemas);
    ajv.addSchema({ ...schema, $id });
    return getValidator(ajv, $id);
  });
}

function findMisfit(schema: JsonSchema, schemas: PreparedSchemas, compile: () => ValidateFunction): SchemaFault | null {
  try {
    const fits = compile();
    const { examples = [] } = schema;
    const misfit = examples.findIndex((example) => !fits(JSON.parse(JSON.stringify(example))));
    if (misfit === -1) return null;
    const [{ instancePath = '', message = '' } = {}] = fits.errors ?? [];
    return {
      says: schemaFaults.misfit({ number: misfit + 1, pointer: instancePath, problem: message }),
      pointer: `/examples/${misfit}${instancePath}`,
    };
  } catch (error) {
    return explainUnusable((error as Error).message, schema, schemas);
  }
}

/** @param problem what Ajv says of a schema that it does not take */
function explainUnusable(problem: string, schema: JsonSchema, schemas: PreparedSchemas): SchemaFault {
  const [, keyword] = /unknown keyword: "([^"]+)"/.exec(problem) ?? [];
  if (keyword !== undefined) {
    const holder = findPart(schema, (part) => Object.hasOwn(part, keyword));
    const better = nearest(keyword, Object.keys(createEmptyAjv(schemas).RULES.keywords));
    return {
      says: schemaFaults.unknownKeyword({ keyword, nearest: better }),
      pointer: holder === undefined ? '' : childPointer(holder, keyword),
    };
  }
  const says = schemaFaults.unusable(problem);
  // Ajv writes `… at "id#/properties/a" (strictTypes)` or `schema is invalid: data/properties/a`.
  const [, fragment, path] = / at (?:path )?"[^"#]*#([^"]*)"|^schema is invalid: data(\/[^\s,]*)/.exec(problem) ?? [];
  if (fragment !== undefined) return { says, pointer: decodeURIComponent(fragment) };
  // Of a pattern that cannot be read, the pattern: `Invalid regular expression: /(/u: …`.
  const holder = findPart(schema, ({ pattern }) => typeof pattern === 'string' && problem.includes(`/${pattern}/`));
  return { says, pointer: path ?? (holder === undefined ? '' : childPointer(holder, 'pattern')) };
}

/** @returns an Ajv that knows no type of section */
function createEmptyAjv(schemas: PreparedSchemas) {
  return createAjv({ ...schemas, page: { $id: schemas.page.$id, properties: { blocks: {} } }, blocks: {} }, {});
}
