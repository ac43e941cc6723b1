// Reads what was copied in a spreadsheet: rows of cells, with tabs between them.
import Papa from 'papaparse';

/**
 * @returns the cells by rows, each in one line; a cell with a tab or a line break is in quotation
 *   marks, as spreadsheets copy it
 */
export function readCopiedCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/[\r\n]+$/, ''), { delimiter: '\t' });
  return data.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
}

/** Checks that a text is more than one cell. */
export function hasSeveralCells(text: string): boolean {
  return /[\t\n]/.test(text.replace(/[\r\n]+$/, ''));
}
