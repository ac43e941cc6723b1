// Makes the smaller files of a photo with sharp.
import sharp, { type Sharp } from 'sharp';
import { cropToFocus, type FocusPoint } from '../../base/pictures/focus-point.ts';
import { BrokenPicture } from './broken-picture.ts';
import { settings } from '../../site/image-files/encoder-options.ts';
import type { Variant } from './variant.ts';

/**
 * Decodes a photo once, as large as the largest wanted file needs, and turned as its camera says.
 * @returns a function that encodes one of the wanted files
 * @throws BrokenPicture
 */
export async function decode(bytes: Buffer, wanted: Variant[]): Promise<(variant: Variant) => Promise<Buffer>> {
  const { data, info } = await pixels(bytes, wanted).catch((error: Error) => {
    throw new BrokenPicture(error.message);
  });
  return ({ width, height, focus, ending }) => {
    const photo = sharp(data, { raw: info });
    const resized =
      height === undefined || !focus
        ? photo.resize({ width, height, fit: 'cover' })
        : fillBox(photo, info, { width, height, focus });
    return encoded(resized, ending).toBuffer();
  };
}

/**
 * Fills a box with a photo, whose focus stays in sight.
 * @param size of the photo
 */
export function fillBox(
  photo: Sharp,
  size: { width: number; height: number },
  { focus, ...box }: { width: number; height: number; focus: FocusPoint },
): Sharp {
  return photo.extract(cropToFocus(size, box, focus)).resize({ ...box, fit: 'fill' });
}

async function pixels(bytes: Buffer, wanted: Variant[]) {
  const source = sharp(bytes, { failOn: 'error' });
  const { autoOrient } = await source.metadata();
  const ratio = autoOrient.width / autoOrient.height;
  const width = Math.max(...wanted.map((each) => Math.max(each.width, (each.height ?? 0) * ratio)));
  return source
    .autoOrient()
    .resize({ width: Math.min(Math.ceil(width), autoOrient.width) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function encoded(image: Sharp, ending: Variant['ending']): Sharp {
  switch (ending) {
    case 'avif':
      return image.avif(settings.avif);
    case 'webp':
      return image.webp(settings.webp);
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg(settings.jpg);
    case 'png':
      return image.png(settings.png);
  }
}
