// Unusual pictures have the sizes at which Chromium shows them (tools/odd-pictures records these), and those of the files
// that the build makes of them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImage } from '../../../src/site/image-files/read-image.ts';

const folder = fileURLToPath(new URL('../../fixtures/odd-pictures/', import.meta.url));
const sizes = JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8')) as Record<string, [number, number] | null>;
const names = Object.keys(sizes);

/** Browsers show them in a frame of 300 by 150; a page would have to know that. */
const withoutSize = ['style.svg'];
/** Chromium does not turn WebP. The build does, as programs that show photos do, and pages show its files. */
const turnedByBuild = names.filter((name) => name.endsWith('.webp'));

describe('drawings', () => {
  it.each(names.filter((name) => name.endsWith('.svg')))('%s', (name) => {
    const { width, height, unreadable } = readImage(join(folder, name));
    const [wide, high] = sizes[name]!;
    if (wide === 0 || withoutSize.includes(name)) return expect(unreadable).toBe('no-size');
    expect(unreadable).toBeUndefined();
    // Without a size of their own, browsers fit them into 300 by 150; their shape is what counts.
    const isOpen = wide === 300 && high === 150;
    return isOpen ? expect(width / height).toBeCloseTo(2) : expect([width, height]).toEqual([wide, high]);
  });
});

describe('photos', () => {
  it.each(names.filter((name) => !name.endsWith('.svg')))('%s', async (name) => {
    const { width, height, raster } = readImage(join(folder, name));
    const { autoOrient } = await sharp(join(folder, name)).metadata();
    if (raster) expect([width, height]).toEqual([autoOrient.width, autoOrient.height]);
    if (!turnedByBuild.includes(name)) expect([width, height]).toEqual(sizes[name]);
  });
});

it('there are enough of them', () => {
  expect(names.length).toBeGreaterThan(60);
});
