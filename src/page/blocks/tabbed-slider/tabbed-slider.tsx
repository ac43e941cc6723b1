// Tabs and slides that move together: one carousel whose slides are the tabs' panels.
import type { TabbedSliderBlock, TabbedSliderItem } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { CarouselSection } from '../../ui/carousel/carousel-section.tsx';
import { DeviceFrame } from '../../ui/picture/device-frame.tsx';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { slots, type Slot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';

export function TabbedSlider({ items, tabs, ...section }: BlockProps<TabbedSliderBlock>) {
  const Title = partHeading(section.level, section.heading);
  const isBeside = tabs === 'beside';
  const Look = isBeside ? PlainSlide : BoxedSlide;
  return (
    <CarouselSection
      {...section}
      tabsBeside={isBeside}
      slides={items.map((item, index) => ({
        tab: item.label,
        content: <Look item={item} Title={Title} leads={section.leads && index === 0} />,
      }))}
    />
  );
}

interface SlideProps {
  item: TabbedSliderItem;
  Title: 'h2' | 'h3';
  leads?: boolean;
}

function BoxedSlide({ item, Title, leads }: SlideProps) {
  return (
    <div
      className={clsx(
        'seen-whole card grid h-full grid-cols-1 items-center gap-6 p-5',
        item.image && 'md:grid-cols-2 md:gap-10',
        'md:p-8',
      )}
    >
      <Shot item={item} slot={slots.tabbedSlider} leads={leads} />
      <Words item={item} Title={Title} />
    </div>
  );
}

/** Without a box and with a larger picture: the tabs at its side hold it together. */
function PlainSlide({ item, Title, leads }: SlideProps) {
  return (
    <div
      className={clsx(
        'seen-whole grid grid-cols-1 items-center gap-5',
        item.image && 'md:grid-cols-2 md:gap-8 lg:grid-cols-[3fr_2fr]',
      )}
    >
      <Shot item={item} slot={slots.tabbedBeside} leads={leads} />
      <Words item={item} Title={Title} />
    </div>
  );
}

function Shot({ item, slot, leads }: { item: TabbedSliderItem; slot: Slot; leads?: boolean }) {
  const shape = 'aspect-4/3 w-full bg-tint object-cover';
  if (!item.image) return null;
  return (
    <div className="min-w-0 *:shadow-none">
      <DeviceFrame device={item.device}>
        <Picture
          image={item.image}
          slot={slot}
          priority={leads}
          className={item.device === 'none' ? clsx(shape, 'rounded-(--radius)') : shape}
        />
      </DeviceFrame>
    </div>
  );
}

function Words({ item, Title }: SlideProps) {
  return (
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
  );
}
