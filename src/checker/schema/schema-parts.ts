// Parts of a schema: the schemas inside it, by the keywords of JSON Schema (draft-07).
import { childPointer, isGroup } from '../../base/pure/pointer.ts';
import type { JsonSchema } from './json-schema.ts';

/** Keywords whose value is a group of schemas by name. */
const named = ['properties', 'patternProperties', 'definitions', '$defs', 'dependencies'];
/** Keywords whose value is a schema, or a list of them. */
const inner =
  'additionalProperties items additionalItems contains propertyNames not if then else allOf anyOf oneOf'.split(' ');

/** Lists a schema and those inside it, with their pointers: names of settings are no keywords. */
export function* listParts(schema: unknown, pointer = ''): Generator<[part: JsonSchema, pointer: string]> {
  if (Array.isArray(schema)) {
    for (const [index, part] of schema.entries()) yield* listParts(part, childPointer(pointer, index));
    return;
  }
  if (!isGroup(schema)) return;
  yield [schema as JsonSchema, pointer];
  for (const keyword of inner) yield* listParts(schema[keyword], childPointer(pointer, keyword));
  for (const keyword of named) {
    const group = isGroup(schema[keyword]) ? schema[keyword] : {};
    for (const [name, part] of Object.entries(group))
      yield* listParts(part, childPointer(childPointer(pointer, keyword), name));
  }
}

/** @returns the pointer to the first part of a schema that is as asked; undefined where none is */
export function findPart(schema: unknown, isIt: (part: JsonSchema) => boolean): string | undefined {
  for (const [part, pointer] of listParts(schema)) if (isIt(part)) return pointer;
  return undefined;
}
