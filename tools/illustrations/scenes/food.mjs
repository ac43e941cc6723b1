// Fruit in crates, a cooking tank, a jar on the scale.
import { person } from '../people.mjs';
import { bottle, ground, shelf, table } from '../props.mjs';
import { lines } from '../screens.mjs';

export function food(s) {
  const { solid, brand, accent, gold, white, warm } = s.colours;
  ground(s);
  const crate = ([x, y, z], fruit) =>
    s.group(x, y, z, () => {
      s.block([x, y, z], [1.5, 1.1, 0.6], solid.wood);
      for (let j = 0; j < 2; j++)
        for (let i = 0; i < 3; i++)
          s.ball([x + 0.3 + i * 0.45, y + 0.32 + j * 0.46, z + 0.68], 0.24, fruit((i + j) % 2 ? 0.76 : 0.68));
      s.left(x, y + 1.1, z + 0.6).line(
        [
          [0.06, 0.3],
          [1.44, 0.3],
        ],
        warm(0.55),
        2.5,
      );
    });
  s.shadow([0.9, 0.8, 0], [3.2, 1.1], 1);
  shelf(s, [0.9, 0.8], [3.2, 1.1, 3.2], {
    fill: (row, z) => {
      for (let i = 0; i < 4; i++)
        bottle(s, [1.35 + i * 0.72, 1.5, z], {
          r: 0.25,
          h: 0.52,
          mat: [solid.accent, solid.gold, solid.teal][row],
          band: solid.white,
          cap: solid.dark,
        });
    },
  });
  s.shadow([5, 0.8, 0], [2.4, 2], 1);
  s.drum([6.1, 1.9, 0.3], 1.05, 2.3, solid.steel);
  s.drum([6.1, 1.9, 2.6], 0.8, 0.3, solid.white);
  s.drum([6.1, 1.9, 2.9], 0.2, 0.24, solid.accent);
  const [tx, ty] = s.at(6.1, 1.9, 1.3);
  s.add(
    [
      ['M', tx - 20, ty + 6],
      ['L', tx - 20, ty + 6],
    ],
    { stroke: white, width: 30 },
  );
  s.add(
    [
      ['M', tx - 20, ty + 6],
      ['L', tx - 14, ty - 2],
    ],
    { stroke: accent(0.62), width: 3.5 },
  );
  for (const y of [4.2, 5.6]) s.shadow([1, y, 0], [1.5, 1.1], 0.5);
  crate([1, 4.2, 0], accent);
  crate([1, 4.2, 0.62], accent);
  crate([1, 5.8, 0], (tone) => gold(tone + 0.08));
  for (const [x, y] of [
    [3.3, 6.6],
    [4.4, 6.9],
  ]) {
    s.shadow([x - 0.3, y - 0.3, 0], [0.8, 0.7], 0.5);
    const [cx, cy] = s.at(x, y, 0);
    const u = s.unit;
    s.add(
      [
        ['M', cx - 0.62 * u, cy - 0.1 * u],
        ['C', cx - 0.8 * u, cy - 1 * u, cx - 0.5 * u, cy - 1.2 * u, cx - 0.36 * u, cy - 1.5 * u],
        ['L', cx + 0.36 * u, cy - 1.5 * u],
        ['C', cx + 0.5 * u, cy - 1.2 * u, cx + 0.8 * u, cy - 1 * u, cx + 0.62 * u, cy - 0.1 * u],
        ['C', cx + 0.4 * u, cy + 0.2 * u, cx - 0.4 * u, cy + 0.2 * u, cx - 0.62 * u, cy - 0.1 * u],
        ['Z'],
      ],
      { fill: warm(0.88) },
    );
    s.add(
      [
        ['M', cx - 0.3 * u, cy - 0.7 * u],
        ['L', cx + 0.3 * u, cy - 0.7 * u],
      ],
      { stroke: brand(0.56), width: 0.34 * u },
    );
    s.add(
      [
        ['M', cx - 0.36 * u, cy - 1.4 * u],
        ['L', cx + 0.36 * u, cy - 1.4 * u],
      ],
      { stroke: warm(0.68), width: 4 },
    );
  }
  table(s, [4.4, 4], [3.2, 1.7, 1.2], { top: solid.steel });
  s.slab([5.3, 4.3, 1.2], [1.3, 1, 0.3], 0.16, solid.dark);
  s.slab([5.4, 4.4, 1.5], [1.1, 0.8, 0.08], 0.12, solid.white);
  bottle(s, [5.9, 4.8, 1.58], { r: 0.26, h: 0.52, mat: solid.accent, band: solid.white, cap: solid.dark });
  lines(s.left(5.3, 5.3, 1.5), [0.4, 0.1, 0.5], 1, accent(0.75), { width: 5 });
  person(s, [3.7, 4.5], {
    shirt: brand(0.56),
    apron: white,
    arm: 'hold',
    bun: true,
    skin: s.colours.skin(0.66),
    scale: 1.1,
  });
}
