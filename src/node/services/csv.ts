// Writes and reads comma-separated values (RFC 4180) with a header row.

/** @returns the rows as a file; its columns are all names that any row has, in the order in which they first appear */
export function formatCsv(rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** @returns the rows below the header; without the apostrophe that kept a cell from being a formula */
export function parseCsv(text: string): Record<string, string>[] {
  const [columns = [], ...lines] = parseLines(text);
  return lines.map((line) => Object.fromEntries(columns.map((column, index) => [column, plain(line[index] ?? '')])));
}

/** Spreadsheets calculate what starts with one of these (OWASP, CSV injection), and every +91 number does. */
function cell(text: string): string {
  const safe = /^'?[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function plain(text: string): string {
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
