// Makes tables of what spreadsheets and web pages call one: a cell for each column, with words in
// one line.

export function cleanTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    // Tables that place parts of a page, and the frame of a single cell.
    const isLayout = table.querySelector('table, ul, ol, h1, h2, h3, h4') !== null;
    if (isLayout || table.querySelectorAll('td, th').length < 2) unwrap(table);
    else cleanTable(table);
  }
}

function unwrap(table: HTMLTableElement): void {
  const page = table.ownerDocument;
  const parts = [...table.rows].flatMap(({ cells }) =>
    [...cells].map((cell) => {
      const part = page.createElement('div');
      part.append(...cell.childNodes);
      return part;
    }),
  );
  // The words of one cell go into the line that they are pasted into.
  if (parts.length === 1) table.replaceWith(...parts[0]!.childNodes);
  else table.replaceWith(...parts);
}

function cleanTable(table: HTMLTableElement): void {
  for (const part of table.querySelectorAll('caption, colgroup, col')) part.remove();
  const rows = [...table.rows];
  for (const [index, row] of rows.entries())
    for (const cell of row.cells) {
      cleanCell(cell);
      spread(cell, rows.slice(index + 1));
    }
  for (const row of rows) if (row.textContent.trim() === '' && rows.length > 1) row.remove();
  alignHead(table);
}

function cleanCell(cell: HTMLTableCellElement): void {
  for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
  for (const block of cell.querySelectorAll('p, div')) {
    block.before(' ');
    block.replaceWith(...block.childNodes);
  }
}

/** A cell over several columns or rows becomes one, with empty ones in the place of the others. */
function spread(cell: HTMLTableCellElement, below: HTMLTableRowElement[]): void {
  const { colSpan, rowSpan, cellIndex } = cell;
  const empty = () => cell.ownerDocument.createElement('td');
  for (let count = 1; count < colSpan; count++) cell.after(empty());
  for (const row of below.slice(0, rowSpan - 1))
    for (let count = 0; count < colSpan; count++) row.insertBefore(empty(), row.cells[cellIndex] ?? null);
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
}

/** The head says how its column is aligned: as the numbers below it are. */
function alignHead({ rows }: HTMLTableElement): void {
  const [head, first] = rows;
  for (const cell of head?.cells ?? []) {
    const below = first?.cells[cell.cellIndex] ?? cell;
    const align = below.style.textAlign || below.getAttribute('align') || '';
    cell.style.textAlign = /right|end/.test(align) ? 'end' : align === 'center' ? 'center' : '';
  }
}
