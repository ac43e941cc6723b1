// One picture, as wide as the text, as the page or as the window, with a line below it.
import type { PictureBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { DeviceFrame } from '../../ui/picture/device-frame.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture as Image } from '../../ui/picture/picture.tsx';
import { backgroundOf, SectionHeading } from '../../ui/section.tsx';

const places = { text: slots.text, page: slots.page, full: slots.window };

export function Picture(props: BlockProps<PictureBlock>) {
  const { id, background, heading, image, caption, width, frame, device, level, leads, site } = props;
  const isFull = width === 'full';
  return (
    <section
      id={id}
      className={clsx('section', isFull && !heading && 'pt-0', isFull && !caption && 'pb-0')}
      {...backgroundOf(background)}
    >
      {heading && (
        <div className="container">
          <SectionHeading heading={heading} level={level} />
        </div>
      )}
      <figure className={isFull ? undefined : 'container'}>
        <div className={width === 'text' ? 'mx-auto max-w-176' : undefined}>
          <DeviceFrame device={device}>
            <Image
              image={image}
              slot={device === 'phone' ? slots.phone : places[width]}
              priority={leads}
              className={clsx(
                'w-full',
                device === 'none' && (isFull ? 'max-h-160 object-cover' : 'rounded-card'),
                device === 'none' && frame && 'border border-line shadow-panel',
              )}
            />
          </DeviceFrame>
        </div>
        {caption && (
          <figcaption
            className={clsx('seen-whole mx-auto mt-4 max-w-176 text-center text-sm text-muted', isFull && 'px-4')}
          >
            <InlineText text={caption} newTabLabel={site.labels.newTab} />
          </figcaption>
        )}
      </figure>
    </section>
  );
}
