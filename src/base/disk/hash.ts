// Hashes (SHA-1) of values and texts.
import { hash } from 'node:crypto';

/** @returns 40 hexadecimal digits, the same for values with the same JSON */
export function hashJson(value: unknown): string {
  return hashText(JSON.stringify(value));
}

/** @returns 40 hexadecimal digits */
export function hashText(text: string): string {
  return hash('sha1', text);
}
