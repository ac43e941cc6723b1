// Owns people: small standing figures for scenes, drawn flat at a place of the isometric space.
import { disc, paint, polygon, polyline } from './vector.mjs';

/**
 * A figure about 3.4 units tall.
 * look: { shirt, legs, skin, hair, face: 1 (looks right) or -1, arm: 'down' | 'hold' | 'up', helmet, apron, bun, turban }
 */
export function person(s, [x, y, z = 0], look = {}) {
  const c = s.colours;
  const {
    shirt = c.brand(0.6),
    legs = c.grey(0.36),
    skin = c.skin(0.66),
    hair = c.grey(0.25),
    face = 1,
    arm = 'down',
    scale = 1,
  } = look;
  const [px, py] = s.at(x, y, z);
  const k = s.unit * 0.052 * scale;
  const at = (a, b) => [px + a * k * face, py + b * k];
  const add = (commands, style) => s.entries.push(paint(commands, style));
  const stroke = (points, colour, width) =>
    add(polyline(points.map((p) => at(...p))), { stroke: colour, width: width * k });
  const round = (a, b, r, fill, ry = r) => add(disc(...at(a, b), r * k, ry * k), { fill });

  round(1, 0, 10, c.brand(0.86), 4.4);
  stroke(
    [
      [-2.6, -22],
      [-3.2, -3],
    ],
    legs,
    5.6,
  );
  stroke(
    [
      [2.6, -22],
      [3.4, -2],
    ],
    legs,
    5.6,
  );
  stroke(
    [
      [-3.2, -1.6],
      [-1, -1.2],
    ],
    c.grey(0.25),
    3.6,
  );
  stroke(
    [
      [3.4, -0.6],
      [5.8, -0.2],
    ],
    c.grey(0.25),
    3.6,
  );
  const far = {
    down: [
      [6, -37],
      [8, -28],
      [7.4, -20],
    ],
    hold: [
      [6, -37],
      [9, -30],
      [14, -32],
    ],
    up: [
      [6, -38],
      [12, -42],
      [15, -50],
    ],
  }[arm];
  stroke(far, look.sleeve ?? shirt, 4.2);
  round(...far[2], 2.2, skin);
  const torso = [
    [-6.4, -38.5],
    [6.4, -38.5],
    [6, -20],
    [-6, -20],
  ];
  add(polygon(torso.map((p) => at(...p))), { fill: shirt, stroke: shirt, width: 4 * k });
  if (look.vest) {
    stroke(
      [
        [-3.4, -39],
        [-3.4, -20],
      ],
      look.vest,
      1.8,
    );
    stroke(
      [
        [3.4, -39],
        [3.4, -20],
      ],
      look.vest,
      1.8,
    );
    stroke(
      [
        [-7, -28],
        [7, -28],
      ],
      look.vest,
      1.8,
    );
  }
  if (look.apron)
    add(
      polygon(
        [
          [-4.4, -34],
          [5.6, -34],
          [6.6, -15],
          [-5, -15],
        ].map((p) => at(...p)),
      ),
      { fill: look.apron, stroke: look.apron, width: 2 * k },
    );
  stroke(
    [
      [0, -41],
      [0, -44],
    ],
    skin,
    4.6,
  );
  round(0.6, -49.4, 5.6, skin, 6.2);
  drawHair(look, { add, at, round, hair, c, k });
  const near = {
    down: [
      [-6, -37],
      [-8.4, -28],
      [-7, -20],
    ],
    hold: [
      [-6, -37],
      [-4.4, -28],
      [6, -29],
    ],
    up: [
      [-6, -37],
      [-9, -29],
      [-7, -21],
    ],
  }[arm];
  stroke(near, look.sleeve ?? shirt, 4.4);
  round(...near[2], 2.3, skin);
  return { hand: arm === 'down' ? at(...near[2]) : at(...far[2]) };
}

function drawHair(look, { add, at, round, hair, c, k }) {
  const cap = (from, to, fill) =>
    add(
      [
        ['M', ...at(-5.6, from)],
        ['C', ...at(-6.4, -60), ...at(7.4, -60), ...at(6.4, to)],
        ['C', ...at(3.5, to - 2), ...at(-1.5, to - 0.6), ...at(-2.4, from - 0.6)],
        ['Z'],
      ],
      { fill },
    );
  if (look.helmet) {
    add([['M', ...at(-6.2, -51.4)], ['C', ...at(-6.4, -60.4), ...at(7, -60.4), ...at(7, -51.8)], ['Z']], {
      fill: look.helmet,
    });
    add(polyline([at(-6, -51.4), at(9.4, -51.4)]), { stroke: look.helmet, width: 1.8 * k });
    return;
  }
  if (look.chef) {
    add(
      polygon(
        [
          [-5, -53],
          [6, -53],
          [6.4, -59],
          [-5.4, -59],
        ].map((p) => at(...p)),
      ),
      { fill: c.white },
    );
    for (const [a, b, r] of [
      [-3.4, -60, 3.6],
      [4, -60, 3.6],
      [0.4, -61.6, 4.2],
    ])
      round(a, b, r, c.white);
    return;
  }
  if (look.turban) {
    add(
      [
        ['M', ...at(-6.6, -50)],
        ['C', ...at(-8, -62), ...at(8.6, -62), ...at(7.4, -51)],
        ['C', ...at(3, -55), ...at(-1, -54), ...at(-6.6, -50)],
        ['Z'],
      ],
      { fill: look.turban },
    );
    return;
  }
  if (look.bun) round(-6, -53, 3, hair);
  if (look.long)
    add(
      [
        ['M', ...at(-5.8, -52)],
        ['C', ...at(-8, -46), ...at(-7.4, -42), ...at(-6.4, -38)],
        ['L', ...at(-1.4, -40)],
        ['C', ...at(-3, -44), ...at(-2.6, -48), ...at(-2, -52)],
        ['Z'],
      ],
      { fill: hair },
    );
  cap(-47, -51.4, hair);
}
