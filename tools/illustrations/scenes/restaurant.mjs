// A kitchen with its order display, and the counter with the till.
import { person } from '../people.mjs';
import { bottle, counter, ground, plant } from '../props.mjs';
import { board, lines } from '../screens.mjs';

export function restaurant(s) {
  const { solid, brand, accent, grey, gold, white } = s.colours;
  ground(s);
  // Kitchen wall with the order display, the hob below it.
  board(
    s,
    'left',
    [3.1, 0.8, 1.9],
    [4.4, 2.3],
    (p) => {
      for (const i of [0, 1, 2]) {
        const u = 0.2 + i * 1.36;
        p.rect(u, 0.2, 1.24, 1.9, white, 0.08);
        p.rect(u, 0.2, 1.24, 0.4, [brand(0.6), accent(0.68), brand(0.75)][i], 0.08);
        lines(p, [u + 0.14, 0.8, 0.95], 4 - i, brand(0.72), { gap: 0.26 });
      }
    },
    { face: grey(0.35) },
  );
  counter(s, [2.9, 0.9], [4.8, 1.5, 1.3], { body: solid.pale, top: solid.steel });
  for (const x of [3.8, 5.2]) {
    s.drum([x, 1.6, 1.3], 0.42, 0.08, solid.dark);
    s.drum([x, 1.6, 1.38], 0.36, 0.36, x < 4 ? solid.accent : solid.teal);
    s.drum([x, 1.6, 1.74], 0.1, 0.1, solid.dark);
  }
  for (const i of [0, 1, 2])
    bottle(s, [6.4 + i * 0.42, 1.4, 1.3], { h: 0.4 + (i % 2) * 0.14, mat: [solid.gold, solid.brand, solid.accent][i] });
  person(s, [2.6, 3], {
    shirt: white,
    sleeve: brand(0.9),
    chef: true,
    arm: 'hold',
    skin: s.colours.skin(0.68),
    scale: 1.06,
  });
  // The serving counter with the till, and two plates that are ready.
  counter(s, [1.6, 4.3], [6, 1.5, 1.4], { body: solid.brand, top: solid.wood });
  const front = s.left(1.68, 5.72, 1.28);
  for (let i = 1; i < 6; i++)
    front.line(
      [
        [i * 0.97, 0.1],
        [i * 0.97, 1.2],
      ],
      brand(0.64),
      2,
    );
  for (const x of [4.7, 5.9]) {
    s.drum([x, 5, 1.4], 0.46, 0.06, solid.white);
    s.drum([x, 5, 1.46], 0.26, 0.12, x < 5 ? solid.gold : solid.accent);
  }
  s.slab([2.2, 4.6, 1.4], [1, 0.8, 0.16], 0.12, solid.dark);
  board(s, 'left', [2, 4.9, 1.6], [1.5, 1.05], (p) => {
    for (const [i, fill] of [brand(0.6), brand(0.75), accent(0.68)].entries())
      p.rect(0.16 + i * 0.4, 0.18, 0.32, 0.3, fill);
    lines(p, [0.18, 0.62, 1], 2, brand(0.78), { gap: 0.18 });
  });
  plant(s, [7.1, 4.9, 1.4], 0.8);
  stool(s, [3.2, 6.6]);
  stool(s, [4.9, 6.6]);
  stool(s, [6.6, 6.6]);
  person(s, [1.4, 6.9], {
    shirt: gold(0.74),
    long: true,
    hair: grey(0.22),
    arm: 'up',
    skin: s.colours.skin(0.7),
    legs: grey(0.4),
  });
}

function stool(s, [x, y]) {
  const { solid, grey } = s.colours;
  s.group(x, y, 0, () => {
    s.drum([x, y, 0], 0.3, 0.05, solid.dark);
    s.line(
      [
        [x, y, 0.05],
        [x, y, 0.85],
      ],
      grey(0.4),
      5,
    );
    s.drum([x, y, 0.85], 0.4, 0.16, solid.accent);
  });
}
