// Frames: the origins of other sites that a section shows once it is asked to, by what its schema
// says of its settings (`x-frames`).
import { isGroup } from '../../base/pure/pointer.ts';
import { findBlockSchema, type PreparedSchemas } from './prepare-schemas.ts';

type Setting = [key: string, origins: [pattern: RegExp, origin: string][]];

/** @returns a function that gives the origins for a section; none for nearly all */
export function createFrameFinder(schemas: PreparedSchemas): (block: unknown) => readonly string[] {
  const known = new Map<string, Setting[]>();
  return (block) => {
    if (!isGroup(block)) return [];
    const type = String(block.type);
    const settings = known.get(type) ?? listSettings(block, schemas);
    known.set(type, settings);
    return settings.flatMap(([key, origins]) => {
      const value = block[key];
      return origins.flatMap(([pattern, origin]) => (typeof value === 'string' && pattern.test(value) ? origin : []));
    });
  };
}

function listSettings(block: unknown, schemas: PreparedSchemas): Setting[] {
  return Object.entries(findBlockSchema(block, { schemas })?.properties ?? {}).flatMap(([key, part]): Setting[] => {
    const { 'x-frames': frames } = schemas.dereference(part);
    return frames ? [[key, Object.entries(frames).map(([pattern, origin]) => [new RegExp(pattern, 'u'), origin])]] : [];
  });
}
