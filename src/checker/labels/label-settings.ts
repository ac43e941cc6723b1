// Settings whose default is a label of the site (`x-label` in the schemas): a section says "Most
// popular" in the language of the site until an author writes other words.
import type { SiteLabels } from '#schemas';
import { isGroup } from '../../base/pure/pointer.ts';
import { schemaFaults } from '../diagnostics/messages/schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { createMistake } from '../schema/schema-mistake.ts';
import { findPart } from '../schema/schema-parts.ts';
import type { PreparedSchemas } from '../schema/prepare-schemas.ts';

interface LabelSetting {
  /** Names of settings from the top; null stands for every entry of a list. */
  path: readonly (string | null)[];
  label: string;
}

const known = new WeakMap<JsonSchema, readonly LabelSetting[]>();

/**
 * @returns the settings of a section's type, or of site.yaml, that have a label as their default
 * @throws SchemaMistake when a schema names a label that does not exist
 */
export function listLabelSettings(schema: JsonSchema, schemas: PreparedSchemas): readonly LabelSetting[] {
  const before = known.get(schema);
  if (before) return before;
  const found = [...findSettings(schema, [], { schemas, inside: [] })];
  const { properties: labels = {} } = schemas.site.definitions!.labels!;
  for (const { label } of found)
    if (!Object.hasOwn(labels, label)) {
      const pointer = findPart(schema, (part) => part['x-label'] === label) ?? '';
      throw createMistake(schema, { says: schemaFaults.unknownLabel(label), pointer: `${pointer}/x-label` });
    }
  known.set(schema, found);
  return found;
}

/** Fills the site's labels into the settings that have none of their own. Changes the data. */
export function fillLabelSettings(
  data: unknown,
  { schema, schemas, labels }: { schema: JsonSchema; schemas: PreparedSchemas; labels: SiteLabels },
): void {
  for (const { path, label } of listLabelSettings(schema, schemas))
    fillAt(data, path, labels[label as keyof SiteLabels]);
}

function fillAt(data: unknown, [name, ...rest]: readonly (string | null)[], text: string): void {
  if (name === null) {
    if (Array.isArray(data)) for (const entry of data) fillAt(entry, rest, text);
  } else if (isGroup(data)) {
    if (rest.length > 0) fillAt(data[name!], rest, text);
    else data[name!] ??= text;
  }
}

interface Search {
  schemas: PreparedSchemas;
  /** The schemas around this one: one that has itself inside would not end. */
  inside: readonly JsonSchema[];
}

function* findSettings(
  written: JsonSchema,
  path: readonly (string | null)[],
  { schemas, inside }: Search,
): Generator<LabelSetting> {
  const schema = schemas.dereference(written);
  const label = written['x-label'] ?? schema['x-label'];
  if (label !== undefined) yield { path, label };
  if (inside.includes(schema)) return;
  const search = { schemas, inside: [...inside, schema] };
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* findSettings(part, [...path, name], search);
  if (schema.items) yield* findSettings(schema.items, [...path, null], search);
}
