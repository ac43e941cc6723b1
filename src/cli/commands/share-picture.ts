// The picture that chats and social networks show with a link to a new site: its name, in the
// colours of its theme.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '#schemas';
import { openFonts } from '../../builder/fonts/font-catalogue.ts';
import { fontFolder } from '../../builder/fonts/site-fonts.ts';
import type { Project } from '../../site/folder/project.ts';

/** Size that networks ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 };
/** Around the name, in pixels: some networks cut the sides off. */
const margin = 120;
/** Maximum height of the name, in pixels: a short one is not as large as it could be. */
const maxTextHeight = 150;

/** @returns a PNG */
export async function drawSharePicture(
  project: Project,
  { name, theme }: Pick<Site, 'name' | 'theme'>,
): Promise<Buffer> {
  const { brand, onBrand } = theme.scheme === 'dark' ? theme.dark : theme;
  const text = await drawText(project, name, onBrand);
  const ground = sharp({ create: { ...shareSize, channels: 3, background: brand } });
  return ground
    .composite([{ input: text }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * In an open font, because a machine may have none; letters that it lacks are in one of the
 * machine's.
 */
async function drawText(project: Project, name: string, color: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const { readFileSync } = await import('node:fs');
  const folder = join(fontFolder(project, openFonts.Inter!), 'files');
  const latin = readdirSync(folder).find((file) => file.endsWith('-latin-wght-normal.woff2'))!;
  const font = await subsetFont(readFileSync(join(folder, latin)), name, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  });
  const temporary = mkdtempSync(join(tmpdir(), 'pagewright-font-'));
  try {
    const fontfile = join(temporary, 'name.ttf');
    writeFileSync(fontfile, font);
    const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const input = {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: 'Inter',
      fontfile,
      rgba: true,
    } as const;
    const width = shareSize.width - 2 * margin;
    return await sharp({ text: { ...input, width, height: maxTextHeight, align: 'centre' } })
      .png()
      .toBuffer();
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
