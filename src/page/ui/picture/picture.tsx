// Shows a picture from the site's public folder, with its size, so that nothing moves when it
// arrives. Photos come in the files that the build makes of them; drawings and moving pictures come
// as they are.
import { clsx } from 'clsx';
import type { Image } from '#schemas';
import { isMiddle, readFocus } from '../../../base/pictures/focus-point.ts';
import { choosePictureFiles } from './picture-files.ts';
import type { Slot } from './picture-slots.ts';

export interface PictureProps {
  image: Image;
  /** Width at which its place shows the picture. */
  slot: Slot;
  className?: string | undefined;
  /**
   * True if it is the first large picture of the page: fetched at once, before others, and never
   * lazily.
   */
  priority?: boolean | undefined;
  /** True if it is always in view at the start, but small: fetched at once. */
  eager?: boolean | undefined;
}

/**
 * An `<img>` that is lazy unless it has priority or is eager; in a `<picture>` when there are
 * formats to choose from. WebP has a separate `<source>`, too: Chromium computes the lists of an
 * `<img>` even when it then takes another file (docs/decisions/0022).
 */
export function Picture({ image, slot, className, priority, eager }: PictureProps) {
  const { raster } = image;
  const files = raster && choosePictureFiles({ ...image, raster }, slot);
  const own = files?.avif ? undefined : files;
  const lazy = !priority && !eager;
  const img = (
    <img
      src={files?.fallback ?? image.src}
      srcSet={own?.webp}
      sizes={own?.sizes}
      alt={image.alt}
      width={files?.width ?? image.width}
      height={files?.height ?? image.height}
      className={clsx(className, focusClasses(image)) || undefined}
      loading={lazy ? 'lazy' : undefined}
      decoding={lazy ? 'async' : undefined}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (!files?.avif) return img;
  return (
    <picture className="picture">
      {/* For a drawing, React does so by itself. A browser that does not know the type waits for the picture. */}
      {priority && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={files.avif}
          imageSizes={files.sizes}
          fetchPriority="high"
        />
      )}
      <source type="image/avif" srcSet={files.avif} sizes={files.sizes} />
      <source type="image/webp" srcSet={files.webp} sizes={files.sizes} />
      {img}
    </picture>
  );
}

function focusClasses({ focus }: Image): string | undefined {
  const point = readFocus(focus);
  return isMiddle(point) ? undefined : `focus-point focus-x-${point.x} focus-y-${point.y}`;
}
