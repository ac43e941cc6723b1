// A row of figures. Each counts up when seen; assistive technology reads the final figure only.
import type { StatsBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** By their number, so that figures stand where they stay while the rest of the page is on its way. */
const columns: Record<number, string> = {
  2: 'min-[336px]:grid-cols-2',
  3: 'min-[336px]:grid-cols-2 sm:grid-cols-3',
  4: 'min-[336px]:grid-cols-2 md:grid-cols-4',
  5: 'min-[336px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-5',
  6: 'min-[336px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-6',
};

export function Stats({ id, background, heading, items, duration, level }: BlockProps<StatsBlock>) {
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} level={level} />}
      <ul className={clsx('grid grid-cols-1 gap-4 md:gap-6', columns[items.length])}>
        {items.map((item, index) => (
          <li
            key={index}
            className="seen-whole card flex flex-col items-center justify-center gap-1 px-3 py-6 text-center"
          >
            <span
              className="heading-font text-3xl tabular-nums text-brand-text"
              aria-hidden="true"
              data-live="count-up"
              data-wake="visible"
              data-duration={duration * 1000}
            >
              {item.value}
            </span>
            <span className="visually-hidden">{item.value} </span>
            <span className="text-muted">{item.label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
