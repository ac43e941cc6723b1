// What customers say, as quotations side by side.
import type { TestimonialsBlock, TestimonialsTestimonial } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { CarouselSection } from '../../ui/carousel-section.tsx';
import { Glyph } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { slots } from '../../ui/picture-slots.ts';
import { Picture } from '../../ui/picture.tsx';

export function Testimonials({ items, ...section }: BlockProps<TestimonialsBlock>) {
  return <CarouselSection {...section} slides={items.map((item) => ({ content: <Quotation item={item} /> }))} />;
}

function Quotation({ item }: { item: TestimonialsTestimonial }) {
  return (
    <figure className="card flex h-full flex-col gap-4 p-6">
      <Glyph name="quote" className="size-8 text-brand" />
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
        <span className="min-w-0">
          <span className="block font-semibold">{item.name}</span>
          <span className="block text-sm text-muted">{item.role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
