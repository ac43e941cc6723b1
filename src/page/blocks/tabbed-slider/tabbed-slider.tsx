// Tabs and slides that move together: one carousel whose slides are the tabs' panels.
import type { TabbedSliderBlock, TabbedSliderItem } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { CarouselSection } from '../../ui/carousel/carousel-section.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';

export function TabbedSlider({ items, ...section }: BlockProps<TabbedSliderBlock>) {
  const Title = partHeading(section.level, section.heading);
  return (
    <CarouselSection
      {...section}
      slides={items.map((item, index) => ({
        tab: item.label,
        content: <Slide item={item} Title={Title} leads={section.leads && index === 0} />,
      }))}
    />
  );
}

interface SlideProps {
  item: TabbedSliderItem;
  Title: 'h2' | 'h3';
  leads?: boolean;
}

function Slide({ item, Title, leads }: SlideProps) {
  return (
    <div className="seen-whole card grid h-full grid-cols-1 items-center gap-6 p-5 md:grid-cols-2 md:gap-10 md:p-8">
      <Picture
        image={item.image}
        slot={slots.tabbedSlider}
        priority={leads}
        className="aspect-4/3 w-full rounded-(--radius) bg-tint object-cover"
      />
      <div className="flex flex-col gap-4">
        <Title className="text-xl">{item.title ?? item.label}</Title>
        <p className="text-muted">
          <InlineText text={item.text} />
        </p>
        {item.points.length > 0 && (
          <ul className="flex flex-col gap-2">
            {item.points.map((point, index) => (
              <li key={index} className="flex items-start gap-2 text-sm">
                <Glyph name="check" className="mt-0.5 size-5 shrink-0 text-brand-text" />
                <InlineText text={point} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
