// A carton's way from the factory by lorry to a shop.
import { factory, lorry, shop } from '../landmarks.mjs';
import { carton, ground, pin, trail } from '../props.mjs';
import { board, lines, squareCode, titleBar } from '../screens.mjs';

export function trace(s) {
  const { brand, accent, grey, ink } = s.colours;
  ground(s);
  factory(s, [3.6, 0.8]);
  board(s, 'right', [0.8, 5.3, 0.5], [4, 3.5], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    squareCode(p, [0.34, 0.6, 1.1], ink);
    lines(p, [1.8, 0.72, w - 2.2], 4, brand(0.78), { gap: 0.26 });
    for (const i of [0, 1, 2]) {
      const v = 2 + i * 0.46;
      if (i < 2)
        p.line(
          [
            [0.5, v + 0.1],
            [0.5, v + 0.5],
          ],
          brand(0.7),
          3,
        );
      p.dot(0.5, v + 0.1, 0.14, [brand(0.56), brand(0.56), accent(0.68)][i]);
      lines(p, [0.86, v + 0.06, 1.5 - i * 0.2], 1, grey(0.6), { width: 5 });
      lines(p, [2.7, v + 0.06, 0.9], 1, brand(0.84), { width: 5 });
    }
  });
  trail(
    s,
    [
      [6.9, 3.1, 0],
      [6.9, 4.5, 0],
      [2.4, 4.5, 0],
      [2.4, 6.6, 0],
      [4.2, 6.6, 0],
    ],
    accent(0.66),
    5,
  );
  lorry(s, [3.5, 4]);
  shop(s, [4.5, 5.8]);
  s.shadow([1, 6.7, 0], [1, 1], 0.5);
  carton(s, [1, 6.7, 0], [1, 1, 0.8]);
  pin(s, [5.3, 1.9, 2.5], accent(0.66), 1);
  pin(s, [5.6, 6.6, 1.6], accent(0.66), 1);
}
