// Site icons: what browsers show in tabs, bookmarks and on home screens, all from one file of the
// site, or from the first letter of its name.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '#schemas';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { pictureMessages } from '../messages/pictures.ts';

/** The sizes in favicon.ico, in pixels: tabs, tabs of dense screens, shortcuts on desktops. */
const icoSizes = [16, 32, 48];
/** Size of the icon on an iOS home screen, in pixels. iOS draws transparent parts black. */
const touchSize = 180;
/** Share of the home screen's icon that a drawing takes: the system cuts the corners off. */
const touchShare = 0.8;
/** Enough for a tab on the densest screens. */
const tabSize = 96;

export const iconNames = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'] as const;
type IconName = (typeof iconNames)[number];

type IconSite = Pick<Site, 'name' | 'theme'>;

/** The files that icons are made of: the first one that is there counts. */
const iconSources = ['favicon.svg', 'favicon.png'];

/**
 * Makes an icon of a site: `favicon.svg` (for browsers that can show it), `favicon.ico` or
 * `apple-touch-icon.png`.
 * @param publicFolder its `favicon.svg` or `favicon.png` is the source, if there is one
 * @throws UsageError if the source is no picture
 */
export async function makeIcon(name: IconName, publicFolder: string, site: IconSite): Promise<string | Buffer> {
  const source = iconSources.find((path) => existsSync(join(publicFolder, path)));
  const drawing = source ? readFileSync(join(publicFolder, source)) : Buffer.from(drawMonogram(site));
  const makers: Record<IconName, () => Promise<string | Buffer>> = {
    'favicon.svg': async () => (source ? wrapInSvg(await renderIcon(drawing, tabSize)) : drawMonogram(site)),
    'favicon.ico': async () => packIco(await Promise.all(icoSizes.map((size) => renderIcon(drawing, size)))),
    'apple-touch-icon.png': () => renderTouchIcon(drawing, site.theme),
  };
  try {
    return await makers[name]();
  } catch {
    throw new UsageError(pictureMessages.noIcon(`public/${source}`));
  }
}

/** @returns an SVG of the name's first letter in the brand colour, as in the site's header */
function drawMonogram({ name, theme }: IconSite): string {
  const letter = [...name][0]!.toUpperCase().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { brand, onBrand } = theme.scheme === 'dark' ? theme.dark : theme;
  const radius = Math.min(theme.radius, 16);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${brand}"/><text x="24" y="33" font-family="system-ui, sans-serif" font-size="27" font-weight="600" text-anchor="middle" fill="${onBrand}">${letter}</text></svg>\n`;
}

/** @returns a PNG with transparent margins where the drawing is not a square */
function renderIcon(drawing: Buffer, size: number): Promise<Buffer> {
  // SVG has no size in pixels: a high density keeps it sharp.
  return sharp(drawing, { density: 300 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function renderTouchIcon(drawing: Buffer, theme: Site['theme']): Promise<Buffer> {
  const inner = await renderIcon(drawing, Math.round(touchSize * touchShare));
  const background = theme.scheme === 'dark' ? theme.dark.paper : theme.paper;
  const ground = sharp({ create: { width: touchSize, height: touchSize, channels: 3, background } });
  return ground
    .composite([{ input: inner }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function wrapInSvg(png: Buffer): string {
  const data = png.toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tabSize} ${tabSize}"><image width="${tabSize}" height="${tabSize}" href="data:image/png;base64,${data}"/></svg>\n`;
}

/**
 * Packs square PNGs of `icoSizes` into an ICO file, which is a header, a directory entry for each
 * picture, and the pictures (https://en.wikipedia.org/wiki/ICO_(file_format)).
 */
function packIco(pictures: Buffer[]): Buffer {
  const [headerLength, entryLength] = [6, 16];
  const head = Buffer.alloc(headerLength + entryLength * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = headerLength + entryLength * index;
    head.writeUInt8(icoSizes[index]!, entry);
    head.writeUInt8(icoSizes[index]!, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
