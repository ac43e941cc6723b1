// Makes one small font file: only the characters and weights that a site uses.
import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { FontMetrics } from './font-catalogue.ts';

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
 * @param file the path of a font in woff2
 * @param ranges such as `U+20-7E,U+A0`
 * @param weights of a variable font
 * @returns the font in woff2, with the characters of the ranges and with these weights
 */
export async function makeFontFile(file: string, ranges: string, weights?: Weights): Promise<Buffer> {
  return subsetFont(readFileSync(file), listCharacters(ranges), {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: chooseAxis(weights) } }),
  });
}

function chooseAxis({ min, max }: Weights) {
  return min === max ? min : { min, max, default: min };
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
