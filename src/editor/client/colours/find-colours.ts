// Colours of a picture, such as a logo: the few that it is drawn in.

/** Of 255: below it a pixel is an edge or nothing. */
const minOpacity = 200;
/** Channels of white, and of what is nearly white: the ground, and no colour of the drawing. */
const nearlyWhite = 235;
/** The least distance of two colours, of at most 441, and the least share that a colour has. */
const [minDistance, minShare] = [50, 0.02];
const maxColours = 4;

interface Pool {
  sums: [red: number, green: number, blue: number];
  count: number;
}

/**
 * @param pixels red, green, blue and opacity of each, as a canvas has them
 * @returns at most four colours such as `#7c2d12`, the most vivid of the frequent ones first; greys
 *   only where there is nothing else
 */
export function findColours(pixels: ArrayLike<number>): string[] {
  const pools = poolPixels(pixels);
  const total = pools.reduce((sum, { count }) => sum + count, 0);
  const colours = pools
    .filter(({ count }) => count >= total * minShare)
    .map(({ sums, count }) => ({ mean: sums.map((sum) => sum / count), count }))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .map(({ mean }) => mean);
  const found: number[][] = [];
  for (const colour of colours) if (found.every((other) => distance(colour, other) >= minDistance)) found.push(colour);
  const vivid = found.filter((colour) => saturation(colour) > 0.15);
  return (vivid.length > 0 ? vivid : found).slice(0, maxColours).map(toCode);
}

/** Pools pixels of nearly the same colour: 16 steps for each channel. */
function poolPixels(pixels: ArrayLike<number>): Pool[] {
  const pools = new Map<number, Pool>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, opacity] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!];
    if (opacity < minOpacity || Math.min(red, green, blue) >= nearlyWhite) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const pool = pools.get(key) ?? { sums: [0, 0, 0], count: 0 };
    pools.set(key, pool);
    pool.sums = [pool.sums[0] + red, pool.sums[1] + green, pool.sums[2] + blue];
    pool.count++;
  }
  return [...pools.values()];
}

function weigh({ mean, count }: { mean: number[]; count: number }): number {
  return count * (0.2 + saturation(mean));
}

/** @returns 0 for a grey, 1 for a pure colour */
function saturation(colour: number[]): number {
  const [most, least] = [Math.max(...colour), Math.min(...colour)];
  return most === 0 ? 0 : (most - least) / most;
}

function distance(a: number[], b: number[]): number {
  return Math.hypot(...a.map((value, index) => value - b[index]!));
}

function toCode(colour: number[]): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
