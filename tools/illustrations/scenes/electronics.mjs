// A circuit board as large as a table, under a test probe.
import { person } from '../people.mjs';
import { carton, ground } from '../props.mjs';
import { board, lines, tick, titleBar } from '../screens.mjs';

export function electronics(s) {
  const { solid, brand, accent, gold, grey, white } = s.colours;
  ground(s);
  board(s, 'left', [3.4, 0.9, 0.9], [4.1, 2.4], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    p.rect(0.3, 0.6, 2.1, 1.5, brand(0.5), 0.1);
    for (const [u, v, size] of [
      [0.5, 0.8, 0.5],
      [1.3, 0.8, 0.3],
      [1.8, 0.9, 0.36],
      [0.6, 1.5, 0.3],
      [1.3, 1.4, 0.5],
    ])
      p.rect(u, v, size, size, brand(0.8));
    p.frame(1.24, 1.34, 0.62, 0.62, accent(0.66), 0.06, 4);
    for (const i of [0, 1, 2]) tick(p, 2.75, 0.66 + i * 0.48, 0.3, i === 2 ? accent(0.66) : brand(0.56), 4);
    for (const i of [0, 1, 2]) lines(p, [3.2, 0.78 + i * 0.48, 0.5], 1, brand(0.76), { width: 5 });
  });
  // The board under test.
  s.shadow([1, 3, 0], [5, 4.4], 0.5);
  s.slab([0.9, 3, 0], [5, 4.4, 0.3], 0.3, solid.brand);
  const traces = s.floor(0.9, 3, 0.3);
  for (const way of [
    [
      [0.5, 0.6],
      [1.4, 0.6],
      [2, 1.4],
    ],
    [
      [0.5, 3.8],
      [1.2, 3.8],
      [1.9, 3],
    ],
    [
      [4.5, 0.7],
      [3.8, 0.7],
      [3.2, 1.4],
    ],
    [
      [4.5, 3.7],
      [3.9, 3.7],
      [3.2, 2.9],
    ],
    [
      [0.5, 2.2],
      [1.7, 2.2],
    ],
    [
      [4.5, 2.2],
      [3.3, 2.2],
    ],
  ]) {
    traces.line(way, gold(0.82), 3.5);
    traces.dot(way[0][0], way[0][1], 0.1, gold(0.88));
  }
  const chip = ([x, y], size, h, mat) => s.block([x, y, 0.3], [size, size, h], mat);
  chip([1.9, 3.3], 0.7, 0.2, solid.dark);
  chip([4.5, 3.3], 0.6, 0.2, solid.dark);
  s.slab([2.6, 4.4, 0.3], [1.6, 1.6, 0.3], 0.12, solid.dark);
  const mark = s.floor(2.6, 4.4, 0.6);
  mark.rect(0.3, 0.3, 1, 1, grey(0.5), 0.1);
  mark.dot(0.5, 0.5, 0.08, white);
  for (const x of [1.4, 1.8, 2.2]) {
    s.group(x, 6.8, 0.3, () => s.drum([x, 6.8, 0.3], 0.16, 0.5, solid.steel));
  }
  chip([4.7, 5.8], 0.7, 0.34, solid.accent);
  s.block([3.1, 6.7, 0.3], [1.3, 0.4, 0.3], solid.white);
  // The probe above it.
  const [px, py] = s.at(3.4, 5.2, 0.75);
  s.add(
    [
      ['M', px, py],
      ['L', px + 34, py - 62],
    ],
    { stroke: grey(0.4), width: 4 },
  );
  s.add(
    [
      ['M', px + 14, py - 26],
      ['L', px + 52, py - 95],
    ],
    { stroke: accent(0.66), width: 15 },
  );
  person(s, [7, 4.4], {
    shirt: white,
    sleeve: brand(0.93),
    legs: brand(0.5),
    face: -1,
    arm: 'hold',
    skin: s.colours.skin(0.66),
    scale: 1.1,
  });
  s.shadow([6.4, 6.2, 0], [1.2, 1.2], 0.4);
  carton(s, [6.4, 6.2, 0], [1.2, 1.2, 0.8]);
}
