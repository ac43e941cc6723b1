// Pictures in a grid. A click shows one of them large; without script it opens the picture's file.
import type { GalleryBlock, GalleryPicture, Image } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { fillText } from '../../../base/words/fill-text.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { plainText } from '../../ui/text/inline-text.tsx';
import { choosePictureFiles } from '../../ui/picture/picture-files.ts';
import { gallerySlot, slots, type Slot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Lightbox } from './lightbox.tsx';

const columnClasses: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  5: 'grid-cols-2 md:grid-cols-4 lg:grid-cols-5',
};
const shapes = { wide: 'aspect-4/3', square: 'aspect-square', tall: 'aspect-3/4' };

export function Gallery(props: BlockProps<GalleryBlock>) {
  const { id, background, heading, text, pictures, columns, shape, enlargeLabel, level, leads, site } = props;
  const slot = gallerySlot(columns, shape, pictures.length);
  const isAlone = pictures.length === 1;
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} text={text} level={level} />}
      <div data-live="gallery" data-wake="interaction">
        <ul className={clsx('grid gap-3 md:gap-4', isAlone ? 'mx-auto max-w-176' : columnClasses[columns])}>
          {pictures.map((picture, index) => (
            <li key={index} className={clsx('gallery-item', shapes[shape])}>
              <Thumbnail
                picture={picture}
                label={fillText(site.labels.pair, {
                  name: enlargeLabel,
                  words:
                    describePicture(picture) ?? fillText(site.labels.slide, { n: index + 1, count: pictures.length }),
                })}
                slot={slot}
                priority={leads && index === 0}
              />
            </li>
          ))}
        </ul>
        <Lightbox label={heading ? plainText(heading) : enlargeLabel} labels={site.labels} count={pictures.length} />
      </div>
    </Section>
  );
}

/** @returns the words about a picture; without any, the control on it names its number */
function describePicture({ image, caption }: GalleryPicture): string | undefined {
  return image.alt || caption || undefined;
}

interface ThumbnailProps {
  picture: GalleryPicture;
  label: string;
  slot: Slot;
  priority?: boolean;
}

/** The large picture is in a template: nothing of it is fetched before the click. */
function Thumbnail({ picture: { image, caption }, label, slot, priority }: ThumbnailProps) {
  return (
    <>
      <Picture image={image} slot={slot} priority={priority} />
      <button
        type="button"
        className="gallery-cover needs-script"
        aria-label={label}
        aria-haspopup="dialog"
        data-caption={caption}
      >
        <span className="gallery-sign">
          <Glyph name="expand" className="size-5" />
        </span>
      </button>
      <a href={largeFile(image)} className="gallery-cover only-without-script" aria-label={label} />
      <template>
        <Picture image={image} slot={slots.lightbox} eager />
      </template>
    </>
  );
}

/**
 * The file that is opened without script: the largest that the build makes of a photo, never the
 * photo itself.
 */
function largeFile({ raster, ...image }: Image): string {
  return raster ? choosePictureFiles({ ...image, raster }, slots.lightbox).fallback : image.src;
}
