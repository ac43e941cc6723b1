// Owns the letters of logos: one-line letter shapes, so that no picture needs a font.
// The box of a small letter is 10 high; ascenders reach 16, descenders 5. Strokes are centred on the paths.

const LETTERS = {
  a: [10, 'M10-10V0M10-5A5 5 0 1 0 10-4.9'],
  b: [10, 'M0-16V0M0-5A5 5 0 1 1 0-4.9'],
  c: [8.6, 'M8.6-8.5A5 5 0 1 0 8.6-1.5'],
  d: [10, 'M10-16V0M10-5A5 5 0 1 0 10-4.9'],
  e: [10, 'M.2-5H10A5 5 0 1 0 8.5-1.5'],
  f: [5, 'M5-15.6C2.4-16.4 1-15.2 1-12.5V0M-1.5-10H4.5'],
  g: [10, 'M10-10V1A5 5 0 0 1 .8 2.6M10-5A5 5 0 1 0 10-4.9'],
  h: [9, 'M0-16V0M0-5.5a4.5 4.5 0 0 1 9 0V0'],
  i: [0, 'M0-10V0M0-14.6v.1'],
  j: [1, 'M1-10V2.5A3 3 0 0 1-2 5.5M1-14.6v.1'],
  k: [7.6, 'M0-16V0M7-10L0-4M2.7-6.3L7.6 0'],
  l: [0, 'M0-16V0'],
  m: [16, 'M0-10V0M0-6a4 4 0 0 1 8 0V0M8-6a4 4 0 0 1 8 0V0'],
  n: [9, 'M0-10V0M0-5.5a4.5 4.5 0 0 1 9 0V0'],
  o: [10, 'M0-5A5 5 0 1 1 0-4.9'],
  p: [10, 'M0-10V5M0-5A5 5 0 1 1 0-4.9'],
  q: [10, 'M10-10V5M10-5A5 5 0 1 0 10-4.9'],
  r: [5, 'M0-10V0M0-5a5 5 0 0 1 5-5'],
  s: [7.4, 'M7-8.2C6.4-9.4 5.2-10 3.7-10C1.8-10 .4-9 .4-7.5C.4-4 7.4-6.2 7.4-2.6C7.4-1 6 0 3.8 0C2.1 0 .7-.7 0-2'],
  t: [6.4, 'M2-14.5V-3.2a3.2 3.2 0 0 0 3.2 3.2h1.2M-1-10H6'],
  u: [9, 'M0-10V-4.5a4.5 4.5 0 0 0 9 0V-10M9-10V0'],
  v: [9, 'M0-10L4.5 0L9-10'],
  w: [14, 'M0-10L3.5 0L7-10L10.5 0L14-10'],
  x: [8.6, 'M0-10L8.6 0M8.6-10L0 0'],
  y: [9, 'M0-10L4.7-.3M9-10L2.6 5'],
  z: [8, 'M0-10H8L0 0H8'],
  A: [12, 'M0 0L6-15L12 0M2-5H10'],
  B: [9, 'M0-15H5a3.6 3.6 0 0 1 0 7.2H0M5-7.8a3.9 3.9 0 0 1 0 7.8H0V-15'],
  D: [10.5, 'M0-15V0H3a7.5 7.5 0 0 0 0-15Z'],
  E: [8, 'M8-15H0V0H8M0-7.6H6.6'],
  H: [10, 'M0-15V0M10-15V0M0-7.6H10'],
  I: [0, 'M0-15V0'],
  K: [9.6, 'M0-15V0M9-15L0-6M3.4-9.3L9.6 0'],
  L: [7.6, 'M0-15V0H7.6'],
  N: [10.5, 'M0 0V-15L10.5 0V-15'],
  O: [15, 'M0-7.5A7.5 7.5 0 1 1 0-7.4'],
  R: [9.4, 'M0 0V-15H5a4 4 0 0 1 0 8H0M4.6-7L9.4 0'],
  S: [9, 'M8.6-12.4C7.8-14.2 6.3-15 4.4-15C2-15 .4-13.4 .4-11.4C.4-6.6 9-9.4 9-4.2C9-1.6 7 0 4.6 0C2.4 0 .8-1 0-3'],
  T: [10, 'M0-15H10M5-15V0'],
  V: [12, 'M0-15L6 0L12-15'],
};

/** Words as one stroked path group. size: height of a small letter in pixels; weight: of the stroke. */
export function word(text, { x, y, size, weight, colour, spacing = 3.4 }) {
  const k = size / 10;
  let at = 0;
  let parts = '';
  for (const letter of text) {
    // A space, or a letter that is not drawn here.
    if (!LETTERS[letter]) {
      at += 6;
      continue;
    }
    const [width, d] = LETTERS[letter];
    parts += `<path transform="translate(${Number(at.toFixed(1))})" d="${d}"/>`;
    at += width + spacing;
  }
  const stroke = `stroke="${colour}" stroke-width="${Number((weight / k).toFixed(2))}" stroke-linecap="round" stroke-linejoin="round"`;
  const markup = `<g fill="none" ${stroke} transform="translate(${x} ${y}) scale(${Number(k.toFixed(3))})">${parts}</g>`;
  return { markup, width: (at - spacing) * k };
}
