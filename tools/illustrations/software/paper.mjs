// Paper that a screen is drawn on: shapes, words and the tones of the theme. 640 by 480, so that cards, tabs and a
// browser's frame show it whole.

export const SIZE = { width: 640, height: 480 };
const FONT = "'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Tones of all screens, from the palette of the theme. */
const pickTones = (c) => ({
  ink: c.ink,
  muted: c.grey(0.5),
  faint: c.grey(0.72),
  line: c.brand(0.9),
  paper: c.white,
  ground: c.brand(0.975),
  rail: c.shade,
  brand: c.theme.brand,
  mid: c.brand(0.76),
  soft: c.brand(0.93),
  accent: c.theme.accent,
  warm: c.accent(0.94),
  gold: c.gold(0.9),
  amber: c.gold(0.76),
});

const escape = (words) => String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const short = (value) => String(Math.round(value * 10) / 10);

/** Width of words in pixels, near enough to set a box around them. */
export const measureWidth = (words, size, bold) => String(words).length * size * (bold ? 0.57 : 0.53);

export class Paper {
  constructor(colours) {
    this.t = pickTones(colours);
    this.body = '';
  }

  /** @returns fill and ink of a state: ok, wait, bad or none */
  state(name) {
    const { t } = this;
    return {
      ok: [t.soft, t.brand],
      wait: [t.gold, t.ink],
      bad: [t.warm, t.accent],
      none: [t.line, t.muted],
      full: [t.brand, t.paper],
    }[name];
  }

  add(markup) {
    this.body += markup;
    return this;
  }

  rect(x, y, w, h, fill, r = 0, stroke) {
    const edge = stroke ? ` stroke="${stroke}"` : '';
    return this.add(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${r ? ` rx="${r}"` : ''} fill="${fill}"${edge}/>`,
    );
  }

  path(d, stroke, width = 1.5, fill = 'none') {
    return this.add(`<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`);
  }

  rule(x, y, w, stroke = this.t.line) {
    return this.path(`M${short(x)} ${short(y)}h${short(w)}`, stroke, 1);
  }

  dot(x, y, r, fill) {
    return this.add(`<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}"/>`);
  }

  text(x, y, words, { size = 12.5, bold = false, fill = this.t.ink, end = false, middle = false } = {}) {
    const anchor = end ? ' text-anchor="end"' : middle ? ' text-anchor="middle"' : '';
    return this.add(
      `<text x="${short(x)}" y="${short(y)}" font-size="${size}"${bold ? ' font-weight="600"' : ''}${anchor} fill="${fill}">${escape(words)}</text>`,
    );
  }

  note(x, y, words, more) {
    return this.text(x, y, words, { size: 11, fill: this.t.muted, ...more });
  }

  /** Draws in separate coordinates, from (x, y). */
  at(x, y, draw) {
    this.add(`<g transform="translate(${x} ${y})">`);
    draw(this);
    return this.add('</g>');
  }

  /** @returns the screen as SVG */
  svg() {
    const { width, height } = SIZE;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">${this.body}</svg>\n`;
  }
}
