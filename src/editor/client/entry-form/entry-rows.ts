// Entries of a list from rows that were copied in a spreadsheet, such as dishes with their prices.
import type { Field } from '../../../edits/fields/field.ts';
import { parseNumber } from '../typed-values/number-text.ts';
import { hasSeveralCells, readCopiedCells } from '../tables/copied-cells.ts';

/**
 * @param fields the settings of an entry; texts and numbers are filled, in their order
 * @param lang the language of the site, in which numbers are written
 * @returns the settings of each row; null where a row has one cell only or more than there are
 *   settings for: the text is not copied rows of such entries
 */
export function readEntryRows(text: string, fields: readonly Field[], lang: string): Record<string, unknown>[] | null {
  if (!hasSeveralCells(text)) return null;
  const rows = readCopiedCells(text).filter((row) => row.some((cell) => cell !== ''));
  const filled = rows.map((row) => (row.length > 1 ? fillRow(row, fields, lang) : null));
  return filled.some((row) => row === null) ? null : (filled as Record<string, unknown>[]);
}

/** A number is for the first number that is free, anything else for the first text that is free. */
function fillRow(row: readonly string[], fields: readonly Field[], lang: string): Record<string, unknown> | null {
  const values: Record<string, unknown> = {};
  const free = (kinds: readonly Field['kind'][]) =>
    fields.find(({ name, kind }) => kinds.includes(kind) && !(name in values));
  for (const cell of row) {
    if (cell === '') continue;
    const number = free(['number']);
    const amount = number && parseNumber(cell, lang);
    const field = typeof amount === 'number' ? number : free(['text', 'rich-text']);
    if (!field) return null;
    values[field.name] = typeof amount === 'number' ? amount : cell;
  }
  return values;
}
