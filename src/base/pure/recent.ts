// Caches of the most recently used results.

export interface Recent<Key, Value> {
  /** @returns what was kept for the key, or else what `make` returns */
  get(key: Key, make: () => Value): Value;
  set(key: Key, value: Value): void;
}

/** @returns a cache that forgets the entry that was not used for longest when it has too many */
export function createRecent<Key, Value>(max: number): Recent<Key, Value> {
  const entries = new Map<Key, Value>();
  const set = (key: Key, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > max) entries.delete(entries.keys().next().value!);
  };
  return {
    set,
    get: (key, make) => {
      const value = entries.get(key) ?? make();
      set(key, value);
      return value;
    },
  };
}
