// The part of subset-font that is used here; the package has no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** A single value pins an axis; a range keeps a part of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** @throws Error when the bytes are no font */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
