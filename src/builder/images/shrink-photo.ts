// Makes a photo of a size that a site keeps: cameras write more pixels than any screen shows.
import sharp from 'sharp';

/** In pixels: twice what the widest place of a page shows. */
const longestSide = 4096;

/** More than a scan of a wall chart has; what claims more would fill the memory. */
const maxPixels = 1e9;

/**
 * @param bytes of a photo in any format that the build reads
 * @returns it as JPEG, upright, without what the camera has noted; as WebP where it lets something
 * shine through
 * @throws Error where it cannot be read
 */
export async function shrinkPhoto(bytes: Buffer): Promise<Buffer> {
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
  const { hasAlpha } = await source.metadata();
  const fitted = source
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  // What visitors get is made of it once more, so little may be lost here.
  return (hasAlpha ? fitted.webp({ quality: 92 }) : fitted.jpeg({ quality: 90 })).toBuffer();
}

/** In pixels: enough to tell two pictures apart. */
const thumbnailSide = 480;

/**
 * @param bytes of a picture, also of a drawing
 * @returns it as a small WebP, upright
 * @throws Error where it cannot be read
 */
export function makeThumbnail(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp()
    .toBuffer();
}
