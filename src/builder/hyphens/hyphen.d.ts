// The parts of hyphen that are used here; the package has no types.
declare module 'hyphen/hyphen.js' {
  interface Options {
    minWordLength: number;
  }
  /** @returns a function that puts a soft hyphen wherever a word may be broken */
  export default function createHyphenator(patterns: unknown, options: Options): (text: string) => string;
}

declare module 'hyphen/patterns/*' {
  const patterns: unknown;
  export default patterns;
}
