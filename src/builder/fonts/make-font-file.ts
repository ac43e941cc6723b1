// Makes one small font file: only the characters and weights that a site uses.
import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { keptRanges, type FontMetrics } from './font-catalogue.ts';

export interface Weights {
  min: number;
  max: number;
}

/** @returns the characters of ranges such as `U+20-7E,U+A0` */
function listCharacters(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_each, index) => String.fromCodePoint(first + index)).join('');
    })
    .join('');
}

/**
 * @param file the path of a variable font in woff2
 * @returns the font in woff2, with the characters that are kept of the script and with these
 * weights
 */
export async function makeFontFile(file: string, script: string, { min, max }: Weights): Promise<Buffer> {
  const wght = min === max ? min : { min, max, default: min };
  return subsetFont(readFileSync(file), listCharacters(keptRanges[script]!), {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
}

/** Characters whose widths are averaged: printable ASCII, and the accents that Capsize weighs. */
const measured = listCharacters('U+20-7E,U+E1,U+E9');

/**
 * @param isVariable the font has an axis of weights
 * @returns the metrics of a font in one weight
 * @throws Error when the bytes are no font
 */
export async function measureFont(
  bytes: Buffer,
  { familyName, weight, isVariable }: { familyName: string; weight: number; isVariable: boolean },
): Promise<FontMetrics> {
  const still = isVariable
    ? await subsetFont(bytes, measured, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
    : bytes;
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(still);
  return { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
}
