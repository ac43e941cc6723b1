// A heading, a text, points and perhaps a button, beside a picture.
import type { MediaTextBlock } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { DeviceFrame } from '../../ui/picture/device-frame.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { PointList } from '../../ui/text/point-list.tsx';
import { Section } from '../../ui/section.tsx';

export function MediaText({
  id,
  background,
  heading,
  text,
  image,
  side,
  fit,
  device,
  points,
  button,
  level,
  leads,
}: BlockProps<MediaTextBlock>) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Section id={id} background={background}>
      <div
        className={clsx(
          'seen-whole grid grid-cols-1 items-center gap-8',
          image ? 'md:grid-cols-2 md:gap-12 lg:gap-16' : 'mx-auto max-w-176',
        )}
      >
        <div className="flex min-w-0 flex-col items-start gap-4">
          <Heading className={level === 1 ? 'text-3xl' : 'text-2xl'}>
            <InlineText text={heading} />
          </Heading>
          {paragraphs(text).map((paragraph, index) => (
            <p key={index} className="text-muted">
              <InlineText text={paragraph} />
            </p>
          ))}
          <PointList points={points} />
          {button && (
            <div className="mt-2">
              <Action button={button} />
            </div>
          )}
        </div>
        {image && (
          <div className={clsx('min-w-0', side === 'start' && 'md:order-first')}>
            <DeviceFrame device={device}>
              <Picture
                image={image}
                slot={device === 'phone' ? slots.phone : slots.mediaText}
                priority={leads}
                className={clsx(
                  device === 'none' && 'max-h-128 w-full rounded-card',
                  device === 'none' && (fit === 'fill' ? 'object-cover' : 'object-contain'),
                )}
              />
            </DeviceFrame>
          </div>
        )}
      </div>
    </Section>
  );
}

function paragraphs(text: string): string[] {
  return text.trim().split(/\n\s*\n/);
}
