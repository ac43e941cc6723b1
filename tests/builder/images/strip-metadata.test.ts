// Metadata of a camera is not published with a picture; the picture itself stays as it is.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from '../../../src/builder/images/strip-metadata.ts';

const exif = {
  IFD0: { Artist: 'Rosa', Make: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 20/1 0/1' },
};

function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 64, height: 40, channels: 3, background: '#888', noise } }).withExif(exif);
}

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each([
  ['jpg', () => photo().jpeg({ progressive: true }).toBuffer()],
  ['png', () => photo().png().toBuffer()],
  ['webp', () => photo().webp().toBuffer()],
])('a %s', (ending, make) => {
  test('loses place and names, and no pixel', async () => {
    const bytes = await make();
    expect((await sharp(bytes).metadata()).exif?.includes('Rosa')).toBe(true);
    const stripped = await stripMetadata(`images/a.${ending}`, bytes);
    expect(stripped.includes('Rosa')).toBe(false);
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
    expect(await pixels(stripped)).toEqual(await pixels(bytes));
  });

  test.each([0, 1, 3, 11, 20, 40])('that ends after %i bytes is left as it is', async (length) => {
    const bytes = (await make()).subarray(0, length);
    await expect(stripMetadata(`a.${ending}`, bytes)).resolves.toBeInstanceOf(Buffer);
  });
});

test('a photo taken sideways stays turned', async () => {
  const bytes = await photo().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { orientation, autoOrient, exif: left } = await sharp(await stripMetadata('a.JPG', bytes)).metadata();
  expect({ orientation, autoOrient }).toEqual({ orientation: 6, autoOrient: { width: 40, height: 64 } });
  expect(left?.length).toBeLessThan(40);
});

test('so does a PNG', async () => {
  const bytes = await photo().png().withMetadata({ orientation: 6 }).toBuffer();
  const stripped = await stripMetadata('a.png', bytes);
  expect(stripped.includes('Rosa')).toBe(false);
  expect((await sharp(stripped).metadata()).orientation).toBe(6);
});

test('colours keep their profile', async () => {
  const bytes = await photo().jpeg().withIccProfile('p3').toBuffer();
  expect((await sharp(await stripMetadata('a.jpeg', bytes)).metadata()).icc).toBeDefined();
});

test('what a phone puts behind the end of a photo stays at home', async () => {
  const bytes = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from('second picture, 28.6 N')]);
  expect((await stripMetadata('a.jpg', bytes)).includes('28.6')).toBe(false);
});

test('an avif loses them, too', async () => {
  const bytes = await photo().avif({ effort: 0 }).toBuffer();
  const stripped = await stripMetadata('a.avif', bytes);
  expect(stripped.includes('Rosa')).toBe(false);
  expect((await sharp(stripped).metadata()).width).toBe(64);
});

test('other files are left alone', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await stripMetadata('a.svg', bytes)).toBe(bytes);
});
