// A label printer on a counter, and the strip that comes out of it.
import { person } from '../people.mjs';
import { carton, counter, ground } from '../props.mjs';
import { barcode, lines } from '../screens.mjs';

export function labels(s) {
  const { solid, brand, accent, grey, white, ink } = s.colours;
  ground(s);
  counter(s, [0.7, 0.7], [7, 3.3, 1.2], { body: solid.pale });
  // The printer, and the strip of labels that comes out of it.
  s.shadow([2, 1.1, 1.2], [3, 2.3], 0.8);
  s.slab([2, 1.1, 1.2], [3, 2.3, 1.6], 0.3, solid.steel);
  s.slab([2, 1.1, 2.8], [3, 2.3, 0.34], 0.3, solid.brand);
  const lid = s.floor(2, 1.1, 3.14);
  lid.rect(0.4, 0.4, 2.2, 1.3, brand(0.82), 0.18);
  lid.rect(0.7, 0.62, 1.6, 0.86, white, 0.1);
  const front = s.left(2, 3.4, 2.8);
  front.rect(0.5, 0.74, 1.7, 0.16, grey(0.3), 0.06);
  front.rect(2.2, 0.22, 0.5, 0.34, accent(0.68), 0.06);
  for (const i of [0, 1, 2]) front.dot(0.6 + i * 0.28, 0.36, 0.08, [brand(0.6), grey(0.85), grey(0.85)][i]);
  labelStrip(s);
  for (const [x, y] of [
    [6.1, 1.5],
    [6.9, 2.6],
  ]) {
    s.group(x, y, 1.2, () => {
      s.drum([x, y, 1.2], 0.5, 0.62, solid.white);
      s.drum([x, y, 1.81], 0.18, 0.02, solid.kraft);
    });
  }
  for (const [x, y, d] of [
    [0.9, 5.2, 1.7],
    [5.4, 5.6, 1.9],
  ]) {
    s.shadow([x, y, 0], [d, d], 0.6);
    carton(s, [x, y, 0], [d, d, d * 0.8], { label: false });
    const side = s.left(x, y + d, d * 0.8);
    side.rect(d * 0.12, d * 0.2, d * 0.64, d * 0.46, white, 0.06);
    barcode(side, [d * 0.2, d * 0.27, d * 0.48, d * 0.3], ink);
  }
  person(s, [4, 6.3], { shirt: accent(0.66), arm: 'up', skin: s.colours.skin(0.62), apron: brand(0.5), scale: 1.08 });
}

function labelStrip(s) {
  const { brand, grey, white, ink } = s.colours;
  const strip = s.plane([2.7, 3.42, 2], [1, 0, 0], [0, 0.78, -0.62]);
  const hang = s.left(2.7, 4.42, 1.2);
  strip.rect(0, 0, 1.4, 1.28, white);
  hang.rect(0, -0.02, 1.4, 1.16, white);
  for (const [plane, v] of [
    [strip, 0.18],
    [hang, 0.08],
  ]) {
    plane.rect(0.14, v, 1.12, 0.92, brand(0.93), 0.06);
    barcode(plane, [0.26, v + 0.14, 0.88, 0.46], ink);
    lines(plane, [0.26, v + 0.7, 0.88], 1, grey(0.6), { last: 0.7 });
  }
}
