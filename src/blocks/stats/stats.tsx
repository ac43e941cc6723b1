// A row of figures. Each counts up when seen; assistive technology reads the final figure only.
import type { StatsBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Stats({ id, background, heading, items, duration, level }: BlockProps<StatsBlock>) {
  return (
    <Section id={id} background={background}>
      {heading && <SectionHeading heading={heading} level={level} />}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4 md:gap-6">
        {items.map((item, index) => (
          <li key={index} className="card flex flex-col items-center justify-center gap-1 px-3 py-6 text-center">
            <span
              className="text-3xl font-bold tabular-nums text-brand"
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
