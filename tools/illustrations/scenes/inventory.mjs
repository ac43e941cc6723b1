// A stock shelf, a packing table and a GST invoice as large as a board.
import { person } from '../people.mjs';
import { carton, ground, load, shelf, table } from '../props.mjs';
import { bars, lines, rupee, sheet, squareCode } from '../screens.mjs';

export function inventory(s) {
  const { solid, brand, accent, grey, white } = s.colours;
  ground(s);
  s.shadow([2.7, 0.7, 0], [5, 1.1], 0.7);
  const goods = [
    [solid.kraft, 0.6],
    [solid.teal, 0.6],
    [solid.kraft, 0.8],
    [solid.accent, 0.6],
  ];
  shelf(s, [2.7, 0.7], [5, 1.1, 3.6], {
    fill: (row, z) => {
      for (let i = 0; i < 4; i++) {
        if (row === 1 && i === 2) continue;
        const [mat, height] = goods[(i * 3 + row * 2) % 4];
        carton(s, [2.95 + i * 1.16, 0.9, z], [0.95, 0.8, height], { mat });
      }
    },
  });
  invoice(s, [0.8, 5.1, 0.5]);
  s.shadow([0.9, 5.9, 0], [1.9, 1.9], 0.7);
  load(s, [0.9, 5.9, 0], [2, 2, 1], { size: 0.95, height: 0.8 });
  carton(s, [1, 6, 1.04], [0.9, 0.9, 0.77]);
  person(s, [3.4, 4.4], {
    shirt: accent(0.66),
    arm: 'hold',
    hair: grey(0.24),
    long: true,
    skin: s.colours.skin(0.66),
    scale: 1.08,
  });
  table(s, [4.4, 3.8], [2.9, 1.8, 1.25]);
  carton(s, [4.7, 4.1, 1.25], [0.95, 0.8, 0.6]);
  s.slab([6.1, 4.3, 1.25], [0.8, 1, 0.08], 0.1, solid.dark);
  const tablet = s.floor(6.18, 4.38, 1.33);
  tablet.rect(0, 0, 0.64, 0.84, white, 0.06);
  bars(tablet, [0.1, 0.1, 0.46, 0.6], [0.5, 0.8, 1], [brand(0.6), accent(0.68)]);
  s.shadow([5.7, 6.7, 0], [1, 1], 0.6);
  carton(s, [5.7, 6.7, 0], [0.95, 0.8, 0.8]);
}

/** An invoice as large as a board; its lower left corner is at the place. */
function invoice(s, place) {
  const { brand, accent, grey, white, ink } = s.colours;
  sheet(s, 'right', place, [3.2, 3.7], (p, w) => {
    p.rect(0.26, 0.3, 0.7, 0.56, accent(0.68), 0.1);
    lines(p, [1.3, 0.4, w - 1.6], 2, brand(0.72), { gap: 0.26 });
    for (let i = 0; i < 4; i++) {
      const v = 1.16 + i * 0.36;
      p.rect(0.26, v, w - 0.52, 0.28, i % 2 ? white : brand(0.93), 0.05);
      lines(p, [0.36, v + 0.1, 1.2 - (i % 3) * 0.2], 1, grey(0.72));
      lines(p, [w - 0.9, v + 0.1, 0.52], 1, grey(0.6));
    }
    squareCode(p, [0.3, 2.8, 0.66], ink);
    rupee(p, w - 1.65, 2.86, 0.5, brand(0.5), 4);
    p.rect(w - 1.1, 2.98, 0.76, 0.26, brand(0.5), 0.08);
  });
}
