// Medicine on a shelf, a cold cabinet, a counter.
import { person } from '../people.mjs';
import { bottle, counter, ground, shelf } from '../props.mjs';
import { barcode, lines } from '../screens.mjs';

export function pharma(s) {
  const { solid, brand, accent, white, grey } = s.colours;
  ground(s);
  s.shadow([0.9, 0.8, 0], [3.4, 1], 0.8);
  shelf(s, [0.9, 0.8], [3.4, 1, 3.3], {
    fill: (row, z) => {
      for (let i = 0; i < 4; i++) {
        const place = [1.3 + i * 0.78, 1.4, z];
        if (row === 1)
          s.group(...place, () =>
            s.block([place[0] - 0.26, 1.1, z], [0.54, 0.5, 0.55], i % 2 ? solid.accent : solid.white),
          );
        else
          bottle(s, place, {
            r: 0.24,
            h: 0.5,
            mat: row ? solid.gold : solid.teal,
            band: solid.white,
            cap: solid.white,
          });
      }
    },
  });
  // A cold cabinet that shows its temperature.
  s.shadow([5.2, 0.8, 0], [2.2, 1.5], 1);
  s.slab([5.2, 0.8, 0], [2.2, 1.5, 3], 0.2, solid.teal);
  const door = s.left(5.2, 2.3, 3);
  door.rect(0.2, 0.62, 1.8, 2.1, brand(0.92), 0.12);
  for (const v of [1.3, 2])
    door.line(
      [
        [0.25, v],
        [1.95, v],
      ],
      brand(0.74),
      3,
    );
  for (const [u, v] of [
    [0.4, 0.95],
    [0.85, 0.95],
    [1.3, 0.95],
    [0.4, 1.65],
    [1.3, 1.65],
    [0.85, 2.34],
  ])
    door.rect(u, v, 0.3, 0.34, [brand(0.6), accent(0.68)][Math.round(u + v) % 2]);
  door.rect(0.7, 0.2, 0.8, 0.28, grey(0.3), 0.08);
  lines(door, [0.85, 0.31, 0.5], 1, accent(0.75), { width: 5 });
  person(s, [2.6, 3.2], {
    shirt: white,
    sleeve: brand(0.93),
    legs: brand(0.5),
    long: true,
    arm: 'hold',
    skin: s.colours.skin(0.7),
    scale: 1.1,
  });
  counter(s, [1.2, 4.4], [5.8, 1.9, 1.2], { body: solid.pale });
  s.left(1.28, 6.22, 1.08).rect(0.3, 0.3, 5, 0.3, brand(0.62), 0.1);
  // A blister pack as large as the table allows, a bottle with its label.
  s.slab([1.6, 4.8, 1.2], [2.2, 1.2, 0.08], 0.16, solid.steel);
  for (let i = 0; i < 4; i++)
    for (const j of [0, 1]) {
      const place = [1.95 + i * 0.5, 5.12 + j * 0.54, 1.28];
      s.group(...place, () => s.drum(place, 0.18, 0.14, (i + j) % 2 ? solid.accent : solid.white));
    }
  bottle(s, [4.8, 5.3, 1.2], { r: 0.42, h: 1.1, mat: solid.gold, band: solid.white, cap: solid.white });
  s.block([5.6, 4.9, 1.2], [0.9, 0.7, 0.8], solid.white);
  const box = s.left(5.6, 5.6, 2);
  box.rect(0.1, 0.12, 0.7, 0.2, brand(0.56));
  barcode(box, [0.12, 0.44, 0.6, 0.26], s.colours.ink);
}
