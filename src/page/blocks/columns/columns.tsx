// Two or three columns of sections.
import type { ColumnsBlock } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Section } from '../../ui/section.tsx';

/** By the widths and the number of columns. */
const classes: Record<ColumnsBlock['widths'], Record<number, string>> = {
  even: { 2: 'md:grid-cols-2', 3: 'lg:grid-cols-3' },
  first: { 2: 'md:grid-cols-2 lg:grid-cols-[2fr_1fr]', 3: 'lg:grid-cols-[2fr_1fr_1fr]' },
  last: { 2: 'md:grid-cols-2 lg:grid-cols-[1fr_2fr]', 3: 'lg:grid-cols-[1fr_1fr_2fr]' },
};

export function Columns({ id, background, widths, align, contents = [] }: BlockProps<ColumnsBlock>) {
  return (
    <Section id={id} background={background}>
      <div className={clsx(classes[widths][contents.length], align === 'middle' && 'items-center', 'columns-row')}>
        {contents.map((html, index) => (
          // oxlint-disable-next-line react/no-danger -- rendered already, each on its own (app/render.tsx)
          <div key={index} className="columns-part" dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
    </Section>
  );
}
