// Whether anything has changed between what was known before and what is known now.

/** @returns whether both hold the same values, not equal ones, under the same names */
export function haveSameEntries<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}
