// Names for values, by their content.
import { createHash } from 'node:crypto';

/** @returns 40 letters that stand for a value: the same JSON, the same letters */
export function hashOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex');
}
