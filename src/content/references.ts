// Finds the parts of checked data that refer to something else: pictures, addresses, icons, buttons, forms.
import type { JsonSchema } from './json-schema.ts';
import type { Place } from './diagnostic.ts';
import { child, isGroup } from './pointer.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';

/** The named parts of common.schema.json that refer to something, and the name of a form. */
export type ReferenceKind = 'image' | 'address' | 'icon' | 'button' | 'link' | 'form';

export interface Reference {
  kind: ReferenceKind;
  value: unknown;
  /** The place of the value, or of one of its own settings. */
  locate(key?: string): Place;
}

type Visit = (kind: ReferenceKind, value: unknown, pointer: string) => void;

/** Visits the references in the data of one schema. */
export type VisitReferences = (schema: JsonSchema, value: unknown, visit: Visit) => void;

const kinds: ReadonlySet<string> = new Set<ReferenceKind>(['image', 'address', 'icon', 'button', 'link']);

/** The named parts that are texts with links in them, written [words](address). */
const linkedTexts: ReadonlySet<string> = new Set(['richText', 'caption']);

/** @returns a visitor that knows where the schemas have references and looks nowhere else */
export function createReferenceVisitor(schemas: PreparedSchemas): VisitReferences {
  const leads = new Map<JsonSchema, boolean>();
  const leadsToReferences = (schema: JsonSchema): boolean => {
    const known = leads.get(schema);
    if (known !== undefined) return known;
    leads.set(schema, false);
    const found =
      kindOf(schema, '') !== null ||
      isLinkedText(schema) ||
      partsOf(schema).some(([key, part]) => kindOf(part, key) !== null || leadsToReferences(part));
    leads.set(schema, found);
    return found;
  };
  const kindOf = (schema: JsonSchema, key: string): ReferenceKind | null => {
    const name = schemas.partName(schema);
    if (name !== null && kinds.has(name)) return name as ReferenceKind;
    return key === 'form' && schema.type === 'string' ? 'form' : null;
  };
  const isLinkedText = (schema: JsonSchema) => linkedTexts.has(schemas.partName(schema) ?? '');
  const partsOf = (schema: JsonSchema): [string, JsonSchema][] => {
    const { properties = {}, items, additionalProperties } = schemas.target(schema);
    const others = [items, additionalProperties].filter((part) => typeof part === 'object');
    return [...Object.entries(properties), ...others.map((part): [string, JsonSchema] => ['', part])];
  };
  const walk = (
    schema: JsonSchema,
    value: unknown,
    { pointer, key, visit }: { pointer: string; key: string; visit: Visit },
  ): void => {
    if (value === undefined) return;
    const kind = kindOf(schema, key);
    if (kind) visit(kind, value, pointer);
    if (isLinkedText(schema)) for (const address of addressesIn(value)) visit('address', address, pointer);
    if (!leadsToReferences(schema)) return;
    const { properties = {}, items, additionalProperties } = schemas.target(schema);
    if (Array.isArray(value) && items)
      value.forEach((item, index) => walk(items, item, { pointer: child(pointer, index), key: '', visit }));
    if (!isGroup(value)) return;
    for (const [name, part] of Object.entries(value)) {
      const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (typeof inner === 'object') walk(inner, part, { pointer: child(pointer, name), key: name, visit });
    }
  };
  return (schema, value, visit) => walk(schema, value, { pointer: '', key: '', visit });
}

function addressesIn(text: unknown): string[] {
  return [...String(text).matchAll(/\]\(([^()\s]+)\)/g)].map((match) => match[1]!);
}
