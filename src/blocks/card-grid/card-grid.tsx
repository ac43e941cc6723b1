// Cards in a grid, all visible at once.
import type { CardGridBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { ContentCard } from '../../ui/content-card.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { cardGridSlot } from '../../ui/picture/picture-slots.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

const columnClasses: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

export function CardGrid(props: BlockProps<CardGridBlock>) {
  const { id, background, heading, text, cards, columns, look, level, leads } = props;
  const first = cards.find(({ image }) => image);
  const slot = cardGridSlot(columns);
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className={clsx('grid grid-cols-1 gap-5 md:gap-6', columnClasses[columns])}>
        {cards.map((card, index) => (
          <li key={index}>
            <ContentCard
              card={card}
              Title={partHeading(level, heading)}
              look={look}
              compact={columns === 4}
              slot={slot}
              priority={leads && card === first}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
