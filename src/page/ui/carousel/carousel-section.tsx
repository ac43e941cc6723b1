// A block whose content is one carousel: its frame, its heading, and the carousel named after the
// heading.
import type { Site } from '#schemas';
import { Carousel, type CarouselProps } from './carousel.tsx';
import { plainText } from '../text/inline-text.tsx';
import { Section, SectionHeading, type SectionHeadingProps, type SectionProps } from '../section.tsx';

export type CarouselSectionProps = Pick<SectionProps, 'id' | 'background'> &
  Pick<SectionHeadingProps, 'heading' | 'text' | 'level'> &
  Pick<CarouselProps, 'slides' | 'autoplay' | 'perView' | 'rows' | 'tabsBeside'> & { site: Site };

/** The carousel wakes when it is seen. */
export function CarouselSection(props: CarouselSectionProps) {
  const { id, background, heading, text, level, site, slides, autoplay, perView, rows, tabsBeside } = props;
  const carousel = { id, slides, autoplay, perView, rows, tabsBeside };
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <Carousel {...carousel} label={plainText(heading)} site={site} wake="visible" />
    </Section>
  );
}
