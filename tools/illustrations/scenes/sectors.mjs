// A factory, a lorry and a shop around one crossroads: the trades we work for.
import { factory, lorry, shop } from '../landmarks.mjs';
import { person } from '../people.mjs';
import { ground, load, plant } from '../props.mjs';

export function sectors(s) {
  const { brand, accent, gold, grey, white } = s.colours;
  ground(s);
  s.floor(0.5, 4).rect(0, 0, 7.4, 1.2, brand(0.89), 0.1);
  s.floor(3.9, 5.2).rect(0, 0, 0.9, 2.7, brand(0.89), 0.1);
  for (let i = 0; i < 9; i++) s.floor(0.8 + i * 0.8, 4.55).rect(0, 0, 0.4, 0.1, white);
  hospital(s, [0.9, 1]);
  factory(s, [3.9, 0.9]);
  lorry(s, [4.6, 4.05]);
  shop(s, [0.9, 5.5]);
  s.shadow([5.5, 5.9, 0], [1.7, 1.7], 0.5);
  load(s, [5.5, 5.9, 0], [2, 2, 1], { size: 0.85, leave: (i, j) => i === 1 && j === 1 });
  person(s, [4.4, 6.2], {
    shirt: accent(0.66),
    vest: gold(0.86),
    helmet: gold(0.82),
    arm: 'hold',
    skin: s.colours.skin(0.62),
    scale: 0.86,
  });
  person(s, [3, 3.6], { shirt: gold(0.76), skin: s.colours.skin(0.7), long: true, legs: grey(0.4), scale: 0.8 });
  plant(s, [7.6, 3.4], 1);
}

/** A flat-roofed house with a cross: a clinic or a medicine maker. */
function hospital(s, [x, y]) {
  const { solid, brand, accent, grey } = s.colours;
  const [w, d, h] = [2.3, 2, 2.5];
  s.shadow([x, y, 0], [w, d], 0.8);
  s.block([x, y, 0], [w, d, h], solid.white);
  s.block([x + 0.15, y + 0.15, h], [w - 0.3, d - 0.3, 0.14], solid.teal);
  const front = s.left(x, y + d, h);
  for (const v of [0.3, 1]) for (const u of [0.25, 1.6]) front.rect(u, v, 0.46, 0.44, brand(0.74), 0.05);
  front.rect(0.98, 0.36, 0.34, 0.94, accent(0.66), 0.04);
  front.rect(0.68, 0.66, 0.94, 0.34, accent(0.66), 0.04);
  front.rect(0.8, 1.66, 0.7, 0.84, grey(0.45), 0.04);
  const right = s.right(x + w, y + d, h);
  for (const v of [0.3, 1]) for (const u of [0.3, 1.1]) right.rect(u, v, 0.5, 0.44, brand(0.68), 0.05);
}
