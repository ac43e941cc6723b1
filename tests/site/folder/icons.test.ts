// Icons are drawn in fewer elements than the icon set draws them, and look the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createIconReader, listIcons } from '../../../src/site/folder/icons.ts';

const productRoot = join(import.meta.dirname, '../../..');
const shapesOf = createIconReader(productRoot);

function drawn(shapes: string): Promise<Buffer> {
  const look = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" ${look}>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
}

describe('an icon', () => {
  // With lines that begin with `m`, with numbers that touch (`m13.148 14.772.382.924`), with all kinds of shapes and dots.
  const tricky = ['brain-cog', 'coins', 'chess-queen', 'calendar-cog', 'wheat', 'palette', 'tag', 'bell', 'users'];
  const sample = listIcons(productRoot).filter((_name, index) => index % 12 === 0);

  it('looks as the icon set draws it', async () => {
    const differences: Record<string, number> = {};
    for (const name of new Set([...tricky, ...sample])) {
      const file = readFileSync(join(productRoot, `node_modules/lucide-static/icons/${name}.svg`), 'utf8');
      const [before, after] = await Promise.all([
        drawn(file.replace(/^[^]*?<svg[^>]*>/, '').replace('</svg>', '')),
        drawn(shapesOf(name)),
      ]);
      const pixels = before!.filter((value, pixel) => Math.abs(value - after![pixel]!) > 60).length;
      // Where lines cross, the edge is drawn once instead of twice.
      if (pixels > 24) differences[name] = pixels;
    }
    expect(differences).toEqual({});
  });

  it('is one element, but for its dots', () => {
    for (const name of listIcons(productRoot))
      expect(shapesOf(name)).toMatch(/^<path d="M[\w\s.,-]+"\/>(<circle [^>]*fill="currentColor"\/>)*$/);
  });
});
