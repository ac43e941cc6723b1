// Shows a table of texts. On phones, one of more than two columns stacks: each row becomes a box,
// each cell has its column's name beside it.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { InlineText, plainText } from './inline-text.tsx';
import type { Table } from './parse-table.ts';
import { textLooks } from '../looks/text-looks.ts';

export interface DataTableProps extends Omit<Table, 'kind'> {
  /** Subject of the table, shown above it. */
  caption?: ReactNode;
  /** True if the first cell of each row names the row. */
  hasRowHeads?: boolean;
  newTabLabel: string;
}

/* Roles are written out: parts that are not laid out as a table lose them in some browsers. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** A `<table>`. */
export function DataTable({ caption, head, align, rows, hasRowHeads = false, newTabLabel }: DataTableProps) {
  const inline = (text: string) => <InlineText text={text} newTabLabel={newTabLabel} />;
  const stacks = head.length > 2;
  const looks = align.map((each) => (each === 'start' ? undefined : `cell-${each}`));
  return (
    <table role="table" className={clsx(textLooks.table, stacks && 'data-table-stacks')}>
      {caption && <caption>{caption}</caption>}
      {head.some((text) => text !== '') && (
        <thead role="rowgroup">
          <tr role="row">
            {head.map((text, column) => (
              <th key={column} role="columnheader" scope="col" className={looks[column]}>
                {inline(text)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row">
            {row.map((text, column) => {
              const isHead = hasRowHeads && column === 0;
              const Cell = isHead ? 'th' : 'td';
              return (
                <Cell
                  key={column}
                  role={isHead ? 'rowheader' : 'cell'}
                  scope={isHead ? 'row' : undefined}
                  data-label={isHead || text === '' || head[column] === '' ? undefined : plainText(head[column]!)}
                  className={looks[column]}
                >
                  {/* Beside its column's name, a text with marks is one box. */}
                  {stacks && text !== '' ? <span>{inline(text)}</span> : inline(text)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
