// A reader gate that counts the cartons of a pallet.
import { person } from '../people.mjs';
import { carton, ground, load } from '../props.mjs';
import { board, lines, tick, titleBar } from '../screens.mjs';

export function rfid(s) {
  const { solid, brand, accent, gold, white } = s.colours;
  ground(s);
  s.floor(0.8, 3).rect(0, 0, 6.8, 2.4, brand(0.91), 0.3);
  for (const i of [0.5, 5.4])
    s.floor(0.8 + i, 4.2).poly(
      [
        [0, -0.5],
        [0.7, 0],
        [0, 0.5],
      ],
      brand(0.8),
    );
  const post = (y) => {
    s.shadow([3.6, y, 0], [0.9, 0.5], 1);
    s.slab([3.5, y - 0.05, 0], [1.1, 0.6, 0.16], 0.14, solid.dark);
    s.slab([3.6, y, 0.16], [0.9, 0.5, 3.3], 0.16, solid.white);
  };
  post(2.2);
  const back = s.left(3.6, 2.7, 3.46);
  back.rect(0.18, 0.3, 0.54, 2.3, brand(0.6), 0.14);
  back.rect(0.3, 2.8, 0.3, 0.16, accent(0.68));
  // A loaded pallet passes between the posts; each carton's tag answers.
  s.shadow([3.1, 3.35, 0.02], [1.8, 1.8], 0.6);
  load(s, [3.1, 3.3, 0], [2, 2, 2], { size: 0.9, height: 0.75, label: false });
  const tagged = s.left(3.1, 5.1, 1.74);
  for (const [u, v] of [
    [0.2, 0.22],
    [1.1, 0.22],
    [0.2, 0.97],
    [1.1, 0.97],
  ]) {
    tagged.rect(u, v, 0.44, 0.3, white, 0.08);
    tagged.ring(u + 0.22, v + 0.15, 0.09, accent(0.62), 2.4);
  }
  for (const [i, r] of [0.4, 0.7, 1].entries()) {
    s.left(4.05, 4.4, 3.1).arc(0, 0, r, 0.14, 0.36, [accent(0.66), accent(0.72), accent(0.8)][i], 4);
  }
  post(5.7);
  const front = s.left(3.6, 6.2, 3.46);
  front.rect(0.18, 0.3, 0.54, 2.3, brand(0.6), 0.14);
  front.rect(0.3, 2.8, 0.3, 0.16, accent(0.68));
  s.block([3.85, 2.4, 3.3], [0.4, 3.6, 0.26], solid.dark);
  for (const y of [3.2, 4.6]) s.slab([3.7, y, 3.1], [0.7, 0.7, 0.2], 0.1, solid.steel);
  board(s, 'left', [5.3, 0.9, 0.6], [2.5, 2.6], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    for (let i = 0; i < 4; i++) {
      lines(p, [0.3, 0.64 + i * 0.46, 1.1 - (i % 2) * 0.2], 1, brand(0.74), { width: 5 });
      tick(p, w - 0.7, 0.5 + i * 0.46, 0.34, i === 3 ? accent(0.66) : brand(0.56), 4);
    }
  });
  person(s, [1.9, 6.4], {
    shirt: gold(0.76),
    helmet: accent(0.68),
    arm: 'hold',
    scale: 1.08,
    skin: s.colours.skin(0.62),
  });
  s.shadow([5.6, 6.4, 0], [1.1, 1.1], 0.5);
  carton(s, [5.6, 6.4, 0], [1.1, 1.1, 0.8]);
}
