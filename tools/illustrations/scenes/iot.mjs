// A tank, a motor and a cold cabinet that report to a gateway.
import { person } from '../people.mjs';
import { ground, trail } from '../props.mjs';
import { board, curve, titleBar } from '../screens.mjs';
import { arc } from '../vector.mjs';

export function iot(s) {
  const { solid, brand, accent, grey, white } = s.colours;
  ground(s);
  const hub = [4.6, 4.8, 0];
  const corner = ([x, y]) => [[x, y, 0], [x, hub[1], 0], hub];
  for (const place of [
    [2, 2.2],
    [6.6, 2.2],
    [2, 6.4],
  ])
    trail(s, corner(place), accent(0.68), 4);
  // A tank with a level sensor, a motor, a cold cabinet and a meter.
  s.shadow([0.9, 1, 0], [2, 2], 1);
  s.drum([1.9, 2, 0], 1.05, 2.5, solid.steel);
  s.drum([1.9, 2, 2.5], 0.85, 0.24, solid.white);
  s.drum([1.9, 2, 2.74], 0.2, 0.3, solid.accent);
  const [gx, gy] = s.at(1.9, 2, 0);
  s.add(
    [
      ['M', gx - 28, gy - 78],
      ['L', gx - 28, gy - 10],
    ],
    { stroke: grey(0.5), width: 9 },
  );
  s.add(
    [
      ['M', gx - 28, gy - 48],
      ['L', gx - 28, gy - 10],
    ],
    { stroke: brand(0.72), width: 9 },
  );
  board(s, 'left', [3.4, 0.8, 1.5], [4.2, 2.3], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    for (const v of [0.9, 1.4, 1.9])
      p.line(
        [
          [0.3, v],
          [w - 0.3, v],
        ],
        brand(0.9),
        2,
      );
    curve(p, [0.3, 0.6, w - 0.6, 1.4], [0.35, 0.5, 0.42, 0.7, 0.6, 0.9, 0.72], brand(0.56), 4);
    curve(p, [0.3, 0.6, w - 0.6, 1.4], [0.2, 0.12, 0.3, 0.24, 0.4, 0.34, 0.5], accent(0.68), 4);
  });
  s.shadow([5.8, 1.6, 0], [1.8, 1.2], 0.7);
  s.slab([5.7, 1.6, 0], [2, 1.2, 0.2], 0.1, solid.dark);
  s.slab([5.9, 1.7, 0.2], [1.4, 1, 0.95], 0.3, solid.brand);
  const fins = s.left(5.9, 2.7, 1.15);
  for (let i = 0; i < 4; i++)
    fins.line(
      [
        [0.32 + i * 0.24, 0.2],
        [0.32 + i * 0.24, 0.8],
      ],
      brand(0.44),
      3,
    );
  s.drum([6.6, 2.2, 1.15], 0.16, 0.24, solid.accent);
  // The gateway.
  s.shadow([3.7, 4.1, 0], [1.9, 1.5], 0.6);
  s.slab([3.7, 4.1, 0], [1.9, 1.5, 0.7], 0.24, solid.teal);
  const face = s.left(3.7, 5.6, 0.7);
  for (const i of [0, 1, 2, 3]) face.dot(0.4 + i * 0.3, 0.34, 0.08, i === 3 ? accent(0.68) : white);
  for (const [x, y] of [
    [4, 4.4],
    [5.3, 4.4],
  ]) {
    s.line(
      [
        [x, y, 0.7],
        [x, y, 2.1],
      ],
      grey(0.35),
      6,
    );
    s.ball([x, y, 2.15], 0.12, accent(0.66));
  }
  const [ax, ay] = s.at(4, 4.4, 2.15);
  for (const r of [20, 34, 48]) s.add(arc(ax, ay, r, 0.64, 0.86), { stroke: brand(0.6), width: 4 });
  s.shadow([1.2, 5.6, 0], [1.4, 1.4], 0.9);
  s.slab([1.2, 5.6, 0], [1.4, 1.4, 2.2], 0.16, solid.teal);
  const door = s.left(1.2, 7, 2.2);
  door.rect(0.2, 0.2, 1, 1.4, brand(0.9), 0.1);
  for (const v of [0.65, 1.1])
    door.line(
      [
        [0.25, v],
        [1.15, v],
      ],
      brand(0.74),
      2.5,
    );
  door.rect(0.5, 1.78, 0.4, 0.2, accent(0.68), 0.08);
  person(s, [7.2, 5.5], { shirt: accent(0.66), face: -1, arm: 'hold', skin: s.colours.skin(0.66), scale: 1.08 });
}
