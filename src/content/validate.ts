// Holds data against the schemas and fills in their defaults.
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import type { JsonSchema } from './json-schema.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';

/** What does not fit, as Ajv says it. */
export type Misfit = ErrorObject<string, Record<string, unknown>, unknown>;

/** Fills the defaults into the data, and returns what does not fit. */
export type Validate = (data: unknown) => Misfit[];

export interface Validators {
  page: Validate;
  sharedFile: Validate;
  site: Validate;
  /** @returns whether a text is an address */
  isAddress(text: unknown): boolean;
  /** @returns whether a text is the address of a picture */
  isPicture(text: unknown): boolean;
}

/** Compiles the schemas once. */
export function createValidators(schemas: PreparedSchemas): Validators {
  const fast = createAjv(schemas, {});
  // Only a file with mistakes needs all of them with details, so this one is compiled when the first such file comes.
  let thorough: Ajv | undefined;
  const validator = (id: string): Validate => {
    let quick: ValidateFunction | undefined;
    return (data) => {
      quick ??= compiled(fast, id);
      if (quick(data)) return [];
      thorough ??= createAjv(schemas, { allErrors: true, verbose: true });
      const full = compiled(thorough, id);
      full(data);
      // `if` only says that a `then` failed, which is reported itself.
      return ((full.errors ?? []) as Misfit[]).filter(({ keyword }) => keyword !== 'if');
    };
  };
  return {
    page: validator('page.schema.json'),
    sharedFile: validator('shared-file.schema.json'),
    site: validator('site.schema.json'),
    isAddress: (text) => compiled(fast, 'common.schema.json#/definitions/address')(text),
    isPicture: (text) => compiled(fast, 'common.schema.json#/definitions/image/properties/src')(text),
  };
}

function createAjv(schemas: PreparedSchemas, options: Options): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: true,
    strictTypes: true,
    useDefaults: true,
    addUsedSchema: false,
    ...options,
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  ajv.addFormat('regex', isPattern);
  const { page, sharedFile, shared, site, common, blocks } = schemas;
  ajv.addSchema([common, shared, ...Object.values(blocks), page, sharedFile, site] as JsonSchema[]);
  return ajv;
}

/** Keywords for editors and for our own words; they check nothing. */
const annotations = [
  // Words on the number of a group's settings: on a group, errorMessage would hide all that editors say of it.
  'x-rule',
  'errorMessage',
  'enumDescriptions',
  'markdownDescription',
  'markdownEnumDescriptions',
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'patternErrorMessage',
];

function compiled(ajv: Ajv, id: string): ValidateFunction {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`There is no schema ${id}`);
  return validate;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}
