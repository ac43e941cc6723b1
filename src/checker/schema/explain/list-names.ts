// The lists that a group may have, for one whose name is lost.
import type { JsonSchema } from '../json-schema.ts';
import { childPointer, isGroup, lastKey, parentPointer, getAtPointer } from '../../../base/pure/pointer.ts';
import { findSchema, type SchemaContext } from './explain-context.ts';

export interface ListNameContext extends SchemaContext {
  /** @returns the lists that a page may give to a shared section; undefined when there is none of this name */
  listsOfShared(name: string): readonly string[] | undefined;
}

/**
 * @param name stands nowhere else in the data
 * @returns the lists that the group around a name knows and has not, those that it must have first;
 *   null when nobody knows what the group may have
 */
export function listListNames(name: string, context: ListNameContext): string[] | null {
  const pointer = findPointer(name, context.value);
  const from = parentPointer(pointer ?? '');
  const group = getAtPointer(context.value, from);
  if (pointer === null || !isGroup(group)) return null;
  const known = listsOfValues(from, context) ?? listsOfSchema(findSchema(from, context), context);
  return known && known.filter((each) => !Object.hasOwn(group, each));
}

function findPointer(name: string, value: unknown, pointer = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const at = childPointer(pointer, key);
    const found = key === name ? at : findPointer(name, part, at);
    if (found !== null) return found;
  }
  return null;
}

/** @returns undefined when the group is not what a page gives to a shared section */
function listsOfValues(pointer: string, { value, listsOfShared }: ListNameContext): readonly string[] | undefined {
  const use = getAtPointer(value, parentPointer(pointer));
  const isValues = lastKey(pointer) === 'with' && isGroup(use) && use.type === 'shared' && typeof use.name === 'string';
  return isValues ? listsOfShared(use.name as string) : undefined;
}

function listsOfSchema(schema: JsonSchema | null, { schemas }: ListNameContext): readonly string[] | null {
  if (!schema?.properties) return null;
  const { properties, required = [] } = schema;
  const lists = Object.keys(properties).filter((name) => schemas.dereference(properties[name]!).type === 'array');
  return lists.sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
}
