// A shop, a counter with a till and a shelf.
import { shop } from '../landmarks.mjs';
import { person } from '../people.mjs';
import { bottle, carton, counter, ground, shelf } from '../props.mjs';
import { board, lines, rupee } from '../screens.mjs';

export function retail(s) {
  const { solid, brand, accent, grey, gold } = s.colours;
  ground(s);
  shop(s, [0.9, 0.8]);
  s.shadow([4.6, 0.8, 0], [3, 1], 0.7);
  shelf(s, [4.6, 0.8], [3, 1, 2.6], {
    boards: 3,
    fill: (row, z) => {
      for (let i = 0; i < 3; i++)
        if (row === 1)
          carton(s, [4.8 + i * 0.9, 1, z], [0.7, 0.7, 0.5], {
            mat: [solid.kraft, solid.accent, solid.teal][i],
            label: false,
          });
        else
          bottle(s, [5.1 + i * 0.9, 1.4, z], {
            r: 0.24,
            h: 0.46,
            mat: row ? solid.gold : solid.brand,
            band: solid.white,
          });
    },
  });
  person(s, [4.2, 3.5], { shirt: accent(0.66), arm: 'hold', face: -1, scale: 1.1, skin: s.colours.skin(0.64) });
  counter(s, [2, 4.3], [4.6, 1.6, 1.3], { body: solid.brand, top: solid.wood });
  s.slab([2.5, 4.7, 1.3], [1, 0.8, 0.16], 0.12, solid.dark);
  board(s, 'left', [2.2, 5, 1.5], [1.7, 1.2], (p, w) => {
    p.rect(0.16, 0.16, w - 0.32, 0.34, brand(0.9));
    rupee(p, 0.3, 0.6, 0.36, brand(0.5), 3);
    lines(p, [0.8, 0.72, 0.6], 1, accent(0.66), { width: 7 });
  });
  carton(s, [4.5, 4.7, 1.3], [0.8, 0.7, 0.5], { mat: solid.kraft });
  bottle(s, [5.9, 5.1, 1.3], { r: 0.22, h: 0.5, mat: solid.gold, band: solid.white });
  person(s, [4.9, 7.2], {
    shirt: gold(0.76),
    long: true,
    arm: 'up',
    face: -1,
    skin: s.colours.skin(0.7),
    legs: grey(0.38),
    scale: 1.1,
  });
  s.shadow([1.1, 6.5, 0], [1.2, 1], 0.5);
  s.slab([1, 6.5, 0.2], [1.4, 1, 0.8], 0.12, solid.steel);
  s.floor(1, 6.5, 1.01).rect(0.12, 0.12, 1.16, 0.76, grey(0.4), 0.08);
  s.ball([1.5, 6.9, 1.1], 0.26, accent(0.68));
  s.ball([1.9, 7.1, 1.1], 0.26, gold(0.8));
  for (const u of [0.25, 1.1]) s.left(1, 7.5, 0.24).dot(u, 0.14, 0.12, grey(0.3));
}
