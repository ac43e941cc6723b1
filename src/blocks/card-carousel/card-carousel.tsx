// Cards side by side that can be moved through, in one or two rows.
import type { CardCarouselBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ContentCard } from '../../ui/content-card.tsx';
import { plainText } from '../../ui/inline-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function CardCarousel({
  id,
  background,
  heading,
  text,
  cards,
  rows,
  autoplay,
  perView,
  level,
  site,
}: BlockProps<CardCarouselBlock>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <Carousel
        id={id}
        label={plainText(heading)}
        labels={site.labels}
        autoplay={autoplay}
        perView={perView}
        rows={rows}
        wake="visible"
        slides={cards.map((card) => ({ content: <ContentCard card={card} level={3} /> }))}
      />
    </Section>
  );
}
