// JSON pointers (RFC 6901): the path to a value inside a file's data, such as `/blocks/0/title`.

/** @returns the pointer of a key or an index inside the value at `pointer` */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** @returns the keys that a pointer consists of, unescaped */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @returns the pointer of the value around the one at `pointer`; "" for the whole file */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** @returns the last key of a pointer, or "" for the whole file */
export function lastKey(pointer: string): string {
  return parsePointer(pointer).at(-1) ?? '';
}

/** @returns whether a pointer equals `outer` or leads to something inside it */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** @returns whether a pointer equals one of several, or leads to something inside one */
export function isWithinAny(pointer: string, outer: Iterable<string>): boolean {
  for (const each of outer) if (isWithin(pointer, each)) return true;
  return false;
}

/**
 * @returns what a group has at a key, or a list at a place; undefined for what it has not itself,
 * such as "constructor"
 */
export function ownValue(holder: unknown, key: string | number): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined;
  return (holder as Record<string | number, unknown>)[key];
}

/** @returns the value at a pointer, or undefined when there is none */
export function getAtPointer(root: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce(ownValue, root);
}

/** Replaces, in place, a value that is there. */
export function replaceAt(root: object, pointer: string, value: unknown): void {
  const holder = getAtPointer(root, parentPointer(pointer));
  if (ownValue(holder, lastKey(pointer)) !== undefined) (holder as Record<string, unknown>)[lastKey(pointer)] = value;
}

/** @returns whether a pointer leads to an entry of a list: a setting may have a name such as "2024" */
export function isEntryPointer(pointer: string, root: unknown): boolean {
  return pointer !== '' && Array.isArray(getAtPointer(root, parentPointer(pointer)));
}

/** The settings of a section of type `columns` that hold the sections of a column. */
export const columnNames = ['column1', 'column2', 'column3'] as const;

const sectionPointer = new RegExp(`^/blocks/\\d+(?:/(?:${columnNames.join('|')})/\\d+)?$`);

/** @returns whether a pointer leads to a whole section of a page, of a column or of a shared file */
export function isSectionPointer(pointer: string): boolean {
  return sectionPointer.test(pointer);
}

/** @returns whether a pointer leads to the setting of this name of a section */
export function isSettingOfSection(pointer: string, name: string): boolean {
  return lastKey(pointer) === name && isSectionPointer(parentPointer(pointer));
}

/** @returns whether a value is a group of settings: an object, and not a list */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
