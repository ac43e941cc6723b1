// Six departments wired to one screen.
import { person } from '../people.mjs';
import { carton, coins, ground, trail } from '../props.mjs';
import { board, dashboard, lines, sheet } from '../screens.mjs';

export function erp(s) {
  const { solid, brand, accent, grey, white } = s.colours;
  ground(s);
  // Six departments on their own tiles, wired to the screen in the middle.
  const tiles = [
    [5.6, 6.5],
    [6.5, 0.9],
    [6.8, 3.7],
    [3.2, 6.7],
    [0.8, 3.7],
    [0.9, 6.5],
  ];
  for (const [x, y] of tiles) {
    const ends = [
      [x + 0.7, y + 0.7, 0],
      [x + 0.7, 4.2, 0],
      [4.2, 4.2, 0],
    ];
    trail(s, ends, brand(0.66), 4);
  }
  const tile = ([x, y], mat, draw) => {
    s.shadow([x - 0.1, y - 0.1, 0], [1.5, 1.5], 0.25);
    s.slab([x - 0.1, y - 0.1, 0], [1.5, 1.5, 0.22], 0.25, mat);
    draw([x, y]);
  };
  tile(tiles[1], solid.pale, ([x, y]) => coins(s, [x, y, 0.22]));
  s.shadow([2.5, 3.1, 0], [3.4, 1.9], 0.6);
  s.slab([2.5, 3.1, 0], [3.4, 1.9, 0.3], 0.3, solid.steel);
  s.block([4, 3.8, 0.3], [0.4, 0.25, 0.6], solid.dark);
  board(s, 'left', [2.2, 4.2, 0.75], [4, 2.7], (p, w, h) => dashboard(s, p, w, h));
  tile(tiles[2], solid.pale, ([x, y]) => {
    s.slab([x + 0.15, y + 0.15, 0.22], [1, 1, 0.7], 0.14, solid.brand);
    s.drum([x + 0.65, y + 0.65, 0.92], 0.28, 0.3, solid.accent);
  });
  tile(tiles[4], solid.pale, ([x, y]) =>
    sheet(s, 'right', [x + 0.75, y + 1.15, 0.24], [1, 1.3], (p) =>
      lines(p, [0.18, 0.22, 0.64], 4, brand(0.7), { gap: 0.25 }),
    ),
  );
  tile(tiles[5], solid.pale, ([x, y]) =>
    person(s, [x + 0.65, y + 0.7, 0.22], { shirt: accent(0.66), scale: 0.72, legs: grey(0.36) }),
  );
  tile(tiles[0], solid.pale, ([x, y]) => carton(s, [x + 0.2, y + 0.2, 0.22], [0.9, 0.9, 0.8]));
  tile(tiles[3], solid.pale, ([x, y]) => {
    s.block([x + 0.05, y + 0.35, 0.35], [0.8, 0.6, 0.62], solid.teal);
    s.block([x + 0.88, y + 0.37, 0.35], [0.36, 0.56, 0.42], solid.accent);
    for (const u of [0.25, 1]) {
      s.left(x, y + 0.96, 0.5).dot(u, 0.14, 0.13, grey(0.28));
      s.left(x, y + 0.96, 0.5).dot(u, 0.14, 0.05, white);
    }
  });
}
