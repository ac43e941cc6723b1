// Shows a picture from the site's public folder, with its size, so that nothing moves when it arrives.
import type { Image } from '#schemas';

export interface PictureProps {
  image: Image;
  className?: string;
  /** Whether it is the first large picture of the page: fetched at once and never lazily. */
  priority?: boolean;
}

/** An `<img>` that is lazy unless it has priority. */
export function Picture({ image, className, priority }: PictureProps) {
  return (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={className}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
