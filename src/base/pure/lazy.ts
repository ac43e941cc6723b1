// Lazy values and memoized functions.

/** @returns a function that calls `make` at its first call and keeps the result */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** @returns a function that computes its result once per key, and keeps all results */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>();
  return (key) => {
    const found = results.get(key) ?? compute(key);
    results.set(key, found);
    return found;
  };
}

/** @returns a function that computes its result once per object, while the object lives */
export function memoizeByObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    const found = results.get(key) ?? compute(key);
    results.set(key, found);
    return found;
  };
}
