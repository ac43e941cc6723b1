// Rows of a table that have more or fewer values than the table has columns.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { child, isGroup } from '../pointer.ts';
import type { Misfit } from '../validate.ts';
import { count } from '../words/quote.ts';
import { valueName, type Scene } from './scene.ts';

/** @returns a diagnostic for each row of another length: at its values, or at the first one too many */
export function explainRows({ instancePath, data }: Misfit, { locator }: Scene): Diagnostic[] {
  if (!isGroup(data) || !Array.isArray(data.columns) || !Array.isArray(data.rows)) return [];
  const columns = data.columns.length;
  return data.rows.flatMap((row, index): Diagnostic[] => {
    const values = isGroup(row) && Array.isArray(row.values) ? row.values.length : columns;
    if (values === columns) return [];
    const at = child(child(child(instancePath, 'rows'), index), 'values');
    const rule = `A row has one value for each column: there are ${count(columns, 'column')}, and this row has ${count(values, 'value')}.`;
    const facts = { name: valueName(at), rule, number: values };
    if (values < columns) return [diagnose('schema/too-few', locator.place(at, 'value'), { ...facts, least: columns })];
    return [diagnose('schema/too-many', locator.place(child(at, columns), 'value'), { ...facts, most: columns })];
  });
}
