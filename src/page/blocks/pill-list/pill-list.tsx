// Short labels side by side, such as the programs that a product works with.
import type { PillListBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function PillList({ id, background, heading, text, labels, level }: BlockProps<PillListBlock>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ul className="seen-whole mx-auto flex max-w-240 flex-wrap justify-center gap-2 md:gap-3">
        {labels.map((label, index) => (
          <li
            key={index}
            className="card rounded-full px-3 py-1.5 text-center text-xs md:px-5 md:py-2.5 md:text-sm font-semibold shadow-card"
          >
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
