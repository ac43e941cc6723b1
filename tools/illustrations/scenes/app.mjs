// A telephone as tall as a wall, and the parts of its screens on the floor.
import { person } from '../people.mjs';
import { ground, plant } from '../props.mjs';
import { bars, board, donut, lines, tick } from '../screens.mjs';

export function app(s) {
  const { solid, brand, accent, gold, grey, white } = s.colours;
  ground(s);
  const phone = { edge: grey(0.3), r: 0.34, thick: 0.3 };
  board(
    s,
    'left',
    [3.2, 2.2, 0.2],
    [2.5, 4.4],
    (p, w) => {
      p.rect(0.8, 0.16, 0.9, 0.14, grey(0.3));
      p.rect(0.24, 0.5, w - 0.48, 1.1, brand(0.56), 0.16);
      lines(p, [0.44, 0.74, 1], 2, white, { gap: 0.26, width: 6 });
      donut(
        p,
        1.85,
        1.05,
        0.26,
        [
          [0.7, white],
          [0.3, accent(0.7)],
        ],
        8,
      );
      for (const i of [0, 1, 2]) {
        const v = 1.86 + i * 0.62;
        p.rect(0.24, v, w - 0.48, 0.5, brand(0.94), 0.12);
        p.dot(0.52, v + 0.25, 0.16, [accent(0.68), gold(0.78), brand(0.66)][i]);
        lines(p, [0.84, v + 0.2, 1.1 - i * 0.2], 1, brand(0.7), { width: 5 });
      }
      p.rect(0.44, 3.78, w - 0.88, 0.36, accent(0.66), 0.16);
    },
    phone,
  );
  // Cards that belong to the telephone's screens.
  board(
    s,
    'left',
    [6.1, 2.6, 0.5],
    [1.7, 1.6],
    (p) => bars(p, [0.26, 0.3, 1.2, 1], [0.4, 0.7, 0.55, 0.95], [brand(0.6), accent(0.68)]),
    {
      edge: brand(0.8),
      thick: 0.08,
    },
  );
  board(
    s,
    'right',
    [1.3, 4.6, 1],
    [1.7, 1.5],
    (p) => {
      p.dot(0.85, 0.75, 0.46, brand(0.6));
      tick(p, 0.64, 0.54, 0.42, white, 6);
    },
    { edge: brand(0.8), thick: 0.08 },
  );
  s.shadow([6.5, 5, 0], [1.4, 1.4], 0.4);
  s.slab([6.3, 5, 0], [1.4, 1.4, 0.4], 0.3, solid.accent);
  s.slab([6.5, 5.2, 0.4], [1, 1, 0.4], 0.24, solid.gold);
  person(s, [2.2, 5.7], { shirt: accent(0.66), arm: 'up', long: true, skin: s.colours.skin(0.7), scale: 1.1 });
  person(s, [4.9, 5.4], { shirt: brand(0.5), arm: 'hold', skin: s.colours.skin(0.62), scale: 1.1 });
  plant(s, [7.4, 1.5], 1.4);
  plant(s, [1.2, 6.9], 1);
}
