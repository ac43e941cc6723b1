// The settings of a schema as rows for people: one per setting, those of a group after their group.
// The gallery and the reference in docs/reference show them.
import { stringify } from 'yaml';
import { holdsSections, type JsonSchema } from '../../checker/schema/json-schema.ts';
import type { PreparedSchemas } from '../../checker/schema/prepare-schemas.ts';

export interface Setting {
  /**
   * Path from the top: `slides[].heading`; NAME is a name that the author chooses:
   * `popups.NAME.text`.
   */
  path: string;
  title: string;
  description: string;
  isRequired: boolean;
  /** `text`, `list of groups`. */
  kind: string;
  /** `1 to 120 characters`; empty when there is none. */
  limits: string;
  /** Further rule, in a sentence. */
  rule: string;
  choices: { value: string; description: string }[];
  /** Default as written in YAML; null when there is none. */
  default: string | null;
  /** Name of the label of the site that is its default; null when there is none. */
  label: string | null;
  example: string | null;
}

/** @returns all settings of a type but `type` itself, in the order of its schema */
export function listTypeSettings(type: string, schemas: PreparedSchemas): Setting[] {
  const schema = schemas.blocks[type]!;
  const { type: _type, ...properties } = schema.properties ?? {};
  return listGroupSettings({ ...schema, properties }, schemas);
}

/**
 * @returns all settings of a group, in the order of its schema, with examples from the schema's own
 */
export function listGroupSettings(group: JsonSchema, schemas: PreparedSchemas): Setting[] {
  return settingsBelow(group, { schemas, path: '', values: group.examples ?? [] });
}

interface Place {
  schemas: PreparedSchemas;
  path: string;
  /** Values of the examples in this place. */
  values: unknown[];
}

function settingsBelow(schema: JsonSchema, { schemas, path, values }: Place): Setting[] {
  const settings = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const isRequired = schema.required?.includes(name) === true;
    const own = values.flatMap((value) => pickValues(value, name));
    return withSettingsBelow(part, { schemas, path: path + name, values: own, isRequired });
  });
  const { additionalProperties: named } = schema;
  if (typeof named !== 'object') return settings;
  const own = values.flatMap((value) => Object.values((value ?? {}) as object) as unknown[]);
  return [...settings, ...withSettingsBelow(named, { schemas, path: `${path}NAME`, values: own, isRequired: false })];
}

function withSettingsBelow(part: JsonSchema, place: Place & { isRequired: boolean }): Setting[] {
  const { schemas, path, values, isRequired } = place;
  const schema = followed(part, schemas);
  const row = { ...createRow(schema, place), path, isRequired };
  // The sections of a column have separate pages.
  if (holdsSections(schema)) return [row];
  const entry = schema.items && followed(schema.items, schemas);
  const below = entry
    ? settingsBelow(entry, { schemas, path: `${path}[].`, values: values.flat() })
    : settingsBelow(schema, { schemas, path: `${path}.`, values });
  return [row, ...below];
}

function createRow(schema: JsonSchema, { schemas, values }: Place) {
  const entry = schema.items && followed(schema.items, schemas);
  const example = [...(schema.examples ?? []), ...values].find((value) => isShort(value));
  const meanings = (schema.enumDescriptions ?? []) as string[];
  const rule =
    schema['x-rule'] ??
    entry?.['x-rule'] ??
    schema.errorMessage ??
    (schema.propertyNames as JsonSchema | undefined)?.errorMessage;
  return {
    title: schema.title ?? '',
    description: schema.description ?? '',
    kind: entry ? `list of ${describePlural(entry, schemas)}` : describeKind(schema, schemas),
    limits: entry ? `${describeLimits(schema)}${each(describeLimits(entry))}` : describeLimits(schema),
    rule: String(rule ?? ''),
    choices: (schema.enum ?? []).map((value, index) => ({ value: inline(value), description: meanings[index] ?? '' })),
    default: schema.default === undefined ? null : inline(schema.default),
    label: schema['x-label'] ?? null,
    example: example === undefined ? null : inline(example),
  };
}

/** A schema with what it refers to; its own title and description come first. */
function followed(schema: JsonSchema, { dereference }: PreparedSchemas): JsonSchema {
  const found = dereference(schema);
  if (found === schema) return schema;
  const { title = found.title, description = found.description } = schema;
  return { ...found, ...(title && { title }), ...(description && { description }) };
}

function pickValues(value: unknown, name: string): unknown[] {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return found === undefined ? [] : [found];
}

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'group',
};
const plurals: Record<string, string> = { 'one of': 'choices', 'true or false': 'true or false' };

function describeKind(
  { type, enum: choices, properties, additionalProperties }: JsonSchema,
  schemas: PreparedSchemas,
): string {
  if (choices) return 'one of';
  if (!properties && typeof additionalProperties === 'object')
    return `${describePlural(followed(additionalProperties, schemas), schemas)} by name`;
  return [type ?? []]
    .flat()
    .map((name) => kinds[name] ?? name)
    .join(' or ');
}

function describePlural(schema: JsonSchema, schemas: PreparedSchemas): string {
  const kind = describeKind(schema, schemas);
  return plurals[kind] ?? `${kind}s`;
}

const units = [
  ['minLength', 'maxLength', ['character', 'characters']],
  ['minItems', 'maxItems', ['entry', 'entries']],
  ['minimum', 'maximum', ['', '']],
] as const;

function describeLimits(schema: JsonSchema): string {
  return units
    .flatMap(([min, max, unit]) => range(schema[min], schema[max], unit))
    .join(', ')
    .trim();
}

function range(min: unknown, max: unknown, unit: readonly [string, string]): string[] {
  if (max === undefined && (min === undefined || (min === 0 && unit[1] !== ''))) return [];
  const word = unit[max === 1 ? 0 : 1];
  if (max === undefined) return [`${String(min)} or more ${word}`];
  if (min === undefined || (min === 0 && word !== '')) return [`up to ${String(max)} ${word}`];
  return [min === max ? `${String(min)} ${word}` : `${String(min)} to ${String(max)} ${word}`];
}

function each(limits: string): string {
  return limits && ` of ${limits}`;
}

/** Checks that a value can be shown in a line. */
function isShort(value: unknown): boolean {
  return typeof value !== 'object' || (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'));
}

function inline(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
