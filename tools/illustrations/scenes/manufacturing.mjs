// A machining centre, a belt and a robot.
import { robot } from '../landmarks.mjs';
import { person } from '../people.mjs';
import { carton, conveyor, ground, load } from '../props.mjs';

export function manufacturing(s) {
  const { solid, brand, accent, grey, gold } = s.colours;
  ground(s);
  // A machining centre with its window, a belt, a robot that lifts parts off.
  s.shadow([0.9, 0.8, 0], [3.6, 2.2], 1);
  s.slab([0.9, 0.8, 0], [3.6, 2.2, 2.6], 0.2, solid.white);
  const front = s.left(0.9, 3, 2.6);
  front.rect(0.3, 0.4, 1.9, 1.4, grey(0.4), 0.12);
  front.rect(0.42, 0.52, 1.66, 1.16, brand(0.75), 0.08);
  front.poly(
    [
      [0.9, 0.52],
      [1.4, 0.52],
      [0.8, 1.68],
      [0.42, 1.68],
      [0.42, 1.5],
    ],
    brand(0.84),
  );
  front.rect(2.5, 0.4, 0.8, 1, brand(0.56), 0.1);
  front.rect(2.62, 0.52, 0.56, 0.4, brand(0.9));
  for (const i of [0, 1, 2]) front.dot(2.7 + i * 0.2, 1.16, 0.07, i ? brand(0.9) : accent(0.7));
  front.rect(0.3, 2.05, 3, 0.18, brand(0.8));
  s.block([4, 1.2, 2.6], [0.12, 0.12, 0.5], solid.dark);
  s.drum([4.06, 1.26, 3.1], 0.14, 0.3, solid.accent);
  s.shadow([5.6, 1.2, 0], [1.8, 1.8], 0.8);
  load(s, [5.6, 1.1, 0], [2, 2, 2], { size: 0.9, height: 0.7, mat: solid.steel, label: false });
  person(s, [6, 3.9], { shirt: brand(0.52), helmet: gold(0.82), face: -1, arm: 'hold', scale: 1.1 });
  robot(
    s,
    [3, 4.2],
    [
      [3, 4.2, 2.4],
      [4, 4.6, 2.9],
      [4.6, 5.2, 2.1],
    ],
  );
  conveyor(s, [0.9, 5], [7, 1.5], { height: 1 });
  for (const x of [1.4, 3, 4.4, 6]) {
    s.group(x, 5.4, 1, () => {
      s.slab([x, 5.4, 1], [0.7, 0.7, 0.2], 0.2, solid.gold);
      s.drum([x + 0.35, 5.75, 1.2], 0.2, 0.3, solid.steel);
    });
  }
  s.shadow([2.2, 7, 0], [1, 1], 0.5);
  carton(s, [2.2, 6.9, 0], [1, 1, 0.8]);
}
