// Describes the settings of a schema as fields, for forms and for finding texts on a page: a new
// type of section needs nothing more than its schema.
import { holdsSections, withoutFileName, type JsonSchema, type SchemaSet } from '../../checker/schema/json-schema.ts';
import { readNameRule } from './name-rule.ts';
import type { Choice, Field, FieldKind, SectionType } from './field.ts';
import type { FormPart } from '../../checker/schema/json-schema.ts';
import { fieldWords } from '../messages/fields.ts';

/** @returns every type of section by its name; `shared` is the one that uses a shared section */
export function describeSections(schemas: SchemaSet): Record<string, SectionType> {
  const describe = createDescriber(schemas);
  const all = Object.entries({ ...schemas.blocks, shared: schemas.shared });
  return Object.fromEntries(
    all.map(([type, schema]) => [
      type,
      {
        type,
        ...readWords(schema, schema, type),
        purpose: schema['x-purpose'] ?? fieldWords.otherSections(),
        isPageWide: schema['x-page-wide'] ?? false,
        hasCells: schema['x-row-lengths'] === true,
        fields: describe(schema, '').fields ?? [],
        examples: (schema.examples ?? []) as Record<string, unknown>[],
      },
    ]),
  );
}

/** @returns the settings of site.yaml, or those of a page beside its sections */
export function describeFile(schemas: SchemaSet, file: 'site' | 'page'): Field[] {
  const fields = createDescriber(schemas)(schemas[file], '').fields ?? [];
  return fields.filter(({ name }) => name !== 'blocks');
}

/** @returns the field of an entry, with a word for it */
function withTitle(item: Field): Field {
  return item.title === '' ? { ...item, title: fieldWords.entry() } : item;
}

type Describe = (schema: JsonSchema, name: string, isRequired?: boolean, inside?: readonly JsonSchema[]) => Field;

function createDescriber(schemas: SchemaSet): Describe {
  const find = createFinder(schemas);
  const describe: Describe = (written, name, isRequired = false, inside = []) => {
    const { schema: found, definition } = find(written);
    const schema = withoutFileName(found);
    const names = findNameList(schema) ?? findNameList(written);
    const kind = chooseKind(schema, { name, definition, names });
    const field: Field = {
      name,
      kind,
      ...readWords(written, schema, name),
      isRequired,
      ...readLimits(schema),
    };
    const formPart = partOf(written, schema);
    if (formPart) field.part = formPart;
    const label = written['x-label'] ?? schema['x-label'];
    if (label !== undefined) field.label = label;
    const unit = written['x-unit'] ?? schema['x-unit'];
    if (unit !== undefined) field.unit = unit;
    if (schema['x-money']) field.isMoney = true;
    if (schema['x-marks']) field.marks = schema['x-marks'];
    if (schema['x-from-file']) field.fromFile = schema['x-from-file'];
    if (kind === 'name' && names) field.names = names;
    // Fonts that there are; any other that a device may have can be named, too.
    if (kind === 'font')
      field.choices = (schema.examples ?? []).map((value) => ({
        value: value as string,
        title: value as string,
        description: '',
      }));
    // A schema that has itself inside would go round for ever.
    if (inside.includes(found)) return { ...field, kind: 'any' };
    const around = [...inside, found];
    if (schema.properties)
      field.fields = Object.entries(schema.properties)
        .filter(([, part]) => part.deprecated !== true && part.renamedTo === undefined)
        .map(([key, part]) => describe(part, key, schema.required?.includes(key), around));
    // The words of the site are their own defaults in its language.
    if (definition === 'labels') field.fields = field.fields!.map((each) => ({ ...each, label: each.name }));
    // Each section has a type, with fields of its own.
    if (kind === 'sections')
      return { ...field, item: { name: '', kind: 'fixed', title: 'Section', description: '', isRequired: true } };
    if (schema.items) field.item = withTitle(describe(schema.items, '', true, around));
    else if (typeof schema.additionalProperties === 'object')
      field.item = describe(schema.additionalProperties, '', true, around);
    const nameRule = kind === 'named' ? readNameRule(schema) : undefined;
    if (nameRule) field.nameRule = nameRule;
    return field;
  };
  return describe;
}

interface FieldContext {
  name: string;
  definition: string | undefined;
  names: string | undefined;
}

/** Kinds of lists of names that have a control of their own. */
const namedKinds: Record<string, FieldKind> = {
  icon: 'icon',
  address: 'address',
  image: 'image-file',
  popup: 'popup',
  form: 'form',
};

/** Kinds of parts of common.schema.json that have a control of their own. */
const definitionKinds: Record<string, FieldKind> = {
  id: 'anchor',
  date: 'date',
  richText: 'rich-text',
  caption: 'rich-text',
  image: 'image',
  focus: 'focus',
  button: 'button',
  week: 'week',
};

const colourPattern = '^#[0-9a-fA-F]{6}$';

function chooseKind(schema: JsonSchema, { name, definition, names }: FieldContext): FieldKind {
  if (schema.const !== undefined) return 'fixed';
  if (names !== undefined) return namedKinds[names] ?? 'name';
  const known = definitionKinds[definition ?? ''] ?? (isDate(schema) ? 'date' : undefined);
  if (known) return known;
  if (schema.enum) return 'choice';
  if (schema.properties) return 'group';
  if (schema.type === 'object') return typeof schema.additionalProperties === 'object' ? 'named' : 'any';
  if (schema.type === 'array') return chooseListKind(schema);
  if (schema.type === 'boolean') return 'switch';
  // One control is for both: half a place is none.
  if (schema.type === 'number' && (name === 'latitude' || name === 'longitude')) return name;
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type !== 'string') return 'any';
  if (schema.pattern === colourPattern) return 'colour';
  if (/font$/i.test(name)) return 'font';
  return typeof schema.pattern === 'string' && schema.pattern.startsWith('^/[') ? 'file' : 'text';
}

function chooseListKind(schema: JsonSchema): FieldKind {
  if (holdsSections(schema)) return 'sections';
  return schema.uniqueItems === true && schema.items?.enum ? 'choices' : 'list';
}

function isDate({ allOf }: JsonSchema): boolean {
  return Array.isArray(allOf) && allOf.some(({ $ref }: JsonSchema) => ($ref ?? '').endsWith('#/definitions/date'));
}

/**
 * @returns the list of names that a setting is from: `icon`, `popup` and others of the files of
 * names
 */
function findNameList({ allOf }: JsonSchema): string | undefined {
  const references = Array.isArray(allOf) ? allOf.map(({ $ref }: JsonSchema) => $ref ?? '') : [];
  return references.flatMap((ref) => /(?:site|icon)-names\.schema\.json#\/definitions\/(\w+)$/.exec(ref)?.[1] ?? [])[0];
}

const copied = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'pattern',
] as const;

function readLimits(schema: JsonSchema): Partial<Field> {
  const limits = Object.fromEntries(copied.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
  return {
    ...limits,
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema['x-first'] !== undefined && { first: schema['x-first'] }),
    ...(schema['x-needs'] && { needs: schema['x-needs'] }),
    ...(schema['x-needed-with'] && { neededWith: schema['x-needed-with'] }),
    ...(schema['x-code'] && { isCode: true as const }),
    ...(schema.type === 'integer' && { isWhole: true }),
    ...(schema.examples?.length && { example: schema.examples.find(isPlain) ?? schema.examples[0] }),
    ...(schema.enum && { choices: listChoices(schema) }),
  };
}

/** @returns the words of a setting: where a schema says a thing twice, the editor's come first */
function readWords(written: JsonSchema, schema: JsonSchema, name: string) {
  const [own, common] = [written['x-editor'], schema['x-editor']];
  const fileHelp = written.description ?? schema.description ?? '';
  const errorMessage = own?.error ?? common?.error ?? schema.errorMessage;
  const description = own?.help ?? written.description ?? common?.help ?? fileHelp;
  return {
    ...(own?.context !== undefined && { context: own.context }),
    title: own?.title ?? written.title ?? common?.title ?? schema.title ?? name,
    description,
    ...(fileHelp !== description && { fileHelp }),
    ...(typeof errorMessage === 'string' && { errorMessage }),
  };
}

/** @returns the part of a form that a setting is in; undefined for content */
function partOf(written: JsonSchema, schema: JsonSchema): FormPart | undefined {
  const label = written['x-label'] ?? schema['x-label'];
  return written['x-part'] ?? schema['x-part'] ?? (label === undefined ? undefined : 'words');
}

/** An example may show that a value of site.yaml can stand there, which the site may not have. */
function isPlain(example: unknown): boolean {
  return !String(example).includes('{site.');
}

function listChoices({ enum: values = [], enumDescriptions, 'x-editor': words }: JsonSchema): Choice[] {
  const texts = Array.isArray(enumDescriptions) ? (enumDescriptions as string[]) : [];
  return values.map((value, index) => {
    const own = words?.choices?.[String(value)];
    const { title = wordsOf(String(value)), help = texts[index] ?? '' } =
      typeof own === 'string' ? { title: own } : (own ?? {});
    return { value: value as string | number, title, description: help };
  });
}

/** @returns a value as words: "Narrow left" for `narrow-left` */
function wordsOf(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns what follows references, with the name of the definition that was meant */
function createFinder(schemas: SchemaSet): (schema: JsonSchema) => { schema: JsonSchema; definition?: string } {
  const files = [schemas.page, schemas.sharedFile, schemas.shared, schemas.site, schemas.common];
  const byName = new Map(
    [...files, ...Object.values(schemas.blocks)].map((schema) => [baseName(schema.$id ?? ''), schema]),
  );
  const homes = new Map<string, JsonSchema>();
  for (const file of byName.values())
    for (const name of Object.keys(file.definitions ?? {})) if (!homes.has(name)) homes.set(name, file);
  return (schema) => {
    const [, path = '', definition] = /^([^#]*)#\/definitions\/(\w+)$/.exec(schema.$ref ?? '') ?? [];
    if (definition === undefined) return { schema };
    const file = path === '' ? homes.get(definition) : byName.get(baseName(path));
    const found = file?.definitions?.[definition];
    return found ? { schema: found, definition } : { schema };
  };
}

function baseName(path: string): string {
  return path.split('/').at(-1)!;
}
