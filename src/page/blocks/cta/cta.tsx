// A band that asks the visitor to do one thing.
import type { CtaBlock } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';

export function Cta({ id, background, heading, text, button, image, level, leads }: BlockProps<CtaBlock>) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Section id={id} background={background}>
      <div className={clsx('seen-whole grid items-center gap-8', image && 'md:grid-cols-[3fr_2fr]')}>
        <div className={clsx('flex flex-col gap-4', image ? 'items-start' : 'section-heading placed-items max-w-3xl')}>
          <Heading className={level === 1 ? 'text-3xl' : 'text-2xl'}>
            <InlineText text={heading} />
          </Heading>
          {text && (
            <p className="text-lg text-muted">
              <InlineText text={text} />
            </p>
          )}
          <div className="mt-2">
            <Action button={button} />
          </div>
        </div>
        {image && (
          <Picture
            image={image}
            slot={slots.cta}
            priority={leads}
            className="mx-auto max-h-80 w-full max-w-md object-contain"
          />
        )}
      </div>
    </Section>
  );
}
