// The colours of a logo: those that it is drawn in, without its ground, its edges and its greys.
import { expect, test } from 'vitest';
import { findColours } from '../../../src/editor/client/colours/find-colours.ts';

type Pixel = [red: number, green: number, blue: number, opacity: number];

const draw = (...parts: [pixel: Pixel, count: number][]) => {
  return parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat());
};
const brown: Pixel = [124, 45, 18, 255];
const blue: Pixel = [29, 78, 216, 255];
const grey: Pixel = [90, 90, 90, 255];
const white: Pixel = [255, 255, 255, 255];

test.each<[string, number[], string[]]>([
  ['two colours on white', draw([white, 500], [brown, 300], [blue, 200]), ['#7c2d12', '#1d4ed8']],
  ['the edges of a colour are none', draw([brown, 300], [[180, 120, 90, 90], 80]), ['#7c2d12']],
  ['greys beside a colour are none', draw([grey, 400], [brown, 100]), ['#7c2d12']],
  ['a grey logo has its grey', draw([white, 100], [grey, 100]), ['#5a5a5a']],
  ['shades of a colour are one', draw([brown, 200], [[130, 50, 22, 255], 190]), ['#7c2d12']],
  ['a speck is none', draw([brown, 300], [blue, 2]), ['#7c2d12']],
  ['a picture without a drawing', draw([white, 10], [[0, 0, 0, 0], 10]), []],
  ['no pixels', [], []],
])('%s', (_name, pixels, colours) => {
  expect(findColours(pixels)).toEqual(colours);
});
