// Names for values, by their content.
import { hash } from 'node:crypto';

/** @returns 40 letters that stand for a value: the same JSON, the same letters */
export function hashOf(value: unknown): string {
  return hashOfText(JSON.stringify(value));
}

/** @returns 40 letters that stand for a text */
export function hashOfText(text: string): string {
  return hash('sha1', text);
}
