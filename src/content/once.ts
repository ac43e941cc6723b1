// What is made when it is asked for first.

/** @returns a function that makes its result at the first call and gives it again at every other */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** @returns a function that makes its result once for each object, and keeps it as long as the object is there */
export function remembered<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const found = made.get(of) ?? make(of);
    made.set(of, found);
    return found;
  };
}
