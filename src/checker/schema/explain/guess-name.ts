// Guesses the meaning of an unknown name that is near to no known one.
import type { JsonSchema } from '../json-schema.ts';
import { getAtPointer, isSectionPointer } from '../../../base/pure/pointer.ts';
import type { ExplainContext } from './explain-context.ts';

/** @returns the only missing name, when the value is of the kind that it needs */
export function guessName(
  pointer: string,
  missing: Set<string>,
  { schema, context }: { schema: JsonSchema; context: ExplainContext },
): string | null {
  const [only, ...more] = missing;
  if (only === undefined || more.length > 0 || only === 'type') return null;
  const needed = schema.properties?.[only];
  const type = needed && context.schemas.dereference(needed).type;
  return type === toSchemaType(getAtPointer(context.value, pointer)) ? only : null;
}

/** @returns the type that a schema has for a value */
export function toSchemaType(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

/** @returns the types of sections that know a setting, for a section that does not */
export function findOtherTypes(name: string, pointer: string, { schemas }: ExplainContext): string[] {
  if (!isSectionPointer(pointer)) return [];
  return Object.entries(schemas.blocks)
    .filter(([, { properties = {} }]) => Object.hasOwn(properties, name))
    .map(([type]) => type);
}
