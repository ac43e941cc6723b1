// Owns what hangs and stands upright in scenes: screens, sheets of paper, labels - and what is drawn on them.
// Contents take a plane and a box [u, v, w, h] on it, so one chart fits a wall screen and a phone.
import { polygon } from './vector.mjs';

/** An upright board with rounded corners that looks 'left' or 'right'; draw(plane, w, h) fills its face. */
export function board(
  s,
  side,
  [x, y, z],
  [w, h],
  draw,
  { edge = s.colours.grey(0.4), face = s.colours.white, r = 0.14, thick = 0.14 } = {},
) {
  const back = side === 'left' ? s.left(x, y - thick, z + h) : s.right(x - thick, y, z + h);
  const front = side === 'left' ? s.left(x, y, z + h) : s.right(x, y, z + h);
  back.rect(0, 0, w, h, edge, r);
  const e = r * 0.3;
  const rim = 0.07;
  const [topLeft, topRight, lowRight, lowLeft] = [
    [e, e],
    [w - e, e],
    [w - e, h - e],
    [e, h - e],
  ];
  const seen = side === 'left' ? [topLeft, topRight, lowRight] : [lowLeft, topLeft, topRight];
  const hull = [...seen.map((p) => back.map(...p)), ...seen.toReversed().map((p) => front.map(...p))];
  s.add(polygon(hull), { fill: edge });
  front.rect(0, 0, w, h, edge, r);
  front.rect(rim, rim, w - 2 * rim, h - 2 * rim, face, r * 0.7);
  draw?.(front, w, h);
}

/** A sheet of paper: a board without a rim. */
export function sheet(s, side, place, size, draw) {
  board(s, side, place, size, draw, { edge: s.colours.brand(0.86), thick: 0.05, r: 0.08 });
}

/** Title bar with three dots and a line: makes a board read as an application. */
export function titleBar(s, plane, [u, v, w], fill = s.colours.brand(0.56)) {
  plane.rect(u, v, w, 0.26, fill, 0.08);
  for (const i of [0, 1, 2]) plane.dot(u + 0.16 + i * 0.16, v + 0.13, 0.045, s.colours.white);
}

/** Lines of text, the last one shorter. */
export function lines(plane, [u, v, w], count, colour, { gap = 0.2, width = 4, last = 0.6 } = {}) {
  for (let i = 0; i < count; i++) {
    const end = u + w * (count > 1 && i === count - 1 ? last : 1);
    plane.line(
      [
        [u + 0.04, v + 0.04 + i * gap],
        [end, v + 0.04 + i * gap],
      ],
      colour,
      width,
    );
  }
}

export function bars(plane, [u, v, w, h], values, fills) {
  const step = w / values.length;
  for (const [i, value] of values.entries())
    plane.rect(u + i * step, v + h * (1 - value), step * 0.62, h * value, fills[i % fills.length], 0.04);
}

export function curve(plane, [u, v, w, h], values, stroke, width = 3) {
  plane.line(
    values.map((value, i) => [u + (w * i) / (values.length - 1), v + h * (1 - value)]),
    stroke,
    width,
  );
}

/** A ring chart; parts: [share, colour]. */
export function donut(plane, u, v, r, parts, width) {
  let from = -0.25;
  for (const [share, colour] of parts) {
    plane.arc(u, v, r, from, from + share, colour, width);
    from += share;
  }
}

const STRIPES = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 3, 2, 1];

export function barcode(plane, [u, v, w, h], colour) {
  const unit = w / STRIPES.reduce((a, b) => a + b, 0);
  let at = u;
  for (const [i, stripe] of STRIPES.entries()) {
    if (i % 2 === 0) plane.rect(at, v, stripe * unit, h, colour);
    at += stripe * unit;
  }
}

// Runs of dark cells: [column, row, length].
const CELLS = [
  [6, 4, 2],
  [4, 5, 2],
  [2, 6, 1],
  [4, 6, 2],
  [7, 6, 1],
  [3, 7, 2],
  [8, 7, 1],
  [4, 8, 3],
  [4, 0, 1],
  [4, 2, 1],
  [0, 4, 2],
];

/** A square code: three finder frames and a few cells. */
export function squareCode(plane, [u, v, size], colour) {
  const c = size / 9;
  for (const [i, j] of [
    [0, 0],
    [6, 0],
    [0, 6],
  ]) {
    plane.frame(u + (i + 0.5) * c, v + (j + 0.5) * c, 2 * c, 2 * c, colour, 0, c * 32);
  }
  for (const [col, row, run] of CELLS) plane.rect(u + col * c, v + row * c, run * c, c, colour);
}

export function tick(plane, u, v, size, stroke, width = 4) {
  plane.line(
    [
      [u, v + size * 0.5],
      [u + size * 0.36, v + size * 0.86],
      [u + size, v + size * 0.1],
    ],
    stroke,
    width,
  );
}

export function cross(plane, u, v, size, stroke, width = 4) {
  plane.line(
    [
      [u, v],
      [u + size, v + size],
    ],
    stroke,
    width,
  );
  plane.line(
    [
      [u + size, v],
      [u, v + size],
    ],
    stroke,
    width,
  );
}

/** The rupee sign, drawn in strokes. */
export function rupee(plane, u, v, size, stroke, width = 4) {
  plane.line(
    [
      [u, v],
      [u + size * 0.7, v],
    ],
    stroke,
    width,
  );
  plane.line(
    [
      [u, v + size * 0.26],
      [u + size * 0.7, v + size * 0.26],
    ],
    stroke,
    width,
  );
  plane.path(
    [
      ['M', u, v],
      ['L', u + size * 0.2, v],
      ['C', u + size * 0.62, v, u + size * 0.62, v + size * 0.52, u + size * 0.2, v + size * 0.52],
      ['L', u, v + size * 0.52],
      ['L', u + size * 0.56, v + size],
    ],
    { stroke, width },
  );
}

/** A month: `marked` cells (0 to 27) stand out. */
export function calendar(s, plane, [u, v, w, h], { marked = [], other = [] } = {}) {
  const { brand, accent } = s.colours;
  const [cw, ch] = [w / 7, h / 4];
  for (let i = 0; i < 28; i++) {
    const fill = marked.includes(i) ? accent(0.68) : other.includes(i) ? brand(0.6) : brand(0.9);
    plane.rect(u + (i % 7) * cw, v + Math.floor(i / 7) * ch, cw * 0.74, ch * 0.7, fill, 0.04);
  }
}

/** A company's figures at a glance; fills the face of a board of about 3.4 by 2.3. */
export function dashboard(s, plane, w, h) {
  const { brand, accent, grey } = s.colours;
  titleBar(s, plane, [0.1, 0.1, w - 0.2]);
  plane.rect(0.16, 0.46, w * 0.2, h - 0.62, brand(0.93), 0.08);
  lines(plane, [0.26, 0.62, w * 0.2 - 0.2], 5, brand(0.76), { gap: 0.26, last: 0.7 });
  const left = w * 0.2 + 0.3;
  const width = w - left - 0.2;
  for (const i of [0, 1, 2])
    plane.rect(left + (i * width) / 3, 0.48, width / 3 - 0.1, 0.36, [brand(0.6), accent(0.68), brand(0.8)][i], 0.08);
  bars(plane, [left, 1, width * 0.56, h - 1.2], [0.4, 0.62, 0.5, 0.85, 0.7, 1], [brand(0.72), brand(0.56)]);
  donut(
    plane,
    left + width * 0.82,
    1 + (h - 1.2) / 2,
    0.3,
    [
      [0.45, brand(0.56)],
      [0.3, accent(0.68)],
      [0.25, grey(0.82)],
    ],
    s.unit * 0.17,
  );
}

/** A thing to hold: a phone or handheld scanner as a floating board. */
export function handheld(s, side, place, draw, scale = 1) {
  board(s, side, place, [1.1 * scale, 2 * scale], draw, { edge: s.colours.grey(0.32), r: 0.2 * scale, thick: 0.16 });
}
