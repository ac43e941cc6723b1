// What is made when it is asked for first.

/** @returns a function that makes its result at the first call and gives it again at every other */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
