// Repairs that are only likely: the nearest known name in place of the one that was written.
import type { Fix, Place } from './diagnostic.ts';

/** @returns the repair that writes a value in place of what stands there; none without a value. The author decides. */
export function suggestedFix(place: Place, value: string | null): Fix[] {
  return value === null ? [] : suggestedWords(place, value, asYaml(value));
}

/** @returns the repair that writes words into a text, which is quoted already where it must be */
export function suggestedWords({ range }: Place, words: string | null, text = words): Fix[] {
  return text === null ? [] : [{ title: `Write ${words}`, safe: false, edits: [{ range, text }] }];
}

/** Plain where YAML reads it as text beyond doubt, also between braces. */
function asYaml(value: string): string {
  const isPlain = /^[A-Za-z/][\w/.?=&#-]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return isPlain ? value : JSON.stringify(value);
}
