// A table of texts, for what has rows and columns: hours, sizes, dates.
import type { TableBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { DataTable } from '../../ui/text/data-table.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';

export function Table(props: BlockProps<TableBlock>) {
  const { id, background, heading, caption, columns, rows, rowHeads, note, level, site } = props;
  const { newTab } = site.labels;
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
