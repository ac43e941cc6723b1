// Screen of a program, drawn flat as its users see it: boxes, tables, fields and key figures, beside charts and codes.
import { Charts } from './charts.mjs';
import { measureWidth } from './paper.mjs';

/** @returns a cell of a table that shows a state */
export const state = (words, name) => (x, middle, width, s) => s.pill(x, middle - 9.5, words, name);

/** @returns a cell of a table that shows a share */
export const share = (value) => (x, middle, width, s) =>
  s
    .meter(x, middle - 3.5, width - 36, value, value === 1 ? s.t.brand : s.t.accent)
    .note(x + width, middle + 4, `${Math.round(value * 100)} %`, { end: true });

export class Screen extends Charts {
  /** A short state in a rounded box. */
  pill(x, y, words, kind = 'ok', { end = false } = {}) {
    const [fill, ink] = this.state(kind);
    const w = measureWidth(words, 11, true) + 16;
    const left = end ? x - w : x;
    return this.rect(left, y, w, 19, fill, 9.5).text(left + w / 2, y + 13.4, words, {
      size: 11,
      bold: true,
      fill: ink,
      middle: true,
    });
  }

  button(x, y, words, { w = measureWidth(words, 12, true) + 26, h = 28, quiet = false, fill = this.t.brand } = {}) {
    this.rect(x, y, w, h, quiet ? this.t.paper : fill, 6, quiet ? this.t.mid : undefined);
    return this.text(x + w / 2, y + h / 2 + 4.3, words, {
      size: 12,
      bold: true,
      middle: true,
      fill: quiet ? this.t.ink : this.t.paper,
    });
  }

  /** A white box, with a heading and a note at its end. */
  panel(x, y, w, h, heading, note) {
    this.rect(x, y, w, h, this.t.paper, 8, this.t.line);
    if (heading) this.text(x + 14, y + 23, heading, { size: 12.5, bold: true });
    if (note) this.note(x + w - 14, y + 23, note, { end: true });
    return this;
  }

  /** A labelled box of a form. */
  field(x, y, w, label, value, { marked = false } = {}) {
    this.note(x, y, label);
    this.rect(x, y + 6, w, 28, this.t.paper, 5, marked ? this.t.brand : this.t.mid);
    return this.text(x + 10, y + 24.5, value, { size: 12.5 });
  }

  meter(x, y, w, part, fill = this.t.brand) {
    this.rect(x, y, w, 7, this.t.line, 3.5);
    return part > 0 ? this.rect(x, y, Math.max(7, w * part), 7, fill, 3.5) : this;
  }

  /** Key figures side by side: [label, figure, note, state of the note]. */
  figures(x, y, w, list, h = 68) {
    const each = (w - (list.length - 1) * 10) / list.length;
    for (const [index, [label, figure, note, kind = 'none']] of list.entries()) {
      const left = x + index * (each + 10);
      this.panel(left, y, each, h).note(left + 12, y + 20, label);
      this.text(left + 12, y + 43, figure, { size: 19, bold: true });
      if (note) this.note(left + 12, y + 59, note, { fill: kind === 'bad' ? this.t.accent : this.t.muted });
    }
    return this;
  }

  /**
   * A table in a box. `columns` are [width, heading, 'end'?]; a cell is words, [words, note] for two lines,
   * or a function that draws at (x, y of the row's middle, width).
   */
  table(x, y, w, columns, rows, { step = 36, bold = 0, chosen = -1 } = {}) {
    this.panel(x, y, w, 30 + rows.length * step);
    let left = x + 14;
    const places = columns.map(([width, heading, side]) => {
      const place = { x: side === 'end' ? left + width : left, width, end: side === 'end' };
      this.note(place.x, y + 20, heading, { end: place.end });
      left += width + 10;
      return place;
    });
    for (const [index, row] of rows.entries()) {
      const top = y + 30 + index * step;
      if (index === chosen) this.rect(x + 1, top, w - 2, step, this.t.soft);
      this.rule(x, top, w);
      for (const [column, cell] of row.entries()) this.cell(cell, places[column], top + step / 2, column === bold);
    }
    return this;
  }

  cell(cell, { x, width, end }, middle, bold) {
    if (typeof cell === 'function') return cell(x, middle, width, this);
    if (!Array.isArray(cell)) return this.text(x, middle + 4.3, cell, { bold, end });
    return this.text(x, middle - 2, cell[0], { bold, end }).note(x, middle + 12, cell[1], { end });
  }

  /** Lines of [label, value] below each other. */
  facts(x, y, list, { step = 26, indent = 86 } = {}) {
    for (const [index, [label, value]] of list.entries())
      this.note(x, y + index * step, label).text(x + indent, y + index * step, value);
    return this;
  }
}
