// A rail of shirts, a sewing table, rolls of cloth.
import { person } from '../people.mjs';
import { carton, ground, table } from '../props.mjs';

export function garments(s) {
  const { solid, brand, accent, gold, grey } = s.colours;
  ground(s);
  // A rail of shirts along the back, cloth rolls, the sewing table.
  s.shadow([0.9, 1, 0], [4.4, 0.3], 1);
  for (const x of [1, 5.2]) s.block([x, 1.1, 0], [0.1, 0.1, 3.2], solid.dark);
  s.line(
    [
      [1, 1.15, 3.2],
      [5.3, 1.15, 3.2],
    ],
    grey(0.36),
    6,
  );
  const rail = s.left(1.2, 1.2, 3.2);
  for (let i = 0; i < 5; i++) {
    const u = 0.1 + i * 0.8;
    const fill = [brand(0.6), accent(0.68), brand(0.8), gold(0.82), brand(0.46)][i];
    rail.line(
      [
        [u + 0.35, 0],
        [u + 0.35, 0.25],
      ],
      grey(0.5),
      2.5,
    );
    rail.poly(
      [
        [u + 0.2, 0.25],
        [u + 0.35, 0.34],
        [u + 0.5, 0.25],
        [u + 0.86, 0.5],
        [u + 0.76, 0.86],
        [u + 0.64, 0.78],
        [u + 0.64, 1.7],
        [u + 0.06, 1.7],
        [u + 0.06, 0.78],
        [u - 0.06, 0.86],
        [u - 0.16, 0.5],
      ],
      fill,
    );
  }
  for (const [x, y, mat] of [
    [6.5, 1.3, solid.accent],
    [7.2, 1.8, solid.teal],
    [6.6, 2.2, solid.gold],
  ]) {
    s.shadow([x - 0.2, y - 0.2, 0], [0.6, 0.5], 0.6);
    s.drum([x, y, 0], 0.36, 2.1, mat);
    s.drum([x, y, 2.1], 0.12, 0.14, solid.white);
  }
  table(s, [1.3, 4], [4.6, 2, 1.3]);
  s.slab([1.7, 4.4, 1.3], [1.1, 1.2, 0.16], 0.1, solid.brand);
  s.slab([1.8, 4.5, 1.46], [0.9, 1, 0.16], 0.1, solid.accent);
  s.slab([1.7, 4.4, 1.62], [1.1, 1.2, 0.16], 0.1, solid.gold);
  s.floor(3.4, 4.5, 1.31).rect(0, 0, 2, 1, brand(0.82), 0.1);
  s.block([4.9, 4.5, 1.3], [0.5, 0.6, 1.1], solid.white);
  s.block([3.7, 4.55, 2], [1.3, 0.5, 0.4], solid.white);
  s.block([3.7, 4.6, 1.5], [0.36, 0.4, 0.9], solid.white);
  s.line(
    [
      [3.88, 4.85, 1.5],
      [3.88, 4.85, 1.32],
    ],
    grey(0.35),
    3,
  );
  s.drum([5.1, 4.8, 2.4], 0.14, 0.34, solid.accent);
  s.left(4.9, 5.1, 2.4).dot(0.25, 0.3, 0.16, brand(0.6));
  person(s, [6.5, 4.6], {
    shirt: accent(0.66),
    face: -1,
    arm: 'hold',
    long: true,
    skin: s.colours.skin(0.68),
    scale: 1.1,
    legs: brand(0.4),
  });
  s.shadow([1.2, 6.7, 0], [1.3, 1.1], 0.5);
  carton(s, [1.2, 6.7, 0], [1.3, 1.1, 0.8]);
  s.slab([5, 6.8, 0], [1.2, 0.9, 0.6], 0.1, solid.wood);
  for (const [x, mat] of [
    [5.3, solid.accent],
    [5.85, solid.white],
  ])
    s.drum([x, 7.2, 0.6], 0.18, 0.3, mat);
}
