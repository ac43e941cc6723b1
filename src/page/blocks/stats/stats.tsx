// Large figures, in a row or each with a sentence. Each counts up when seen; assistive technology
// reads the final figure only.
import type { StatsBlock, StatsFigure } from '#schemas';
import { clsx } from 'clsx';
import { useContext } from 'react';
import type { BlockProps } from '../../ui/block-props.ts';
import { ForeignDirection } from '../../ui/direction/foreign-direction.ts';
import { formatFigures, readFigure } from '../../ui/numbers/figures.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';

/**
 * By their number, so that figures stand where they stay while the rest of the page is on its way.
 */
const columns: Record<number, string> = {
  2: 'min-[336px]:grid-cols-2',
  3: 'min-[336px]:grid-cols-2 sm:grid-cols-3',
  4: 'min-[336px]:grid-cols-2 md:grid-cols-4',
  5: 'min-[336px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-5',
  6: 'min-[336px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-6',
};

export function Stats({ id, background, heading, items, layout, duration, level, site }: BlockProps<StatsBlock>) {
  const isList = layout === 'list';
  const Item = looks[layout];
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} level={level} />}
      <ul
        className={
          isList ? 'follows-heading max-w-208' : clsx('grid grid-cols-1 gap-4 md:gap-6', columns[items.length])
        }
      >
        {items.map((item, index) => (
          <Item key={index} item={item} duration={duration} lang={site.lang} />
        ))}
      </ul>
    </Section>
  );
}

const looks = { row: RowItem, list: ListItem, line: LineItem };

interface ItemProps {
  item: StatsFigure;
  duration: number;
  lang: string;
}

function RowItem(props: ItemProps) {
  return <ShortItem {...props} look="card items-center justify-center gap-1 px-3 py-6 text-center" />;
}

/** Without a box: a line before it holds figure and words together. */
function LineItem(props: ItemProps) {
  return <ShortItem {...props} look="border-s-2 border-line ps-4 md:ps-6" />;
}

function ShortItem({ look, ...figure }: ItemProps & { look: string }) {
  const { item } = figure;
  return (
    <li className={clsx('seen-whole flex flex-col', look)}>
      <Figure {...figure} />
      <span className={item.text ? 'font-semibold' : 'text-muted'}>{item.label}</span>
      {item.text && (
        <p className="text-sm text-muted">
          <InlineText text={item.text} />
        </p>
      )}
    </li>
  );
}

function ListItem(figure: ItemProps) {
  const { item } = figure;
  return (
    <li className="seen-whole grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <Figure {...figure} />
      </div>
      <div className="min-w-0">
        <span className="text-lg font-semibold">{item.label}</span>
        {item.text && (
          <p className="mt-1 text-muted">
            <InlineText text={item.text} />
          </p>
        )}
      </div>
    </li>
  );
}

function Figure({ item, duration, lang }: ItemProps) {
  const text = formatFigures(item.value, lang);
  const writing = readFigure(text, lang);
  const direction = useContext(ForeignDirection)(text);
  return (
    <>
      <span
        dir={direction}
        className="heading-font text-3xl tabular-nums text-brand-text"
        aria-hidden="true"
        {...(writing && {
          'data-live': 'count-up',
          'data-wake': 'visible',
          'data-duration': duration * 1000,
          'data-figure': JSON.stringify(writing),
        })}
      >
        {text}
      </span>
      <span className="visually-hidden">{text} </span>
    </>
  );
}
