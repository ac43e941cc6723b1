// The opening of a page: slides with a heading, a picture and buttons. Only the first heading is
// the page's h1.
import type { HeroSliderBlock, HeroSliderSlide } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { backgroundOf } from '../../ui/section.tsx';

export function HeroSlider({ id, background, slides, autoplay, level, leads, site }: BlockProps<HeroSliderBlock>) {
  const shown = slides.map((slide, index) => ({
    content: <Slide slide={slide} level={index === 0 ? level : 2} leads={leads && index === 0} />,
  }));
  return (
    <section id={id} className="section py-6 md:py-12" {...backgroundOf(background)}>
      <div className="container">
        {shown.length === 1 ? (
          shown[0]!.content
        ) : (
          <Carousel
            id={id}
            label={site.labels.openingSlides}
            site={site}
            autoplay={autoplay}
            slides={shown}
            wake="settled"
          />
        )}
      </div>
    </section>
  );
}

function Slide({ slide, level, leads }: { slide: HeroSliderSlide; level: 1 | 2; leads?: boolean }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={clsx(
        'seen-whole grid h-full grid-cols-1 items-center gap-6',
        slide.image && 'md:grid-cols-2 md:gap-12',
      )}
    >
      <div className="flex flex-col items-start gap-4">
        {slide.title && <p className="card px-3 py-1 text-sm font-semibold text-brand-text">{slide.title}</p>}
        <Heading className="text-3xl">
          <InlineText text={slide.heading} />
        </Heading>
        <p className="max-w-xl text-lg text-muted">
          <InlineText text={slide.text} />
        </p>
        {slide.buttons.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-3">
            {slide.buttons.map((button, index) => (
              <Action key={index} button={button} look={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        )}
      </div>
      {slide.image && (
        <Picture
          image={slide.image}
          slot={slots.hero}
          priority={leads}
          className="mx-auto max-h-[30rem] w-full max-w-md object-contain md:max-w-none"
        />
      )}
    </div>
  );
}
