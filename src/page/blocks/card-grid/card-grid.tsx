// Cards in a grid, all visible at once.
import type { CardGridBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { ContentCard } from '../../ui/content-card.tsx';
import { CardRows } from './card-rows.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { cardGridSlot, slots } from '../../ui/picture/picture-slots.ts';
import { phoneRow } from '../../ui/phone-row.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

/**
 * One card alone in the last row looks like a mistake: then there are three beside each other in
 * the place of four.
 */
function chooseColumns(count: number, wanted: number): number {
  return wanted === 4 && count % 4 === 1 && count % 3 !== 1 ? 3 : wanted;
}

export function CardGrid(props: BlockProps<CardGridBlock>) {
  const { id, background, heading, text, cards, look, layout, onPhones, level, leads } = props;
  if (layout === 'rows') return <CardRows {...props} />;
  const columns = chooseColumns(cards.length, props.columns);
  const first = cards.find(({ image }) => image);
  const slot = layout === 'bento' ? slots.mediaText : cardGridSlot(columns);
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul
        className={layout === 'bento' ? 'cards cards-bento' : clsx('cards', columns > 2 && `cards-${columns}`)}
        {...phoneRow(onPhones, heading)}
      >
        {cards.map((card, index) => (
          <li key={index}>
            <ContentCard
              card={card}
              Title={partHeading(level, heading)}
              look={look}
              compact={columns === 4 && onPhones === 'column'}
              slot={slot}
              priority={leads && card === first}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
