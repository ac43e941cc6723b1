// The icons of a site: from its own file, or from the first letter of its name.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '#schemas';
import { iconNames, makeIcon } from '../../../src/builder/images/site-icons.ts';

const theme = { brand: '#7a2e1f', onBrand: '#ffffff', paper: '#fffdf5', radius: 10, scheme: 'light' } as Site['theme'];
const site = { name: "Rosa's Bakery", theme };
let publicFolder: string;

const makeIcons = async () =>
  Object.fromEntries(
    await Promise.all(iconNames.map(async (name) => [name, await makeIcon(name, publicFolder, site)] as const)),
  );

beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), 'icons-'));
});

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`;

describe('a site without an icon', () => {
  test('gets the first letter of its name in its brand colour, in all three forms', async () => {
    const icons = await makeIcons();
    expect(icons['favicon.svg']).toMatch(/fill="#7a2e1f".*>R<\/text>/);
    expect(await sharp(icons['apple-touch-icon.png'] as Buffer).metadata()).toMatchObject({
      width: 180,
      hasAlpha: false,
    });
    expect(readIco(icons['favicon.ico'] as Buffer).map(({ size }) => size)).toEqual([16, 32, 48]);
  });
});

describe('a site with an icon', () => {
  test('gets the other forms from it', async () => {
    writeFileSync(join(publicFolder, 'favicon.svg'), drawing('<rect width="10" height="10" fill="#00ff00"/>'));
    const icons = await makeIcons();
    for (const { picture, size } of readIco(icons['favicon.ico'] as Buffer)) {
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: size, height: size });
      expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
    }
    // The home screen's icon has the page's colour around it, where the system cuts corners off.
    const touch = await sharp(icons['apple-touch-icon.png'] as Buffer)
      .raw()
      .toBuffer();
    expect([...touch.subarray(0, 3)]).toEqual([255, 253, 245]);
  });

  test('may have it as a PNG', async () => {
    const png = sharp({ create: { width: 200, height: 200, channels: 3, background: '#00ff00' } });
    writeFileSync(join(publicFolder, 'favicon.png'), await png.png().toBuffer());
    const { 'favicon.svg': svg } = await makeIcons();
    const { data } = await sharp(Buffer.from(svg as string))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
  });

  test('is told when its file is no picture', async () => {
    writeFileSync(join(publicFolder, 'favicon.svg'), 'not a picture');
    await expect(makeIcons()).rejects.toThrow('public/favicon.svg is no picture that can be drawn.');
  });
});

/** @returns the pictures of an ICO file with the sizes that its directory names */
function readIco(file: Buffer): { size: number; picture: Buffer }[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    return { size: file.readUInt8(entry), picture: file.subarray(offset, offset + file.readUInt32LE(entry + 8)) };
  });
}
