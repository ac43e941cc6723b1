// Says in words for authors what a block's schema says: one row per setting, settings of groups after their group.
import { stringify } from 'yaml';
import type { JsonSchema } from '../../content/check-site.ts';
import type { PreparedSchemas } from '../../content/prepare-schemas.ts';
import { examplesOf } from './examples-site.ts';

export interface Setting {
  /** From the section down: `slides[].heading`. */
  path: string;
  title: string;
  description: string;
  isRequired: boolean;
  /** `text`, `list of groups`. */
  kind: string;
  /** `1 to 120 characters`; empty when there is none. */
  limits: string;
  /** What else must hold, in a sentence. */
  rule: string;
  choices: { value: string; description: string }[];
  /** As it is written in YAML; null when there is none. */
  default: string | null;
  example: string | null;
}

/** @returns all settings of a type but `type` itself, in the order of its schema */
export function settingsOf(type: string, schemas: PreparedSchemas): Setting[] {
  const schema = schemas.blocks[type]!;
  return settingsIn(schema, { schemas, path: '', values: examplesOf(schema) });
}

interface Group {
  schemas: PreparedSchemas;
  path: string;
  /** What the examples have in this place. */
  values: unknown[];
}

function settingsIn(group: JsonSchema, { schemas, path, values }: Group): Setting[] {
  const entries = Object.entries(group.properties ?? {}).filter(([name]) => path !== '' || name !== 'type');
  return entries.flatMap(([name, written]) => {
    const schema = followed(written, schemas);
    const own = values.flatMap((value) => valueIn(value, name));
    const at = path + name;
    const row = { ...rowOf(schema, { schemas, own }), path: at, isRequired: group.required?.includes(name) === true };
    const items = schema.items && followed(schema.items, schemas);
    const below = items
      ? settingsIn(items, {
          schemas,
          path: `${at}[].`,
          values: own.flatMap((list) => (Array.isArray(list) ? list : [])),
        })
      : settingsIn(schema, { schemas, path: `${at}.`, values: own });
    return [row, ...below];
  });
}

function rowOf(schema: JsonSchema, { schemas, own }: { schemas: PreparedSchemas; own: unknown[] }) {
  const items = schema.items && followed(schema.items, schemas);
  const example = [...(schema.examples ?? []), ...own].find((value) => isShort(value));
  const words = (schema.enumDescriptions ?? []) as string[];
  return {
    title: schema.title ?? '',
    description: schema.description ?? '',
    kind: items ? `list of ${plural[kindOf(items)] ?? `${kindOf(items)}s`}` : kindOf(schema),
    limits: items ? `${limitsOf(schema)}${each(limitsOf(items))}` : limitsOf(schema),
    rule: String(schema['x-rule'] ?? items?.['x-rule'] ?? schema.errorMessage ?? ''),
    choices: (schema.enum ?? []).map((value, index) => ({ value: inline(value), description: words[index] ?? '' })),
    default: schema.default === undefined ? null : inline(schema.default),
    example: example === undefined ? null : inline(example),
  };
}

/** A schema with what it refers to. */
function followed(schema: JsonSchema, { target }: PreparedSchemas): JsonSchema {
  return target(schema);
}

function valueIn(value: unknown, name: string): unknown[] {
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
const plural: Record<string, string> = { 'one of': 'choices', 'true or false': 'true or false' };

function kindOf({ type, enum: choices }: JsonSchema): string {
  if (choices) return 'one of';
  return [type ?? []]
    .flat()
    .map((name) => kinds[name] ?? name)
    .join(' or ');
}

const units = [
  ['minLength', 'maxLength', ['character', 'characters']],
  ['minItems', 'maxItems', ['entry', 'entries']],
  ['minimum', 'maximum', ['', '']],
] as const;

function limitsOf(schema: JsonSchema): string {
  return units
    .flatMap(([least, most, unit]) => range(schema[least], schema[most], unit))
    .join(', ')
    .trim();
}

function range(least: unknown, most: unknown, unit: readonly [string, string]): string[] {
  if (least === undefined && most === undefined) return [];
  const word = unit[(most ?? least) === 1 ? 0 : 1];
  if (most === undefined) return [`${String(least)} or more ${word}`];
  if (least === undefined || (least === 0 && word !== '')) return [`up to ${String(most)} ${word}`];
  return [least === most ? `${String(least)} ${word}` : `${String(least)} to ${String(most)} ${word}`];
}

function each(limits: string): string {
  return limits && ` of ${limits}`;
}

/** Whether a value can be shown in a line. */
function isShort(value: unknown): boolean {
  return typeof value !== 'object' || (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'));
}

function inline(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
