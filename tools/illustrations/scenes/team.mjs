// A team at a table, with the plan of a warehouse on the wall.
import { person } from '../people.mjs';
import { carton, ground, plant, table } from '../props.mjs';
import { board, lines, tick } from '../screens.mjs';

export function team(s) {
  const { solid, brand, accent, grey, gold, white } = s.colours;
  ground(s);
  // The wall: a floor plan in pencil, and four notes beside it.
  board(s, 'left', [2.3, 0.8, 0.9], [5.3, 3], (p, w, h) => {
    p.rect(0.3, 0.3, 3.1, h - 0.6, brand(0.93), 0.1);
    for (const v of [0.6, 1.15, 1.7]) p.rect(0.6, v, 1.5, 0.28, brand(0.72), 0.06);
    p.rect(2.5, 0.6, 0.5, 1.38, brand(0.8), 0.06);
    p.frame(0.5, 0.48, 2.7, h - 0.96, brand(0.56), 0.06, 3);
    const way = [
      [0.6, 2.26],
      [2.3, 2.26],
      [2.3, 1.02],
    ];
    p.line(way, accent(0.66), 4, { dash: '1 8' });
    for (const i of [0, 1, 2, 3]) {
      const [u, v] = [3.7 + (i % 2) * 0.74, 0.36 + Math.floor(i / 2) * 1.16];
      p.rect(u, v, 0.62, 0.94, [gold(0.86), brand(0.84), accent(0.8), gold(0.9)][i], 0.05);
      lines(p, [u + 0.1, v + 0.2, 0.42], 3, [gold(0.6), brand(0.5), accent(0.5), gold(0.6)][i], { width: 3 });
    }
    tick(p, w - 0.62, h - 0.56, 0.3, brand(0.5), 4);
  });
  plant(s, [0.9, 3.7], 1.3);
  person(s, [3.4, 2.5], { shirt: accent(0.66), arm: 'up', skin: s.colours.skin(0.64), long: true, scale: 1.1 });
  person(s, [6.6, 3], {
    shirt: white,
    sleeve: brand(0.9),
    face: -1,
    skin: s.colours.skin(0.7),
    turban: gold(0.74),
    scale: 1.1,
  });
  table(s, [2.6, 4], [3.8, 2, 1.2], { top: solid.wood });
  s.slab([3.1, 4.5, 1.2], [1.1, 0.8, 0.07], 0.08, solid.steel);
  board(s, 'left', [3.1, 4.56, 1.26], [1.1, 0.8], (p) => lines(p, [0.2, 0.22, 0.7], 3, brand(0.7)), {
    thick: 0.05,
    r: 0.08,
  });
  carton(s, [5.1, 4.3, 1.2], [0.7, 0.7, 0.5]);
  const paper = s.floor(4.5, 5, 1.21);
  paper.rect(0, 0, 0.9, 0.7, white, 0.04);
  for (const v of [0.18, 0.34, 0.5])
    paper.line(
      [
        [0.12, v],
        [0.74, v],
      ],
      grey(0.72),
      2,
    );
  person(s, [1.9, 5.6], { shirt: brand(0.56), arm: 'hold', skin: s.colours.skin(0.6), scale: 1.1 });
  person(s, [5.7, 7], {
    shirt: gold(0.76),
    face: -1,
    arm: 'hold',
    bun: true,
    skin: s.colours.skin(0.68),
    legs: grey(0.42),
    scale: 1.1,
  });
  plant(s, [7.6, 5.4], 1.1);
}
