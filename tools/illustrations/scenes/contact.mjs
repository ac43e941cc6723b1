// A reception desk: a caller on the screen, a telephone, and the hours on the wall.
import { person } from '../people.mjs';
import { counter, ground, plant } from '../props.mjs';
import { board, handheld, lines, sheet, tick } from '../screens.mjs';

export function contact(s) {
  const { solid, brand, accent, grey, gold, white } = s.colours;
  ground(s);
  s.block([0.6, 0.6, 0], [7.2, 0.16, 3.4], solid.pale);
  const wall = s.left(0.6, 0.77, 3.4);
  wall.dot(1.9, 1.3, 0.78, white);
  wall.ring(1.9, 1.3, 0.78, brand(0.56), 6);
  wall.line(
    [
      [1.9, 0.8],
      [1.9, 1.3],
      [1.5, 1.5],
    ],
    grey(0.35),
    5,
  );
  board(s, 'left', [4.2, 0.92, 1.2], [3.2, 1.7], (p, w, h) => {
    p.rect(0.16, 0.16, w - 0.32, h - 0.32, brand(0.92), 0.08);
    for (const street of [
      [
        [0.16, 1.1],
        [w - 0.16, 0.7],
      ],
      [
        [1.1, 0.16],
        [1.4, h - 0.16],
      ],
      [
        [2.3, 0.16],
        [2.2, h - 0.16],
      ],
    ])
      p.line(street, white, 7);
    p.dot(1.26, 0.92, 0.2, accent(0.66));
    p.dot(1.26, 0.92, 0.08, white);
  });
  plant(s, [7.5, 1.5], 1.2);
  person(s, [4.4, 2.7], {
    shirt: accent(0.66),
    arm: 'up',
    face: -1,
    long: true,
    skin: s.colours.skin(0.66),
    scale: 1.12,
  });
  counter(s, [1.6, 3.7], [5.8, 1.6, 1.5], { body: solid.brand, top: solid.wood });
  const front = s.left(1.68, 5.22, 1.38);
  for (let i = 1; i < 6; i++)
    front.line(
      [
        [i * 0.94, 0.1],
        [i * 0.94, 1.3],
      ],
      brand(0.64),
      2,
    );
  board(s, 'left', [2, 4.3, 1.55], [1.8, 1.2], (p, w) => {
    p.dot(0.5, 0.6, 0.28, gold(0.84));
    lines(p, [0.96, 0.36, w - 1.25], 3, brand(0.74), { gap: 0.24 });
  });
  // The telephone.
  s.slab([5.2, 4.2, 1.5], [1.2, 0.8, 0.22], 0.16, solid.dark);
  const keys = s.floor(5.2, 4.2, 1.72);
  for (let i = 0; i < 9; i++) keys.dot(0.62 + (i % 3) * 0.18, 0.22 + Math.floor(i / 3) * 0.18, 0.055, grey(0.82));
  s.slab([5.24, 4.22, 1.78], [0.3, 0.76, 0.16], 0.12, solid.accent);
  sheet(s, 'right', [1.3, 7.2, 1.1], [1.9, 1.3], (p) => {
    p.line(
      [
        [0.16, 0.16],
        [0.95, 0.74],
        [1.74, 0.16],
      ],
      brand(0.6),
      4,
    );
    lines(p, [0.2, 1, 1.1], 1, brand(0.82), { width: 5 });
    tick(p, 1.4, 0.86, 0.28, accent(0.66), 4);
  });
  person(s, [4.4, 6.8], {
    shirt: gold(0.76),
    arm: 'hold',
    skin: s.colours.skin(0.62),
    legs: grey(0.38),
    turban: accent(0.66),
    scale: 1.1,
  });
  handheld(
    s,
    'left',
    [6.1, 7.1, 0.3],
    (p, w, h) => {
      p.dot(w / 2, 0.76, 0.36, brand(0.62));
      lines(p, [0.3, 1.36, w - 0.6], 2, brand(0.78), { gap: 0.22 });
      p.dot(0.46, h - 0.48, 0.2, accent(0.66));
      p.dot(w - 0.46, h - 0.48, 0.2, brand(0.6));
    },
    1.15,
  );
}
