// Logos of customers or partners in one row that moves continuously. A row that never moves shows
// all of them.
import type { Image, LogoCarouselBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { plainText } from '../../ui/text/inline-text.tsx';
import { logoCarouselSlot, slots, type Slot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function LogoCarousel({
  id,
  background,
  heading,
  logos,
  autoplay,
  perView,
  level,
  site,
}: BlockProps<LogoCarouselBlock>) {
  const slot = logoCarouselSlot(perView);
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} level={level} />
      {autoplay > 0 ? (
        <Carousel
          id={id}
          label={plainText(heading)}
          site={site}
          autoplay={autoplay}
          perView={perView}
          controls="pause"
          wake="visible"
          slides={logos.map((logo) => ({ content: <Logo image={logo} slot={slot} /> }))}
        />
      ) : (
        <ul className="seen-whole flex flex-wrap justify-center gap-4 md:gap-7">
          {logos.map((logo, index) => (
            <li key={index} className="w-36 md:w-40">
              <Logo image={logo} slot={slots.logoRow} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Logo({ image, slot }: { image: Image; slot: Slot }) {
  return <Picture image={image} slot={slot} className="card h-20 w-full object-contain p-2 md:h-24" />;
}
