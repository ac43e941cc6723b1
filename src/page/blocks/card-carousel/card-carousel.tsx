// Cards side by side that can be moved through, in one or two rows.
import type { CardCarouselBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { CarouselSection } from '../../ui/carousel/carousel-section.tsx';
import { ContentCard } from '../../ui/content-card.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { cardCarouselSlot } from '../../ui/picture/picture-slots.ts';

export function CardCarousel({ cards, look, ...section }: BlockProps<CardCarouselBlock>) {
  const Title = partHeading(section.level, section.heading);
  const slot = cardCarouselSlot(section.perView);
  const first = cards.find(({ image }) => image);
  const slides = cards.map((card) => ({
    content: (
      <ContentCard card={card} Title={Title} look={look} slot={slot} priority={section.leads && card === first} />
    ),
  }));
  return <CarouselSection {...section} slides={slides} />;
}
