// Three beacons on a floor plan find a trolley.
import { carton, ground, pin, trail } from '../props.mjs';
import { handheld, lines } from '../screens.mjs';

export function ble(s) {
  const { solid, brand, accent, grey, white } = s.colours;
  ground(s);
  // A floor plan with low walls; three beacons find the trolley.
  const wall = (place, size) => s.block(place, size, solid.pale);
  s.floor(0.9, 0.9).rect(0, 0, 6.6, 6.6, brand(0.94), 0.2);
  const trolley = [3.5, 4.7];
  for (const [x, y] of [
    [1.7, 1.7],
    [6.6, 2.1],
    [1.9, 6.4],
  ])
    trail(
      s,
      [
        [x, y, 0],
        [...trolley, 0],
      ],
      accent(0.72),
      3,
    );
  wall([0.8, 0.8, 0], [6.8, 0.2, 1]);
  wall([0.8, 1, 0], [0.2, 6.6, 1]);
  wall([3.6, 1, 0], [0.2, 1.8, 1]);
  const beacon = ([x, y]) => {
    for (const [i, r] of [1.15, 0.8, 0.5].entries()) s.floor(x, y).ring(0, 0, r, brand([0.84, 0.74, 0.64][i]), 3);
    s.drum([x, y, 0], 0.16, 1.1, solid.steel);
    s.slab([x - 0.28, y - 0.28, 1.1], [0.56, 0.56, 0.3], 0.2, solid.brand);
    s.floor(x, y, 1.4).dot(0, 0, 0.12, white);
  };
  beacon([1.9, 2]);
  beacon([6.4, 2.1]);
  wall([1, 4.4, 0], [1.6, 0.2, 1]);
  s.shadow([5.9, 3.6, 0], [1.4, 0.9], 0.6);
  s.slab([5.6, 3.5, 0], [1.5, 0.9, 0.8], 0.1, solid.teal);
  // The trolley with its tag.
  const [x, y] = trolley;
  s.shadow([x - 0.8, y - 0.5, 0], [1.7, 1.1], 0.6);
  for (const [dx, dy] of [
    [-0.6, 0.5],
    [0.6, 0.5],
  ])
    s.left(x + dx, y + dy + 0.05, 0.3).dot(0, 0.15, 0.15, grey(0.3));
  s.slab([x - 0.8, y - 0.5, 0.3], [1.7, 1.1, 0.14], 0.14, solid.steel);
  carton(s, [x - 0.6, y - 0.36, 0.44], [0.85, 0.8, 0.7]);
  s.slab([x + 0.36, y - 0.24, 0.44], [0.42, 0.6, 0.4], 0.08, solid.accent);
  s.line(
    [
      [x - 0.8, y + 0.4, 0.4],
      [x - 1, y + 0.4, 1.4],
      [x - 1, y - 0.4, 1.4],
    ],
    grey(0.45),
    4,
  );
  pin(s, [x, y, 1.35], accent(0.66), 1.1);
  wall([2.6, 7.4, 0], [5, 0.2, 0.6]);
  beacon([1.9, 6.2]);
  wall([7.4, 2.8, 0], [0.2, 4.8, 0.6]);
  handheld(
    s,
    'left',
    [6.5, 6.3, 0.4],
    (p, w, h) => {
      p.rect(0.1, 0.14, w - 0.2, h - 0.28, brand(0.92), 0.14);
      p.line(
        [
          [0.1, 1],
          [w - 0.1, 0.7],
        ],
        white,
        5,
      );
      p.line(
        [
          [0.6, 0.2],
          [0.9, h - 0.9],
        ],
        white,
        5,
      );
      p.dot(w / 2, 1.1, 0.42, brand(0.8));
      p.dot(w / 2, 1.1, 0.18, accent(0.66));
      p.rect(0.22, h - 0.86, w - 0.44, 0.56, white, 0.1);
      lines(p, [0.36, h - 0.7, w - 0.8], 2, brand(0.7), { gap: 0.2 });
    },
    1.4,
  );
}
