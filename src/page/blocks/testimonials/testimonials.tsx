// Quotations of customers, side by side in a row, or all at once.
import type { TestimonialsBlock, TestimonialsTestimonial } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { CarouselSection } from '../../ui/carousel/carousel-section.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { NameAndRole } from '../../ui/text/name-and-role.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { QuoteMark } from '../../ui/picture/quote-mark.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Testimonials({ items, layout, ...section }: BlockProps<TestimonialsBlock>) {
  if (layout === 'wall') return <Wall {...section} items={items} />;
  return (
    <CarouselSection
      {...section}
      slides={items.map((item) => ({ content: <Quotation item={item} lang={section.site.lang} /> }))}
    />
  );
}

/**
 * Columns that are filled one after the other, so that quotations of different lengths leave no
 * gaps.
 */
function Wall({ items, ...section }: Omit<BlockProps<TestimonialsBlock>, 'layout'>) {
  const { id, background, heading, text, level } = section;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className={items.length > 1 ? 'seen-whole gap-6 sm:columns-2 lg:columns-3' : 'mx-auto max-w-144'}>
        {items.map((item, index) => (
          <li key={index} className="mb-6 break-inside-avoid">
            <Quotation item={item} lang={section.site.lang} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Quotation({ item, lang }: { item: TestimonialsTestimonial; lang: string }) {
  return (
    <figure className="card flex h-full flex-col gap-4 p-(--card-room)">
      <QuoteMark lang={lang} className="size-8 text-brand-text" />
      <blockquote className="grow">
        <InlineText text={item.text} />
      </blockquote>
      <figcaption className="flex items-center gap-3">
        {item.image && (
          <Picture
            image={item.image}
            slot={slots.avatar}
            className="size-12 shrink-0 rounded-full bg-tint object-cover"
          />
        )}
        <NameAndRole name={item.name} role={item.role} />
      </figcaption>
    </figure>
  );
}
