// A table that compares offers, line by line. Where it is wider than the screen it scrolls, and the
// labels stay.
import type { ComparisonBlock, ComparisonColumn, ComparisonRow } from '#schemas';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText, plainText } from '../../ui/text/inline-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Comparison(props: BlockProps<ComparisonBlock>) {
  const { id, background, heading, text, columns, rows, rowsLabel, note, level } = props;
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      {/* It takes the focus, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        className="seen-whole comparison card shadow-card"
        role="region"
        aria-label={plainText(heading)}
        tabIndex={0}
      >
        <table data-columns={columns.length}>
          <thead>
            <tr>
              <th scope="col">{rowsLabel}</th>
              {columns.map((column, index) => (
                <ColumnHead key={index} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} row={row} block={props} />
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p className="seen-whole mx-auto mt-6 max-w-176 text-center text-sm text-muted">
          <InlineText text={note} />
        </p>
      )}
    </Section>
  );
}

function ColumnHead({ column: { label, text, highlight, button } }: { column: ComparisonColumn }) {
  return (
    <th scope="col" className={highlight ? 'comparison-highlight' : undefined}>
      <span className="block text-lg">{label}</span>
      {text && <span className="block font-normal text-muted">{text}</span>}
      {button && (
        <span className="mt-3 block">
          <Action button={button} look={highlight ? 'primary' : 'secondary'} />
        </span>
      )}
    </th>
  );
}

function Row({ row, block }: { row: ComparisonRow; block: BlockProps<ComparisonBlock> }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.text && <span className="block text-sm font-normal text-muted">{row.text}</span>}
      </th>
      {row.values.map((value, index) => (
        <td key={index} className={block.columns[index]?.highlight ? 'comparison-highlight' : undefined}>
          <Value value={value} yes={block.yesLabel} no={block.noLabel} />
        </td>
      ))}
    </tr>
  );
}

function Value({ value, yes, no }: { value: string; yes: string; no: string }) {
  if (value !== 'yes' && value !== 'no') return <InlineText text={value} />;
  return (
    <>
      <Glyph
        name={value === 'yes' ? 'check' : 'dash'}
        className={value === 'yes' ? 'comparison-yes' : 'comparison-no'}
      />
      <span className="visually-hidden">{value === 'yes' ? yes : no}</span>
    </>
  );
}
