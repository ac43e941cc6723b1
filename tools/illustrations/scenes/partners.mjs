// Three makers' machines on their stands, wired to one platform: a tag reader, a till, a label printer.
import { person } from '../people.mjs';
import { carton, ground, trail } from '../props.mjs';
import { barcode, board, handheld, lines, rupee, squareCode } from '../screens.mjs';

export function partners(s) {
  const { solid, brand, accent, grey, gold, white, ink } = s.colours;
  ground(s);
  const hub = [4.2, 4.1, 0];
  for (const [x, y] of [
    [2, 1.9],
    [6.5, 1.9],
    [1.9, 6.3],
  ])
    trail(s, [[x, y, 0], [x, hub[1], 0], hub], accent(0.68), 5);
  const stand = ([x, y]) => {
    s.shadow([x, y, 0], [2.2, 2.2], 0.4);
    s.slab([x, y, 0], [2.2, 2.2, 0.5], 0.3, solid.white);
  };
  // A reader with its antenna and a tagged crate.
  stand([0.8, 0.8]);
  s.slab([1, 1, 0.5], [0.5, 1.7, 2.6], 0.14, solid.dark);
  s.right(1.5, 2.7, 3.1).rect(0.3, 0.3, 1.1, 1.7, brand(0.66), 0.14);
  for (const r of [0.3, 0.5]) s.right(1.5, 2.7, 3.1).arc(0.85, 1.5, r, 0.6, 0.9, white, 4);
  carton(s, [1.8, 1.4, 0.5], [0.9, 0.9, 0.7], { label: false });
  const crate = s.left(1.8, 2.3, 1.2);
  crate.rect(0.2, 0.14, 0.46, 0.46, white, 0.05);
  squareCode(crate, [0.26, 0.2, 0.34], ink);
  // A till.
  stand([5.4, 0.8]);
  s.slab([5.7, 1.2, 0.5], [1.6, 1.3, 0.36], 0.14, solid.dark);
  s.block([6.3, 1.7, 0.86], [0.4, 0.2, 0.4], solid.steel);
  board(s, 'left', [5.6, 1.9, 1.1], [1.8, 1.4], (p, w) => {
    for (const i of [0, 1, 2, 3, 4, 5])
      p.rect(
        0.18 + (i % 3) * 0.36,
        0.2 + Math.floor(i / 3) * 0.36,
        0.28,
        0.28,
        [brand(0.6), accent(0.7), gold(0.84)][i % 3],
        0.05,
      );
    lines(p, [1.3, 0.24, 0.34], 3, brand(0.76), { gap: 0.2, width: 3 });
    p.rect(0.18, 1, w - 0.36, 0.24, brand(0.9), 0.05);
    rupee(p, 1.36, 0.92, 0.2, brand(0.45), 2.4);
  });
  // The platform that they report to.
  s.shadow([3.3, 3.3, 0], [1.8, 1.6], 0.7);
  s.slab([3.2, 3.2, 0], [2, 1.8, 0.9], 0.3, solid.brand);
  s.slab([3.4, 3.4, 0.9], [1.6, 1.4, 0.5], 0.24, solid.teal);
  const top = s.floor(3.4, 3.4, 1.4);
  top.ring(0.8, 0.7, 0.34, white, 5);
  top.dot(0.8, 0.7, 0.14, accent(0.66));
  const face = s.left(3.2, 5, 0.9);
  for (const i of [0, 1, 2]) face.dot(0.5 + i * 0.34, 0.44, 0.09, [white, white, accent(0.7)][i]);
  // A label printer.
  stand([0.8, 5.2]);
  s.slab([1.1, 5.5, 0.5], [1.6, 1.5, 1], 0.22, solid.steel);
  s.slab([1.1, 5.5, 1.5], [1.6, 1.5, 0.22], 0.22, solid.accent);
  const printer = s.left(1.1, 7, 1.5);
  printer.rect(0.3, 0.4, 1, 0.12, grey(0.3), 0.05);
  printer.rect(0.4, 0.48, 0.8, 0.66, white);
  barcode(printer, [0.5, 0.58, 0.6, 0.34], ink);
  // A handheld reader, and the two who fit it all together.
  handheld(
    s,
    'left',
    [7, 6.9, 0.3],
    (p, w) => {
      barcode(p, [0.22, 0.36, w - 0.44, 0.5], ink);
      p.line(
        [
          [0.14, 0.6],
          [w - 0.14, 0.6],
        ],
        accent(0.62),
        4,
      );
      lines(p, [0.22, 1.16, w - 0.44], 3, brand(0.76), { gap: 0.22 });
    },
    1.2,
  );
  person(s, [7, 4.6], {
    shirt: brand(0.56),
    arm: 'hold',
    face: -1,
    helmet: gold(0.82),
    skin: s.colours.skin(0.62),
    scale: 1.1,
  });
  person(s, [4.9, 7.2], { shirt: accent(0.66), arm: 'hold', long: true, skin: s.colours.skin(0.7), scale: 1.1 });
}
