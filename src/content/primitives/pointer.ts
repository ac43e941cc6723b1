// JSON pointers: the address of a value inside a file's data.

/** @returns the pointer of a key or an index inside the value at `pointer` */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** @returns the keys that a pointer leads through */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @returns the pointer of the value that contains the one at `pointer` */
export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** @returns the last key of a pointer, or "" for the whole file */
export function lastKeyOf(pointer: string): string {
  return keysOf(pointer).at(-1) ?? '';
}

/** @returns whether a pointer is the other one or lies inside it */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** @returns the value at a pointer, or undefined when there is none */
export function valueAt(root: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, root);
}

/** @returns whether a value is a group of settings: an object and no list */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
