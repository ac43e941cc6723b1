// A camera over a belt finds the bottle that is wrong.
import { person } from '../people.mjs';
import { bottle, conveyor, ground, table } from '../props.mjs';
import { bars, board, cross, tick, titleBar } from '../screens.mjs';

export function vision(s) {
  const { solid, brand, accent, gold, grey } = s.colours;
  ground(s);
  board(s, 'right', [0.9, 4.9, 0.7], [3.7, 2.8], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    for (const [i, ok] of [
      [0, true],
      [1, false],
    ]) {
      const u = 0.3 + i * 1.65;
      p.rect(u, 0.6, 1.45, 1.4, brand(0.92), 0.1);
      p.rect(u + 0.5, 0.8, 0.46, 1, ok ? brand(0.62) : gold(0.78), 0.12);
      p.frame(u + 0.26, 0.7, 0.94, 1.2, ok ? brand(0.5) : accent(0.62), 0.06, 3.5);
    }
    tick(p, 0.85, 2.16, 0.36, brand(0.5), 5);
    cross(p, 2.52, 2.2, 0.28, accent(0.62), 5);
  });
  table(s, [4.2, 1], [3, 1.3, 1.2]);
  s.slab([4.9, 1.2, 1.2], [1.2, 0.8, 0.07], 0.08, solid.steel);
  board(
    s,
    'left',
    [4.9, 1.24, 1.26],
    [1.2, 0.85],
    (p) => bars(p, [0.2, 0.2, 0.8, 0.5], [0.5, 0.9, 0.7], [brand(0.6), accent(0.68)]),
    { thick: 0.05, r: 0.08 },
  );
  person(s, [7.2, 2.9], {
    shirt: brand(0.56),
    face: -1,
    arm: 'hold',
    helmet: gold(0.82),
    skin: s.colours.skin(0.64),
    scale: 1.08,
  });
  conveyor(s, [0.9, 4.6], [7, 1.6], { height: 1.2 });
  const bottles = (from, to) => {
    for (let i = from; i < to; i++) {
      const bad = i === 4;
      const place = [1.5 + i * 1.05, 5.3, 1.2];
      bottle(s, place, {
        r: 0.27,
        h: 0.85,
        mat: bad ? solid.accent : solid.teal,
        band: bad ? undefined : solid.white,
        cap: bad ? solid.dark : solid.brand,
      });
    }
  };
  // The arch behind the belt, the cone of light, then what is in front of it.
  s.block([4, 4.1, 0], [0.3, 0.3, 4], solid.dark);
  bottles(0, 2);
  const [lx, ly] = s.at(4.7, 5.3, 3.1);
  const [ex, ey] = s.at(4.7, 5.3, 1.22);
  const r = s.unit * 1.05;
  s.add([['M', lx - 8, ly], ['L', ex - r, ey], ['A', r, r * 0.58, 0, ex + r, ey], ['L', lx + 8, ly], ['Z']], {
    fill: gold(0.88),
    opacity: 0.55,
  });
  bottles(2, 6);
  s.block([4, 4.4, 3.7], [0.3, 1.3, 0.3], solid.dark);
  s.slab([4.3, 4.9, 3.3], [0.8, 0.8, 0.9], 0.14, solid.white);
  s.left(4.3, 5.7, 4.2).rect(0.2, 0.2, 0.4, 0.2, brand(0.6), 0.08);
  s.drum([4.7, 5.3, 3.05], 0.26, 0.26, solid.dark);
  s.block([4, 5.7, 3.7], [0.3, 0.7, 0.3], solid.dark);
  s.block([4, 6.4, 0], [0.3, 0.3, 4], solid.dark);
  s.shadow([6.2, 6.8, 0], [1, 0.9], 0.5);
  s.slab([6, 6.8, 0], [1.1, 0.9, 0.7], 0.12, solid.accent);
  s.floor(6, 6.8, 0.71).rect(0.14, 0.14, 0.82, 0.62, grey(0.3), 0.1);
}
