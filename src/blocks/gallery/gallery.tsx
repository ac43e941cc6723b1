// Pictures in a grid. A click shows one of them large; without script it opens the picture's file.
import type { GalleryBlock, GalleryPicture } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/icon.tsx';
import { plainText } from '../../ui/inline-text.tsx';
import { Picture } from '../../ui/picture.tsx';
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
  const { id, background, heading, text, pictures, columns, shape, enlargeLabel, level, site } = props;
  const isAlone = pictures.length === 1;
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} text={text} level={level} />}
      <div data-live="gallery" data-wake="interaction">
        <ul className={clsx('grid gap-3 md:gap-4', isAlone ? 'mx-auto max-w-176' : columnClasses[columns])}>
          {pictures.map((picture, index) => (
            <li key={index} className={clsx('gallery-item', shapes[shape])}>
              <Thumbnail picture={picture} label={nameOf(picture, `${enlargeLabel} ${index + 1}`, enlargeLabel)} />
            </li>
          ))}
        </ul>
        <Lightbox label={heading ? plainText(heading) : enlargeLabel} labels={site.labels} count={pictures.length} />
      </div>
    </Section>
  );
}

/** What the control on a picture says: a picture without a description still has its number. */
function nameOf({ image, caption }: GalleryPicture, numbered: string, label: string): string {
  const words = image.alt || caption;
  return words ? `${label}: ${words}` : numbered;
}

function Thumbnail({ picture: { image, caption }, label }: { picture: GalleryPicture; label: string }) {
  return (
    <>
      <Picture image={image} />
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
      <a href={image.src} className="gallery-cover only-without-script" aria-label={label} />
    </>
  );
}
