// Charts and codes of a screen.
import { Paper, short } from './paper.mjs';

const STRIPES = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 3, 2, 1, 1, 2, 1, 3, 1, 1, 2, 2, 1, 1, 3, 1, 2, 1];

export class Charts extends Paper {
  bars(x, y, w, h, values, { labels = [], marked = [], fill = this.t.brand } = {}) {
    const step = w / values.length;
    for (const [index, value] of values.entries()) {
      const left = x + index * step + step * 0.18;
      this.rect(left, y + h * (1 - value), step * 0.64, h * value, marked.includes(index) ? this.t.accent : fill, 2);
      if (labels[index]) this.note(x + (index + 0.5) * step, y + h + 14, labels[index], { size: 10, middle: true });
    }
    return this.rule(x, y + h, w, this.t.mid);
  }

  /** A curve through values of 0 to 1, with the area below it. */
  curve(x, y, w, h, values, { stroke = this.t.brand, area = true } = {}) {
    const points = values.map(
      (value, index) => `${short(x + (w * index) / (values.length - 1))} ${short(y + h * (1 - value))}`,
    );
    if (area) this.add(`<path d="M${points.join('L')}L${x + w} ${y + h}H${x}z" fill="${this.t.soft}"/>`);
    return this.path(`M${points.join('L')}`, stroke, 2.2);
  }

  /** A ring; parts are [share, fill]. */
  ring(cx, cy, r, parts, width = 16) {
    const around = 2 * Math.PI * r;
    let from = 0;
    for (const [share, fill] of parts) {
      this.add(
        `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-dasharray="${short(share * around)} ${short(around)}" stroke-dashoffset="${short(-from * around)}" transform="rotate(-90 ${cx} ${cy})"/>`,
      );
      from += share;
    }
    return this;
  }

  barcode(x, y, w, h, fill = this.t.ink) {
    const unit = w / STRIPES.reduce((sum, stripe) => sum + stripe, 0);
    let at = x;
    let d = '';
    for (const [index, stripe] of STRIPES.entries()) {
      if (index % 2 === 0)
        d += `M${short(at)} ${short(y)}h${short(stripe * unit)}v${short(h)}h${short(-stripe * unit)}z`;
      at += stripe * unit;
    }
    return this.add(`<path d="${d}" fill="${fill}"/>`);
  }

  /** A square code, its cells from a fixed row of digits. */
  squareCode(x, y, size, fill = this.t.ink) {
    const cell = size / 21;
    const corners = [
      [0, 0],
      [14, 0],
      [0, 14],
    ];
    const inCorner = (i, j) => corners.some(([a, b]) => i >= a - 1 && i <= a + 7 && j >= b - 1 && j <= b + 7);
    let d = '';
    const box = (i, j, n) =>
      `M${short(x + i * cell)} ${short(y + j * cell)}h${short(n * cell)}v${short(n * cell)}h${short(-n * cell)}z`;
    for (let j = 0; j < 21; j++)
      for (let i = 0; i < 21; i++) if (!inCorner(i, j) && (i * 7 + j * 11 + i * j * 3) % 5 < 2) d += box(i, j, 1);
    for (const [i, j] of corners) d += box(i, j, 7) + box(i + 1, j + 1, 5) + box(i + 2, j + 2, 3);
    return this.add(`<path fill-rule="evenodd" d="${d}" fill="${fill}"/>`);
  }

  tick(x, y, size = 11, stroke = this.t.brand) {
    return this.path(
      `M${x} ${y}l${short(size * 0.35)} ${short(size * 0.36)}l${short(size * 0.62)}-${short(size * 0.74)}`,
      stroke,
      2.2,
    );
  }
}
