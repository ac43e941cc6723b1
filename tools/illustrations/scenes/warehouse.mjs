// Pallet racks, a storekeeper and a handheld scanner.
import { person } from '../people.mjs';
import { carton, ground, load, rack } from '../props.mjs';
import { barcode, handheld, lines, titleBar } from '../screens.mjs';

export function warehouse(s) {
  const { solid, brand, accent, gold, ink } = s.colours;
  ground(s);
  s.shadow([0.8, 0.7, 0], [6.9, 1.2], 0.8);
  const goods = [
    [solid.kraft, 0.9],
    [solid.teal, 0.66],
    [solid.kraft, 0.66],
    [solid.kraft, 0.9],
  ];
  rack(s, [0.8, 0.7], {
    bays: 3,
    bay: 2.3,
    depth: 1.1,
    fill: (b, level, [x, y, z]) => {
      for (let i = 0; i < 2; i++) {
        if (b === 2 && level === 1 && i === 0) continue;
        const [mat, height] = goods[(b * 3 + level * 2 + i) % 4];
        carton(s, [x + i * 1, y, z], [0.9, 0.8, height], { mat });
      }
    },
  });
  s.floor(0, 0).line(
    [
      [0.8, 3],
      [7.7, 3],
    ],
    gold(0.82),
    4,
  );
  s.shadow([0.9, 4.7, 0], [2, 2], 0.8);
  load(s, [0.9, 4.7, 0], [2, 2, 2], { size: 1, height: 0.8, leave: (i, j, k) => k === 1 && i === 1 && j === 1 });
  person(s, [4.2, 4.5], { shirt: accent(0.66), vest: gold(0.86), helmet: gold(0.82), arm: 'hold', scale: 1.08 });
  s.shadow([5.4, 3.6, 0], [2, 1], 0.7);
  load(s, [5.4, 3.6, 0], [2, 1, 1], { size: 1, height: 0.8 });
  handheld(
    s,
    'right',
    [7.3, 7.5, 0.5],
    (p, w) => {
      titleBar(s, p, [0.14, 0.16, w - 0.28]);
      p.rect(0.18, 0.56, w - 0.36, 0.74, brand(0.94), 0.06);
      barcode(p, [0.28, 0.66, w - 0.56, 0.54], ink);
      lines(p, [0.22, 1.5, w - 0.44], 3, brand(0.78));
      p.rect(0.2, 2.2, w - 0.4, 0.42, accent(0.66), 0.12);
    },
    1.45,
  );
}
