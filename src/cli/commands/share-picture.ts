// The picture that chats and social networks show with a link to a new site: its name, in the
// colours of its theme.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '#schemas';
import { cardFonts } from '../../builder/share-pictures/card-fonts.ts';
import { openTextSetter } from '../../builder/share-pictures/text-setter.ts';
import type { Project } from '../../site/folder/project.ts';

/** Size that networks ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 };
/** Around the name, in pixels: some networks cut the sides off. */
const margin = 120;
/** Sizes of the name, in pixels, the largest first. */
const sizes = [150, 120, 96, 76, 60, 48];

/** @returns a PNG; without a name that no font has the letters of */
export async function drawSharePicture(
  project: Project,
  { name, theme, lang }: Pick<Site, 'name' | 'theme' | 'lang'>,
): Promise<Buffer> {
  const { brand, onBrand } = theme.scheme === 'dark' ? theme.dark : theme;
  const { width, height } = shareSize;
  // The site's folder is not there yet, and may not be writable.
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-font-'));
  const setter = openTextSetter(project.productRoot, await cardFonts({ ...project, siteRoot }, { theme, lang }));
  try {
    const { size, lines, missing } = await setter.set({ text: name, sizes, maxWidth: width - 2 * margin, maxLines: 2 });
    const lineHeight = size * 1.2;
    // Letters with and without parts below the line look centred so.
    const top = (height - lineHeight * (lines.length - 1)) / 2 + size * 0.35;
    const words = lines.map(({ svg, width: length }, index) => {
      const at = `translate(${(width - length) / 2} ${top + index * lineHeight})`;
      return `<g transform="${at}">${svg}</g>`;
    });
    const shown = missing.length > 0 ? '' : words.join('');
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${brand}"/><g fill="${onBrand}">${shown}</g></svg>`;
    return await sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer();
  } finally {
    setter.close();
    rmSync(siteRoot, { recursive: true, force: true });
  }
}
