// Logos of customers or partners in one row that moves continuously. A row that never moves shows
// all of them.
import type { Image, LogoCarouselBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { logoCarouselSlot, slots, type Slot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function LogoCarousel({
  id,
  background,
  heading,
  logos,
  look,
  autoplay,
  perView,
  level,
  site,
}: BlockProps<LogoCarouselBlock>) {
  const slot = logoCarouselSlot(perView, look);
  const isQuiet = look === 'quiet';
  const show = (image: Image, place: Slot) =>
    isQuiet ? <QuietLogo image={image} slot={place} /> : <Logo image={image} slot={place} />;
  return (
    <Section id={id} background={background} className={isQuiet ? 'quiet-logos' : undefined}>
      {isQuiet ? <QuietHeading heading={heading} level={level} /> : <SectionHeading heading={heading} level={level} />}
      {autoplay > 0 ? (
        <Carousel
          id={id}
          label={plainText(heading)}
          site={site}
          autoplay={autoplay}
          perView={perView}
          controls="pause"
          wake="visible"
          slides={logos.map((logo) => ({ content: show(logo, slot) }))}
        />
      ) : (
        <ul
          className={clsx('seen-whole flex flex-wrap justify-center', isQuiet ? 'gap-3 md:gap-x-6' : 'gap-4 md:gap-7')}
        >
          {logos.map((logo, index) => (
            <li key={index} className={isQuiet ? 'w-18 md:w-28' : 'w-36 md:w-40'}>
              {show(logo, isQuiet ? slots.logoWall : slots.logoRow)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function QuietHeading({ heading, level }: Pick<BlockProps<LogoCarouselBlock>, 'heading' | 'level'>) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading className="section-heading seen-whole mb-4 max-w-3xl text-base text-muted md:mb-5">
      <InlineText text={heading} />
    </Heading>
  );
}

/** Without a box, in the grey of the text, so that a row of them stays in the background. */
function QuietLogo({ image, slot }: { image: Image; slot: Slot }) {
  return <Picture image={image} slot={slot} className="h-10 w-full object-contain opacity-80" />;
}

function Logo({ image, slot }: { image: Image; slot: Slot }) {
  return <Picture image={image} slot={slot} className="card h-20 w-full object-contain p-2 md:h-24" />;
}
