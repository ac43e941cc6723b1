// A month of attendance, a payslip and the terminal by the door.
import { person } from '../people.mjs';
import { coins, ground, plant, table } from '../props.mjs';
import { board, calendar, lines, rupee, sheet, tick, titleBar } from '../screens.mjs';

export function payroll(s) {
  const { solid, brand, accent, grey } = s.colours;
  ground(s);
  board(s, 'left', [3.3, 0.8, 0.5], [4.3, 3.2], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    calendar(s, p, [0.36, 0.62, w - 0.66, 2.3], { marked: [6, 13, 20, 27, 9], other: [0, 1, 2, 3, 4, 5, 7, 8, 10] });
  });
  sheet(s, 'right', [0.9, 4.7, 0.4], [2.9, 3.4], (p, w) => {
    p.dot(0.62, 0.6, 0.3, accent(0.68));
    lines(p, [1.2, 0.4, w - 1.5], 2, brand(0.72), { gap: 0.3 });
    for (let i = 0; i < 4; i++) {
      lines(p, [0.3, 1.2 + i * 0.32, 1.3 - (i % 2) * 0.3], 1, grey(0.74));
      lines(p, [w - 0.9, 1.2 + i * 0.32, 0.6], 1, brand(0.6));
    }
    p.rect(0.26, 2.56, w - 0.52, 0.6, brand(0.92), 0.1);
    rupee(p, 0.5, 2.66, 0.4, brand(0.45), 3.5);
    lines(p, [1.2, 2.82, 1.2], 1, brand(0.45), { width: 7 });
  });
  table(s, [3, 4], [3.4, 2, 1.3]);
  coins(s, [3.2, 4.2, 1.3]);
  s.slab([4.8, 4.4, 1.3], [1.1, 1.2, 0.14], 0.12, solid.dark);
  const keys = s.floor(4.8, 4.4, 1.44);
  keys.rect(0.12, 0.1, 0.86, 0.26, brand(0.85), 0.05);
  for (let i = 0; i < 9; i++)
    keys.rect(0.14 + (i % 3) * 0.3, 0.48 + Math.floor(i / 3) * 0.22, 0.22, 0.14, i === 8 ? accent(0.7) : grey(0.8));
  // The attendance terminal by the door.
  s.shadow([7, 4.6, 0], [0.5, 0.4], 0.8);
  s.block([7, 4.6, 0], [0.4, 0.3, 1.9], solid.steel);
  board(s, 'left', [6.7, 5, 1.4], [1, 1.4], (p) => {
    p.rect(0.16, 0.16, 0.68, 0.5, brand(0.88));
    for (const r of [0.1, 0.19, 0.28]) p.arc(0.5, 1.06, r, 0.5, 1, brand(0.5), 3);
    tick(p, 0.34, 0.24, 0.32, brand(0.5), 4);
  });
  person(s, [7.1, 6.3], { shirt: brand(0.56), arm: 'up', skin: s.colours.skin(0.62), scale: 1.08 });
  person(s, [2.2, 6.4], { shirt: accent(0.66), arm: 'hold', long: true, skin: s.colours.skin(0.7), scale: 1.08 });
  plant(s, [7.6, 2.2], 1.2);
}
