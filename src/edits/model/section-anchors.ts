// Anchors of sections: the ids that links lead to, and free ones for sections that come to a page.
import { isGroup } from '../../base/pure/pointer.ts';

/** @returns the ids of all sections in a value, also of those in columns */
export function listAnchors(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listAnchors);
  if (!isGroup(value)) return [];
  const own = typeof value.id === 'string' && typeof value.type === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(listAnchors)];
}

/** @returns the ids of sections, with what they are called on a page that has some already */
export function nameAnchors(own: readonly string[], onPage: readonly string[]): Map<string, string> {
  const taken = new Set(onPage);
  return new Map(
    own.map((name) => {
      let free = name;
      for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
      taken.add(free);
      return [name, free];
    }),
  );
}
