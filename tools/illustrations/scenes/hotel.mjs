// A room, and the desk that knows which rooms are free.
import { person } from '../people.mjs';
import { counter, ground, plant } from '../props.mjs';
import { board, calendar } from '../screens.mjs';

export function hotel(s) {
  const { solid, brand, accent, grey, gold, white, warm } = s.colours;
  ground(s);
  // Two walls of a room, its bed, and the desk that knows which rooms are free.
  s.block([0.6, 0.6, 0], [7.2, 0.16, 3.2], solid.pale);
  s.block([0.6, 0.76, 0], [0.16, 4, 3.2], solid.white);
  const back = s.left(0.76, 0.77, 3.2);
  back.rect(0.5, 0.5, 1.5, 1.5, brand(0.72), 0.08);
  back.rect(0.6, 0.6, 0.6, 1.3, brand(0.94));
  back.rect(1.3, 0.6, 0.6, 1.3, brand(0.94));
  back.rect(5.4, 0.75, 1.15, 2.4, warm(0.62), 0.08);
  back.dot(5.6, 2, 0.09, gold(0.85));
  s.slab([1.5, 1, 0], [0.8, 0.8, 0.8], 0.1, solid.wood);
  s.line(
    [
      [1.9, 1.4, 0.8],
      [1.9, 1.4, 1.2],
    ],
    grey(0.4),
    4,
  );
  s.drum([1.9, 1.4, 1.2], 0.28, 0.4, solid.gold);
  s.floor(5.5, 2.2).rect(0, 0, 1.3, 1.9, brand(0.86), 0.2);
  s.floor(5.5, 2.2).frame(0.15, 0.15, 1, 1.6, white, 0.1);
  s.shadow([2.6, 0.9, 0], [2.4, 3], 0.5);
  s.block([2.6, 0.9, 0], [2.4, 0.16, 1.5], solid.wood);
  s.slab([2.6, 1.06, 0], [2.4, 2.9, 0.4], 0.14, solid.wood);
  s.slab([2.65, 1.06, 0.4], [2.3, 2.85, 0.32], 0.2, solid.white);
  s.slab([2.65, 2, 0.66], [2.3, 1.95, 0.12], 0.2, solid.teal);
  for (const x of [2.8, 3.9]) s.slab([x, 1.2, 0.72], [0.95, 0.6, 0.2], 0.2, solid.white);
  counter(s, [1.2, 5.4], [3.6, 1.5, 1.4], { body: solid.brand, top: solid.wood });
  board(s, 'left', [1.4, 5.9, 1.42], [1.9, 1.3], (p) =>
    calendar(s, p, [0.2, 0.24, 1.56, 0.9], { marked: [3, 10, 17], other: [5, 6, 8, 12, 13, 15, 20, 21] }),
  );
  s.drum([4.3, 6.2, 1.4], 0.22, 0.08, solid.gold);
  s.drum([4.3, 6.2, 1.48], 0.16, 0.12, solid.gold);
  s.slab([6.6, 4.2, 0.12], [0.8, 0.5, 1], 0.12, solid.gold);
  s.line(
    [
      [7, 4.4, 1.12],
      [7, 4.4, 1.5],
    ],
    grey(0.4),
    4,
  );
  person(s, [6.3, 5.4], {
    shirt: accent(0.66),
    arm: 'up',
    face: -1,
    skin: s.colours.skin(0.68),
    bun: true,
    hair: grey(0.24),
    scale: 1.08,
  });
  plant(s, [7.4, 1.7], 1.4);
}
