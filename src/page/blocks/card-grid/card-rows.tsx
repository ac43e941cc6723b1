// Cards below each other: picture and words side by side, in turns.
import type { CardGridBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph, IconTile } from '../../ui/picture/icon.tsx';
import { slots } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { SmartLink } from '../../ui/text/smart-link.tsx';

export function CardRows({ id, background, heading, text, cards, level, leads }: BlockProps<CardGridBlock>) {
  const Title = partHeading(level, heading);
  const first = cards.find(({ image }) => image);
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className="card-rows">
        {cards.map((card, index) => (
          <li key={index} className={clsx('card-row', card.image && 'card-row-pictured')}>
            {card.image && (
              <Picture
                image={card.image}
                slot={slots.mediaText}
                priority={leads && card === first}
                className="w-full rounded-card"
              />
            )}
            <div className="flex flex-col items-start gap-3">
              {card.icon && <IconTile name={card.icon} className="size-12 p-3" />}
              <Title className="text-xl">{card.title}</Title>
              {card.text && (
                <p className="text-muted">
                  <InlineText text={card.text} />
                </p>
              )}
              {card.link && (
                <SmartLink href={card.link.href} className="more-link text-base">
                  {card.link.label}
                  <Glyph name="arrowRight" className="size-4 shrink-0" />
                </SmartLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
