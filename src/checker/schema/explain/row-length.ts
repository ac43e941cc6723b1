// Rows of a table that have more or fewer values than the table has columns.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { childPointer, isGroup, isWithinAny, parentPointer } from '../../../base/pure/pointer.ts';
import type { SchemaError } from '../validate.ts';
import { describeValue, type ExplainContext } from './explain-context.ts';
import { groupRules } from '../../diagnostics/messages/advice.ts';

/**
 * @param errors all errors: a row that a cell has moved out of, or into, has lost or won it by that
 * @returns a diagnostic for each row of another length: at its values, or at the first one too many
 */
export function explainRows(
  { instancePath, data }: SchemaError,
  errors: readonly SchemaError[],
  { locator, value }: ExplainContext,
): Diagnostic[] {
  if (!isGroup(data) || !Array.isArray(data.rows)) return [];
  const head: unknown = data.columns ?? data.rows[0];
  if (!Array.isArray(head)) return [];
  const columns = head.length;
  return data.rows.flatMap((row, index): Diagnostic[] => {
    const inRow = childPointer(childPointer(instancePath, 'rows'), index);
    const [cells, at] = isGroup(row) ? [row.values, childPointer(inRow, 'values')] : [row, inRow];
    const values = Array.isArray(cells) ? cells.length : columns;
    if (values === columns || hasMovedCell([inRow, childPointer(parentPointer(inRow), index + 1)], errors)) return [];
    const rule = groupRules.rowLength({ columns, values });
    const facts = { name: describeValue(at, value), of: 'row' as const, rule, number: values };
    if (values < columns) return [diagnose('schema/too-few', locator.place(at, 'value'), { ...facts, least: columns })];
    return [
      diagnose('schema/too-many', locator.place(childPointer(at, columns), 'value'), { ...facts, most: columns }),
    ];
  });
}

/** @returns whether a row has a list for a cell, or the one below it is a cell */
function hasMovedCell(rows: readonly string[], errors: readonly SchemaError[]): boolean {
  return errors.some(
    ({ keyword, instancePath, data }) =>
      keyword === 'type' && isWithinAny(instancePath, rows) && (Array.isArray(data) || rows.includes(instancePath)),
  );
}
