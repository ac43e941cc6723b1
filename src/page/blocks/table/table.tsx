// A table of texts, for what has rows and columns: hours, sizes, dates.
import type { TableBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { DataTable } from '../../ui/text/data-table.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';

export function Table(props: BlockProps<TableBlock>) {
  const { id, background, heading, caption, rowHeads, note, level, site } = props;
  const { newTab } = site.labels;
  const { columns, rows } = withHead(props);
  return (
    <Section id={id} background={background}>
      <div className="mx-auto max-w-256">
        {heading && <SectionHeading heading={heading} level={level} />}
        <DataTable
          caption={caption && <InlineText text={caption} newTabLabel={newTab} />}
          head={columns.map(({ label }) => label)}
          align={columns.map(({ align }) => align)}
          rows={rows}
          hasRowHeads={rowHeads}
          newTabLabel={newTab}
        />
        {note && (
          <p className="seen-whole mt-4 text-sm text-muted">
            <InlineText text={note} newTabLabel={newTab} />
          </p>
        )}
      </div>
    </Section>
  );
}

/** Without columns, the first row is the head. */
function withHead({ columns, rows }: TableBlock): Required<Pick<TableBlock, 'columns' | 'rows'>> {
  if (columns) return { columns, rows };
  const [head = [], ...others] = rows;
  const isFigures = (column: number) => others.length > 0 && others.every((row) => figure.test(row[column] ?? ''));
  return {
    columns: head.map((label, column) => ({ label, align: isFigures(column) ? 'end' : 'start' })),
    rows: others,
  };
}

/** A number with what people write around it: signs of money, percent, units of up to three letters. */
const figure = /^(?:[-+–−]?\s*(?:\p{Sc}\s*)?\d[\d.,'\s]*(?:\s*(?:\p{Sc}|%|\p{L}{1,3}))?|[-–—]?)$/u;
