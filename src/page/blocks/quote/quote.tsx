// One quotation, large.
import type { QuoteBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { NameAndRole } from '../../ui/text/name-and-role.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { QuoteMark } from '../../ui/picture/quote-mark.tsx';
import { Section } from '../../ui/section.tsx';

/** With a picture at its side, or below the words where all is centred. */
export function Quote(props: BlockProps<QuoteBlock>) {
  const { id, background, text, image, align, leads, site } = props;
  const isBeside = align === 'start' && image !== undefined;
  return (
    <Section id={id} background={background}>
      <figure
        className={clsx(
          'seen-whole mx-auto max-w-240',
          isBeside && 'grid items-center gap-8 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-12',
          align === 'center' && 'text-center',
        )}
      >
        {isBeside && (
          <Picture
            image={image}
            slot={slots.quoteSide}
            priority={leads}
            className="aspect-square w-40 rounded-card bg-tint object-cover md:w-full"
          />
        )}
        <div className="min-w-0">
          <QuoteMark
            lang={site.lang}
            className={clsx(
              'mb-4 size-10 text-brand-text in-data-[background=dark]:text-current',
              align === 'center' ? 'mx-auto' : '-ms-1.5',
            )}
          />
          <blockquote className={clsx('heading-font text-pretty', text.length > 280 ? 'text-xl' : 'text-2xl')}>
            <InlineText text={text} />
          </blockquote>
          <Source {...props} />
        </div>
      </figure>
    </Section>
  );
}

function Source({ name, role, image, logo, align }: BlockProps<QuoteBlock>) {
  return (
    <figcaption
      className={clsx('mt-7 flex flex-wrap items-center gap-x-5 gap-y-4', align === 'center' && 'justify-center')}
    >
      {image && align === 'center' && (
        <Picture image={image} slot={slots.quoteFace} className="size-16 shrink-0 rounded-full bg-tint object-cover" />
      )}
      <NameAndRole name={name} role={role} className={align === 'center' && image && 'sm:text-start'} />
      {logo && <Picture image={logo} slot={slots.quoteLogo} className="card h-14 w-auto object-contain p-2" />}
    </figcaption>
  );
}
