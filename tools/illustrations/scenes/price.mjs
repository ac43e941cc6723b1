// Three price sheets on their steps, the middle one marked, and the coins before them.
import { person } from '../people.mjs';
import { coins, ground, plant } from '../props.mjs';
import { lines, rupee, sheet, tick } from '../screens.mjs';

export function price(s) {
  const { solid, brand, accent, grey, gold, white } = s.colours;
  ground(s);
  const plan = (x, y, height, { main = brand(0.6), mat = solid.white, rows = 3 } = {}) => {
    s.shadow([x, y, 0], [2.1, 1.5], 0.6);
    s.slab([x, y, 0], [2.1, 1.5, height], 0.2, mat);
    sheet(s, 'left', [x + 0.1, y + 0.8, height + 0.05], [1.9, 2.7], (p, w) => {
      p.rect(0.16, 0.16, w - 0.32, 0.86, main, 0.1);
      rupee(p, 0.4, 0.36, 0.46, white, 4);
      lines(p, [0.96, 0.56, 0.5], 1, white, { width: 7 });
      for (let i = 0; i < rows; i++) {
        tick(p, 0.24, 1.2 + i * 0.34, 0.2, main, 3);
        lines(p, [0.58, 1.26 + i * 0.34, 0.9 - (i % 2) * 0.2], 1, grey(0.76), { width: 4 });
      }
      p.rect(0.3, 2.3, w - 0.6, 0.24, main, 0.1);
    });
  };
  plan(0.6, 1, 0.5);
  plan(3, 1, 1.2, { main: accent(0.66), mat: solid.accent, rows: 3 });
  plan(5.4, 1, 0.8);
  s.shadow([1.3, 4.9, 0], [1.6, 1.6], 0.4);
  s.slab([1.2, 4.8, 0], [1.8, 1.8, 0.4], 0.3, solid.brand);
  coins(s, [1.4, 5, 0.4]);
  person(s, [3.7, 4.6], { shirt: brand(0.56), arm: 'up', skin: s.colours.skin(0.62), scale: 1.12 });
  person(s, [6.5, 5.5], {
    shirt: gold(0.76),
    arm: 'hold',
    face: -1,
    long: true,
    skin: s.colours.skin(0.7),
    legs: grey(0.4),
    scale: 1.12,
  });
  plant(s, [7.6, 3.6], 1.1);
}
