// Comma-separated values (RFC 4180) with a header row.

/**
 * @returns the text of the file; its columns are the keys of all rows, in the order in which they
 * first appear
 */
export function formatCsv(rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => `${line.map(formatCell).join(',')}\r\n`).join('');
}

/**
 * @returns the rows below the header, without the apostrophes that keep cells from being formulas
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [columns = [], ...lines] = parseLines(text);
  return lines.map((line) =>
    Object.fromEntries(columns.map((column, index) => [column, parseCell(line[index] ?? '')])),
  );
}

/**
 * Spreadsheets evaluate what starts with these characters (OWASP, CSV injection), such as +91 phone
 * numbers.
 */
function formatCell(text: string): string {
  const safe = /^'?[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function parseCell(text: string): string {
  return /^''?[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function parseLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/g)) {
    if (end === '' && quoted === undefined && bare === '' && line.length === 0) break;
    line.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
