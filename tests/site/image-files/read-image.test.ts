// Facts of a picture's file from its first bytes, also on a bad day.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImage } from '../../../src/site/image-files/read-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-read-image-'));
const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#369', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });

/** Two pictures after each other, in one file that moves. */
async function moving(ending: 'webp' | 'gif') {
  const frames = await Promise.all([1, 2].map(() => noise(20, 20).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(ending)
    .toBuffer();
}

function read(name: string, bytes: Buffer | string) {
  writeFileSync(join(folder, name), bytes);
  return readImage(join(folder, name));
}

describe('a photo', () => {
  it.each(['jpg', 'png', 'webp', 'avif'] as const)(
    'as %s has its size, and a name for the files made of it',
    async (ending) => {
      const bytes = await noise(60, 40)
        .toFormat(ending === 'jpg' ? 'jpeg' : ending)
        .toBuffer();
      const { raster, ...facts } = read(`Our Team (1).${ending}`, bytes);
      expect(facts).toEqual({ width: 60, height: 40, bytes: bytes.length });
      expect(raster).toEqual({
        stem: expect.stringMatching(/^\/assets\/images\/our-team-1-[0-9a-f]{8}$/),
        fallback: 'jpg',
      });
    },
  );

  it.each(['png', 'webp', 'avif'] as const)(
    'that can be seen through stays so for old browsers: %s',
    async (ending) => {
      const bytes = await clear(60, 40).toFormat(ending).toBuffer();
      expect(read(`clear.${ending}`, bytes).raster?.fallback).toBe('png');
    },
  );

  it('taken sideways has the size that is seen', async () => {
    const bytes = await noise(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(read('sideways.jpg', bytes)).toMatchObject({ width: 40, height: 60 });
  });

  it('with something behind its end is whole', async () => {
    const bytes = await noise(60, 40).jpeg().toBuffer();
    expect(read('trailer.jpg', Buffer.concat([bytes, Buffer.from('from the phone')])).unreadable).toBeUndefined();
  });

  it('under a wrong but known name is what its bytes are', async () => {
    expect(read('really-jpg.png', await noise(60, 40).jpeg().toBuffer())).toMatchObject({ width: 60, height: 40 });
  });
});

describe('what nothing is made of', () => {
  it('is a drawing', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h8"/></svg>';
    expect(read('drawing.svg', svg)).toEqual({ width: 80, height: 60, bytes: svg.length });
  });

  it.each(['webp', 'gif'] as const)('is a picture that moves: %s', async (ending) => {
    const facts = read(`moving.${ending}`, await moving(ending));
    expect(facts.raster).toBeUndefined();
    expect(facts.unreadable).toBeUndefined();
    expect(facts.width).toBe(20);
  });
});

describe('a file that is no picture', () => {
  it.each(['jpg', 'png', 'webp', 'avif', 'svg'])('is told when it is empty: %s', (ending) => {
    expect(read(`empty.${ending}`, '')).toEqual({ width: 0, height: 0, bytes: 0, unreadable: 'empty' });
  });

  it.each(['jpg', 'png', 'webp', 'avif'] as const)(
    'is told when its end is missing, wherever it was cut: %s',
    async (ending) => {
      const bytes = await noise(60, 40)
        .toFormat(ending === 'jpg' ? 'jpeg' : ending)
        .toBuffer();
      for (const part of [0.1, 0.4, 0.7, 0.98]) {
        const { unreadable, width, raster } = read(`cut.${ending}`, bytes.subarray(0, Math.floor(bytes.length * part)));
        expect(['cut-off', 'other']).toContain(unreadable);
        if (part > 0.5) expect(unreadable).toBe('cut-off');
        expect({ width, raster }).toEqual({ width: 0, raster: undefined });
      }
    },
  );

  it('is told when the small picture inside a photo has its end and the photo has not', async () => {
    const small = await noise(16, 16).jpeg().toBuffer();
    const bytes = await noise(600, 400)
      .withExif({ IFD0: { ImageDescription: small.toString('latin1') } })
      .jpeg()
      .toBuffer();
    expect(read('thumbnail.jpg', bytes).unreadable).toBeUndefined();
    expect(read('thumbnail-cut.jpg', bytes.subarray(0, bytes.length - 500)).unreadable).toBe('cut-off');
  });

  it.each([
    ['text.png', 'This is a note.'],
    ['page.jpg', '<!doctype html><title>Not found</title>'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"></svg>'],
    ['note.svg', 'This is a note.'],
    ['icon.webp', readFileSync(new URL('../../fixtures/sites/bakery/public/favicon.svg', import.meta.url))],
  ])('is told when it is of another kind: %s', (name, bytes) => {
    expect(read(name, bytes)).toMatchObject({ width: 0, unreadable: 'other' });
  });

  it('is told when it is a drawing without a size, or half a drawing', () => {
    expect(read('sizeless.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>').unreadable).toBe('no-size');
    expect(read('half.svg', '<svg viewBox="0 0 80 60" xmlns="x"><path d="M0').unreadable).toBe('cut-off');
  });

  it('is told when it claims more pixels than any memory holds', async () => {
    const bytes = await noise(60, 40).png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    expect(read('bomb.png', bytes).unreadable).toBe('too-many-pixels');
  });
});

describe('the name for the files', () => {
  it('is another one for other bytes, and the same key for the same bytes', async () => {
    const [one, two] = await Promise.all([noise(60, 40).png().toBuffer(), noise(60, 41).png().toBuffer()]);
    const stem = (name: string, bytes: Buffer) => read(name, bytes).raster!.stem;
    const first = stem('team.png', one);
    expect(stem('team.png', two)).not.toBe(first);
    expect(stem('team.png', one)).toBe(first);
    expect(stem('office.png', one)).toBe(first.replace('team', 'office'));
    expect(stem('команда.png', one)).toBe(first.replace('team', 'photo'));
  });
});
