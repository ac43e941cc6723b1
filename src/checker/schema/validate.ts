// Holds data against the schemas and fills in their defaults.
import { _, Ajv, str, type CodeKeywordDefinition, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from './json-schema.ts';
import { lazy } from '../../base/pure/lazy.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';

/** A mistake, as Ajv reports it. */
export type SchemaError = ErrorObject<string, Record<string, unknown>, unknown>;

export interface Validate {
  /** Fills the defaults into the data, and returns what does not fit. */
  (data: unknown): SchemaError[];
  /** Fills the defaults into the data, as far as it fits. @returns whether all of it fits */
  fits(data: unknown): boolean;
}

export interface Validators {
  page: Validate;
  sharedFile: Validate;
  site: Validate;
  /** @returns whether a text is an address */
  isAddress(text: unknown): boolean;
  /** @returns whether a text is the address of a picture */
  isPicture(text: unknown): boolean;
}

/** The files that are validated as a whole. */
const fileSchemas = {
  page: 'page.schema.json',
  sharedFile: 'shared-file.schema.json',
  site: 'site.schema.json',
} as const;

/** Says whether data fits, and fills the defaults into it. */
export type IsValid = (data: unknown) => boolean;

/**
 * Says whether data fits, fills the defaults into it, and keeps all that does not fit in `errors`.
 */
type DetailedValidator = IsValid & { errors?: ErrorObject[] | null };

/** Functions by the ids of their schemas, made in an earlier run by `generateValidators`. */
export interface PrecompiledValidators {
  fast: Readonly<Record<string, IsValid>>;
  /** Only a file with mistakes needs these. */
  thorough(): Readonly<Record<string, DetailedValidator>>;
}

/**
 * Schema of a page whose sections may be anything; each is validated against the schema of its
 * type.
 */
const envelopeId = 'page-without-sections.schema.json';

/** Parts of schemas that single texts are validated against. */
const partIds = {
  address: 'common.schema.json#/definitions/address',
  picture: 'common.schema.json#/definitions/image/properties/src',
} as const;

/** Compiles the schemas, each when it is needed first. */
export function createValidators(schemas: PreparedSchemas, precompiled?: PrecompiledValidators): Validators {
  const fast = lazy(() => createAjv(schemas, {}));
  const thorough = lazy(() => createAjv(schemas, detailedOptions));
  const known = new Map<string, IsValid>();
  const compileCheck = (id: string): IsValid => {
    const fits = known.get(id) ?? precompiled?.fast[id] ?? getValidator(fast(), id);
    known.set(id, fits);
    return fits;
  };
  const compileDetailed = (id: string): DetailedValidator =>
    precompiled?.thorough()[id] ?? (getValidator(thorough(), id) as DetailedValidator);
  // The page's schema asks of every section whether it is of this type, or of that one; here its
  // type is looked up.
  const ids = new Map(
    Object.entries({ ...schemas.blocks, shared: schemas.shared }).map(([type, { $id }]) => [type, $id!]),
  );
  const fitsSection = (section: unknown): boolean => {
    const id = isGroup(section) && typeof section.type === 'string' ? ids.get(section.type) : undefined;
    return id !== undefined && compileCheck(id)(section);
  };
  const fitsPage: IsValid = (data) =>
    compileCheck(envelopeId)(data) && (data as { blocks: unknown[] }).blocks.every(fitsSection);
  const validator = (name: keyof typeof fileSchemas): Validate => {
    const fits: IsValid = name === 'page' ? fitsPage : (data) => compileCheck(fileSchemas[name])(data);
    const errors = (data: unknown): SchemaError[] => {
      if (fits(data)) return [];
      const judge = compileDetailed(fileSchemas[name]);
      judge(data);
      // `if` only says that a `then` failed, which is reported itself.
      return ((judge.errors ?? []) as SchemaError[]).filter(({ keyword }) => keyword !== 'if');
    };
    return Object.assign(errors, { fits });
  };
  return {
    page: validator('page'),
    sharedFile: validator('sharedFile'),
    site: validator('site'),
    isAddress: (text) => compileCheck(partIds.address)(text),
    isPicture: (text) => compileCheck(partIds.picture)(text),
  };
}

/**
 * @returns the sources of two CommonJS modules with the functions of `Precompiled`: starting them
 * takes a tenth of compiling
 */
export function generateValidators(schemas: PreparedSchemas): Record<keyof PrecompiledValidators, string> {
  const { sharedFile, site } = fileSchemas;
  const fast = [envelopeId, sharedFile, site, schemas.shared.$id!, ...Object.values(partIds)];
  for (const { $id } of Object.values(schemas.blocks)) fast.push($id!);
  return {
    fast: generateCode(schemas, fast, {}),
    thorough: generateCode(schemas, Object.values(fileSchemas), detailedOptions),
  };
}

/** Options of Ajv that messages for people need. */
const detailedOptions: Options = { allErrors: true, verbose: true };

function generateCode(schemas: PreparedSchemas, ids: string[], options: Options): string {
  // The same as isPattern, as source.
  const formats = _`{ regex: (text) => { try { return Boolean(new RegExp(text, 'u')); } catch { return false; } } }`;
  const ajv = createAjv(schemas, { ...options, code: { source: true, formats } });
  return standalone(ajv, Object.fromEntries(ids.map((id) => [id, id])));
}

/** @returns what compiles these schemas */
export function createAjv(schemas: PreparedSchemas, options: Options): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: true,
    strictTypes: true,
    useDefaults: true,
    addUsedSchema: false,
    ...options,
  });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  ajv.addKeyword(rowLengths);
  for (const keyword of ['minLength', 'maxLength'] as const) ajv.removeKeyword(keyword).addKeyword(textLength(keyword));
  ajv.addFormat('regex', isRegex);
  const { page, sharedFile, shared, site, common, blocks } = schemas;
  const { properties, definitions: _columns, ...rest } = page;
  const { blocks: sections, ...settings } = properties!;
  const open = { ...rest, $id: envelopeId, properties: { ...settings, blocks: { ...sections, items: {} } } };
  ajv.addSchema([common, shared, ...Object.values(blocks), page, open, sharedFile, site] as JsonSchema[]);
  return ajv;
}

/**
 * Makes one of JSON Schema's keywords for the length of a text. Ajv's own counts the characters of
 * every text one by one. A character is one or two units of JavaScript's length, which settles
 * nearly all: only near a limit the characters are counted.
 */
function textLength(keyword: 'minLength' | 'maxLength'): CodeKeywordDefinition {
  const [fewerOrMore, isBeyond] = keyword === 'minLength' ? (['fewer', _`<`] as const) : (['more', _`>`] as const);
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    before: 'pattern',
    error: {
      message: ({ schema }) => str`must NOT have ${fewerOrMore} than ${schema} characters`,
      params: ({ schema }) => _`{ limit: ${schema} }`,
    },
    code: (context) => {
      const { data, schema: limit } = context;
      const limitInUnits = keyword === 'minLength' ? 2 * limit : limit;
      context.fail(_`${data}.length ${isBeyond} ${limitInUnits} && Array.from(${data}).length ${isBeyond} ${limit}`);
    },
  };
}

/**
 * `x-row-lengths: true` on a group: each of its `rows`, a list or a group with `values`, has as
 * many cells as the group has `columns`, or as its first row. As code, because the functions that
 * are written to disk cannot call one of ours.
 */
const rowLengths: CodeKeywordDefinition = {
  keyword: 'x-row-lengths',
  type: 'object',
  schemaType: 'boolean',
  code: (context) => {
    const { data } = context;
    const cells = _`(Array.isArray(row) ? row : row?.values)`;
    const head = _`(${data}.columns ?? ${data}.rows[0])`;
    const isOff = _`(row) => Array.isArray(${cells}) && ${cells}.length !== ${head}.length`;
    context.fail(_`Array.isArray(${data}.rows) && Array.isArray(${head}) && ${data}.rows.some(${isOff})`);
  },
};

/** Keywords for editors and for our own words; they check nothing. */
const annotations = [
  // Words on the number of a group's settings: on a group, errorMessage would hide all that editors
  // say of it.
  'x-rule',
  'errorMessage',
  'enumDescriptions',
  'markdownDescription',
  'markdownEnumDescriptions',
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'patternErrorMessage',
  'x-embeds',
  'x-frames',
  'x-purpose',
  'x-code',
  'x-file',
  // What the editor begins a new value with; {name} stands for the key of the entry that it is in.
  'x-first',
  'x-from-file',
  'x-entries',
  'x-fields',
  'x-instead',
  // For a word of the site: the kind of collection that uses it.
  'x-kind',
  'x-marks',
  'x-content',
  // An amount of money, in the currency of its section or of the site.
  'x-money',
  'x-needed-with',
  'x-needs',
  'x-page-wide',
  'x-target',
  // The looks by name, each with its settings of the theme.
  'x-looks',
  'x-label',
  // Words, place and unit of a setting in forms of the editor.
  'x-editor',
  'x-part',
  'x-unit',
];

/** @throws for a schema that is not there */
export function getValidator(ajv: Ajv, id: string): ValidateFunction {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`There is no schema ${id}`);
  return validate;
}

function isRegex(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}
