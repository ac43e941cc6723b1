// A browser window on a desk, made of the blocks of a page.
import { person } from '../people.mjs';
import { ground, plant, table } from '../props.mjs';
import { board, lines, titleBar } from '../screens.mjs';

export function web(s) {
  const { solid, brand, accent, gold, white } = s.colours;
  ground(s);
  board(s, 'left', [2.4, 1, 0.7], [5.3, 3.4], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    p.rect(0.1, 0.36, w - 0.2, 1.5, brand(0.92));
    lines(p, [0.4, 0.7, 1.8], 3, brand(0.6), { gap: 0.26, width: 6 });
    p.rect(0.4, 1.5, 0.9, 0.24, accent(0.66), 0.1);
    p.rect(3, 0.6, 1.9, 1.05, brand(0.75), 0.12);
    p.dot(4.4, 0.9, 0.18, gold(0.85));
    p.poly(
      [
        [3.1, 1.65],
        [3.7, 1],
        [4.15, 1.42],
        [4.4, 1.2],
        [4.85, 1.65],
      ],
      brand(0.56),
    );
    for (const i of [0, 1, 2]) {
      p.rect(0.3 + i * 1.64, 2.06, 1.44, 1.1, brand(0.95), 0.1);
      p.dot(0.66 + i * 1.64, 2.36, 0.14, [brand(0.6), accent(0.68), gold(0.78)][i]);
      lines(p, [0.5 + i * 1.64, 2.68, 1], 2, brand(0.78), { gap: 0.22 });
    }
  });
  // Blocks that are still to be put in.
  s.shadow([1, 4.6, 0], [1.6, 1.2], 0.5);
  s.slab([0.9, 4.5, 0], [1.6, 1.2, 0.5], 0.14, solid.brand);
  s.slab([1, 4.6, 0.5], [1.4, 1, 0.5], 0.14, solid.accent);
  s.slab([1.1, 4.7, 1], [1.2, 0.8, 0.5], 0.14, solid.gold);
  person(s, [3.1, 5.9], { shirt: accent(0.66), arm: 'up', bun: true, skin: s.colours.skin(0.7), scale: 1.08 });
  table(s, [4.2, 4.3], [3.2, 1.9, 1.3]);
  s.slab([4.9, 4.8, 1.3], [1.4, 1, 0.08], 0.08, solid.steel);
  const code = (p) => {
    for (const [i, [u, w]] of [
      [0.18, 0.5],
      [0.34, 0.7],
      [0.34, 0.4],
      [0.18, 0.3],
    ].entries())
      lines(p, [u, 0.2 + i * 0.18, w], 1, [brand(0.8), accent(0.74), white, brand(0.8)][i], { width: 3.5 });
  };
  board(s, 'left', [4.9, 4.84, 1.36], [1.4, 1], code, { thick: 0.06, r: 0.08, face: s.colours.grey(0.3) });
  s.drum([6.9, 4.8, 1.3], 0.18, 0.34, solid.accent);
  person(s, [6, 6.9], { shirt: brand(0.56), face: -1, arm: 'hold', skin: s.colours.skin(0.62), scale: 1.08 });
  plant(s, [1.4, 2.1], 1.3);
}
