// Reads and writes the spreadsheet's file: comma-separated values with a header row.
import Papa from 'papaparse';

/**
 * Spreadsheets evaluate what starts with these characters (OWASP, CSV injection), such as +91 phone
 * numbers. An apostrophe keeps a cell from that; one that was there already gets a second one.
 */
const formula = /^'?[=+\-@\t\r]/;

/**
 * @returns the text of the file; its columns are the keys of all rows, in the order in which they
 * first appear
 */
export function formatCsv(rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return `${Papa.unparse(rows, { columns, escapeFormulae: formula })}\r\n`;
}

/**
 * @returns the rows below the header, without the apostrophes that keep cells from being formulas
 */
export function parseCsv(text: string): Record<string, string>[] {
  const options = { header: true, skipEmptyLines: true, transform: unescapeCell, transformHeader: unescapeCell };
  return Papa.parse<Record<string, string>>(text, options).data;
}

function unescapeCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
