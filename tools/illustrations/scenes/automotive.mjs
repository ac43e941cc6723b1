// A car body, tyres and a robot.
import { robot } from '../landmarks.mjs';
import { person } from '../people.mjs';
import { carton, ground } from '../props.mjs';
import { bars, board, donut, titleBar } from '../screens.mjs';

export function automotive(s) {
  const { solid, brand, accent, gold, grey } = s.colours;
  ground(s);
  const tyre = (x, y, z) =>
    s.group(x, y, z, () => {
      s.drum([x, y, z], 0.55, 0.34, solid.dark);
      s.floor(x, y, z + 0.34).dot(0, 0, 0.3, grey(0.55));
      s.floor(x, y, z + 0.34).dot(0, 0, 0.17, grey(0.3));
    });
  for (const [x, y, count] of [
    [1.6, 1.4, 4],
    [2.9, 1.3, 3],
  ]) {
    s.shadow([x - 0.4, y - 0.4, 0], [0.9, 0.9], 0.8);
    for (let i = 0; i < count; i++) tyre(x, y, i * 0.36);
  }
  board(s, 'left', [4.2, 0.9, 0.8], [3.4, 2.3], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    bars(p, [0.3, 0.6, 1.5, 1.4], [0.5, 0.7, 0.6, 0.9], [brand(0.6), brand(0.75)]);
    donut(
      p,
      2.6,
      1.3,
      0.42,
      [
        [0.6, brand(0.56)],
        [0.4, accent(0.68)],
      ],
      9,
    );
  });
  robot(
    s,
    [5.6, 2.9],
    [
      [5.6, 2.9, 2.3],
      [5.1, 3.4, 3],
      [4.4, 3.9, 2.4],
    ],
  );
  car(s, [1.5, 3.6]);
  person(s, [1.6, 6.9], { shirt: accent(0.66), helmet: gold(0.82), arm: 'up', scale: 1.1, skin: s.colours.skin(0.62) });
  s.shadow([6.2, 6.3, 0], [1.2, 1.2], 0.6);
  carton(s, [6.1, 6.3, 0], [1.3, 1.2, 0.9]);
}

/** A small car along x. */
function car(s, [x, y]) {
  const { solid, brand, grey, white, gold } = s.colours;
  s.shadow([x, y, 0], [5, 2], 0.6);
  s.slab([x, y, 0.35], [5, 2, 0.85], 0.35, solid.brand);
  const z = 1.2;
  const [a, b, c, d] = [x + 0.7, x + 1.4, x + 3, x + 3.9];
  const [near, far, top] = [y + 1.8, y + 0.2, 2];
  s.face(
    [
      [a, near, z],
      [b, near, top],
      [c, near, top],
      [d, near, z],
    ],
    { fill: brand(0.6) },
  );
  s.face(
    [
      [a + 0.28, near, z + 0.08],
      [b + 0.12, near, top - 0.12],
      [b + 0.75, near, top - 0.12],
      [b + 0.75, near, z + 0.08],
    ],
    { fill: brand(0.88) },
  );
  s.face(
    [
      [b + 0.9, near, z + 0.08],
      [b + 0.9, near, top - 0.12],
      [c - 0.1, near, top - 0.12],
      [d - 0.3, near, z + 0.08],
    ],
    { fill: brand(0.88) },
  );
  s.face(
    [
      [d, near, z],
      [d, far, z],
      [c, far, top],
      [c, near, top],
    ],
    { fill: brand(0.8) },
  );
  s.face(
    [
      [b, near, top],
      [c, near, top],
      [c, far, top],
      [b, far, top],
    ],
    { fill: brand(0.68) },
  );
  const side = s.left(x, y + 2.02, 0.9);
  for (const u of [1.1, 3.9]) {
    side.dot(u, 0.4, 0.48, grey(0.27));
    side.dot(u, 0.4, 0.24, grey(0.75));
  }
  side.line(
    [
      [2.3, 0.05],
      [2.7, 0.05],
    ],
    white,
    4,
  );
  const nose = s.right(x + 5, y + 2, 1.2);
  for (const u of [0.3, 1.35]) nose.rect(u, 0.25, 0.36, 0.22, gold(0.9), 0.08);
  nose.rect(0.3, 0.58, 1.4, 0.14, brand(0.36));
}
