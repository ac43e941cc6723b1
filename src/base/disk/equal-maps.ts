// Shallow equality of maps, to see whether anything has changed between two runs.

/** @returns whether both maps have the same keys with identical (not just equal) values */
export function shallowEqualMaps<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}
