// Things with a tag: a cabinet, a copier, a laptop, a trolley.
import { person } from '../people.mjs';
import { ground, plant, table } from '../props.mjs';
import { bars, board, handheld, lines, squareCode, titleBar } from '../screens.mjs';

export function assets(s) {
  const { solid, brand, accent, grey, white, ink } = s.colours;
  ground(s);
  const tag = (plane, u, v) => {
    plane.rect(u, v, 0.6, 0.6, white, 0.06);
    squareCode(plane, [u + 0.08, v + 0.08, 0.44], ink);
  };
  // A server cabinet, a copier, a desk with a laptop and a trolley; each bears its tag.
  s.shadow([0.9, 0.8, 0], [1.8, 1.7], 1.2);
  s.slab([0.9, 0.8, 0], [1.8, 1.7, 3.7], 0.14, solid.dark);
  const cabinet = s.left(0.9, 2.5, 3.7);
  for (let i = 0; i < 5; i++) {
    cabinet.rect(0.24, 0.3 + i * 0.48, 1.32, 0.32, grey(0.5), 0.05);
    cabinet.dot(0.42, 0.46 + i * 0.48, 0.07, i === 2 ? accent(0.7) : brand(0.75));
  }
  tag(cabinet, 0.6, 2.84);
  s.shadow([4.2, 0.8, 0], [2.6, 1.8], 0.9);
  s.slab([4.2, 0.8, 0], [2.6, 1.8, 1.9], 0.18, solid.white);
  s.slab([4.2, 0.8, 1.9], [2.6, 1.5, 0.45], 0.18, solid.steel);
  s.floor(4.5, 1, 2.35).rect(0, 0, 1.9, 0.9, brand(0.62), 0.1);
  const copier = s.left(4.2, 2.6, 1.9);
  copier.rect(0.3, 0.3, 1.9, 0.14, grey(0.45), 0.05);
  for (const v of [0.66, 1.16]) copier.rect(0.3, v, 1.1, 0.4, brand(0.86), 0.06);
  tag(copier, 1.64, 0.76);
  table(s, [0.9, 4.3], [3.4, 2.1, 1.4]);
  s.slab([1.7, 4.9, 1.4], [1.4, 1, 0.08], 0.08, solid.steel);
  const screen = (p) => bars(p, [0.2, 0.2, 1, 0.66], [0.5, 0.8, 0.6, 1], [brand(0.6), accent(0.68)]);
  board(s, 'left', [1.7, 4.94, 1.46], [1.4, 1], screen, { thick: 0.06, r: 0.08 });
  tag(s.floor(3.4, 5.4, 1.4), 0, 0);
  s.shadow([6.1, 3.5, 0], [1.7, 1.2], 0.7);
  s.slab([6.1, 3.5, 0.26], [1.7, 1.2, 1.1], 0.14, solid.accent);
  tag(s.left(6.1, 4.7, 1.36), 0.55, 0.24);
  for (const u of [0.35, 1.35]) s.left(6.1, 4.7, 0.3).dot(u, 0.16, 0.18, grey(0.3));
  person(s, [5, 6.2], { shirt: brand(0.56), arm: 'hold', skin: s.colours.skin(0.6), scale: 1.08 });
  handheld(
    s,
    'right',
    [7.4, 7.5, 0.4],
    (p, w) => {
      titleBar(s, p, [0.14, 0.16, w - 0.28]);
      squareCode(p, [0.42, 0.72, w - 0.84], ink);
      p.frame(0.26, 0.56, w - 0.52, w - 0.52, accent(0.66), 0.1, 4);
      lines(p, [0.26, 1.9, w - 0.52], 3, brand(0.78));
    },
    1.4,
  );
  plant(s, [7.6, 1.6], 1.3);
}
