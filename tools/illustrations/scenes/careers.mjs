// A free desk among colleagues, and somebody who comes in with a bag.
import { person } from '../people.mjs';
import { ground, plant, table } from '../props.mjs';
import { bars, board, lines } from '../screens.mjs';

export function careers(s) {
  const { solid, brand, accent, grey, gold, white, warm } = s.colours;
  ground(s);
  s.block([0.6, 0.6, 0], [7.2, 0.16, 3.2], solid.pale);
  s.block([0.6, 0.76, 0], [0.16, 5, 3.2], solid.white);
  // The open door on the left, and the board of open positions at the back.
  const side = s.right(0.77, 5.76, 3.2);
  side.rect(0.5, 0.5, 1.5, 2.7, brand(0.8), 0.05);
  s.face(
    [
      [0.8, 5.2, 0],
      [2.1, 5.6, 0],
      [2.1, 5.6, 2.6],
      [0.8, 5.2, 2.6],
    ],
    { fill: warm(0.66) },
  );
  s.ball([1.9, 5.6, 1.2], 0.09, gold(0.85));
  board(s, 'left', [2.6, 0.92, 1], [4.6, 1.9], (p) => {
    for (const i of [0, 1, 2]) {
      const u = 0.22 + i * 1.42;
      p.rect(u, 0.24, 1.28, 1.42, i === 1 ? accent(0.92) : brand(0.95), 0.1);
      p.dot(u + 0.3, 0.54, 0.16, [brand(0.6), accent(0.68), gold(0.82)][i]);
      lines(p, [u + 0.16, 0.86, 0.96], 2, brand(0.76), { gap: 0.22 });
      p.rect(u + 0.16, 1.32, 0.7, 0.2, i === 1 ? accent(0.66) : brand(0.84), 0.06);
    }
  });
  const desk = (x, y, screen) => {
    table(s, [x, y], [2.2, 1.4, 1.2], { top: solid.wood });
    s.slab([x + 0.8, y + 0.4, 1.2], [0.6, 0.4, 0.06], 0.08, solid.dark);
    s.block([x + 1.02, y + 0.5, 1.26], [0.16, 0.1, 0.3], solid.dark);
    board(s, 'left', [x + 0.4, y + 0.66, 1.45], [1.4, 0.95], screen, { thick: 0.07, r: 0.08 });
  };
  desk(5.2, 2.3, (p) => bars(p, [0.22, 0.2, 1, 0.58], [0.5, 0.8, 0.6, 1], [brand(0.6), accent(0.68)]));
  person(s, [6.4, 4.5], { shirt: brand(0.56), arm: 'hold', face: -1, skin: s.colours.skin(0.64), scale: 1.06 });
  desk(4.6, 5.5, (p) => {
    lines(p, [0.2, 0.26, 0.9], 3, brand(0.76));
    p.dot(1.14, 0.72, 0.1, accent(0.66));
  });
  chair(s, [5.7, 7.5]);
  person(s, [2.6, 6.4], {
    shirt: gold(0.76),
    arm: 'up',
    long: true,
    skin: s.colours.skin(0.68),
    legs: grey(0.38),
    scale: 1.12,
  });
  s.slab([1.7, 6.9, 0], [0.4, 0.8, 0.6], 0.1, solid.accent);
  s.line(
    [
      [1.9, 7.15, 0.6],
      [1.9, 7.15, 0.82],
      [1.9, 7.5, 0.82],
      [1.9, 7.5, 0.6],
    ],
    grey(0.35),
    4,
  );
  person(s, [3.6, 3.7], {
    shirt: white,
    sleeve: brand(0.9),
    arm: 'up',
    face: -1,
    skin: s.colours.skin(0.6),
    scale: 1.08,
  });
  plant(s, [7.6, 1.5], 1.3);
}

function chair(s, [x, y]) {
  const { solid, grey } = s.colours;
  s.shadow([x - 0.4, y - 0.4, 0], [0.8, 0.8], 0.4);
  s.drum([x, y, 0], 0.32, 0.06, solid.dark);
  s.line(
    [
      [x, y, 0.06],
      [x, y, 0.7],
    ],
    grey(0.4),
    6,
  );
  s.slab([x - 0.42, y - 0.42, 0.7], [0.84, 0.84, 0.16], 0.2, solid.accent);
  board(s, 'left', [x - 0.4, y + 0.46, 0.96], [0.8, 0.8], undefined, {
    edge: s.colours.accent(0.57),
    face: s.colours.accent(0.67),
    r: 0.2,
    thick: 0.1,
  });
}
