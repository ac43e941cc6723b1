// Cards side by side that can be moved through, in one or two rows.
import type { CardCarouselBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { CarouselSection } from '../../ui/carousel-section.tsx';
import { ContentCard } from '../../ui/content-card.tsx';

export function CardCarousel({ cards, ...section }: BlockProps<CardCarouselBlock>) {
  return (
    <CarouselSection {...section} slides={cards.map((card) => ({ content: <ContentCard card={card} level={3} /> }))} />
  );
}
