// A campaign: a loudspeaker, the answers that it brings and the curve that shows them.
import { person } from '../people.mjs';
import { ground, pin, plant } from '../props.mjs';
import { bars, board, curve, lines, titleBar } from '../screens.mjs';

export function marketing(s) {
  const { solid, brand, accent, gold, white } = s.colours;
  ground(s);
  board(s, 'left', [3, 0.9, 0.6], [4.7, 3], (p, w) => {
    titleBar(s, p, [0.1, 0.1, w - 0.2]);
    bars(p, [0.4, 1, w - 1, 1.7], [0.3, 0.42, 0.38, 0.6, 0.72, 0.95], [brand(0.84), brand(0.74)]);
    curve(p, [0.55, 0.7, w - 1.3, 1.7], [0.25, 0.4, 0.5, 0.62, 0.86, 1], accent(0.66), 5);
    for (const [i, v] of [0.25, 0.4, 0.5, 0.62, 0.86, 1].entries())
      p.dot(0.55 + (i * (w - 1.3)) / 5, 2.4 - v * 1.7, 0.1, accent(0.6));
  });
  // A post with its picture and its hearts.
  board(s, 'right', [1, 5, 0.5], [2.4, 3], (p, w) => {
    p.dot(0.42, 0.42, 0.18, accent(0.68));
    lines(p, [0.74, 0.38, 1], 1, brand(0.7), { width: 5 });
    p.rect(0.22, 0.8, w - 0.44, 1.36, brand(0.86), 0.1);
    p.poly(
      [
        [0.3, 2.16],
        [0.9, 1.3],
        [1.35, 1.8],
        [1.6, 1.5],
        [2.1, 2.16],
      ],
      brand(0.6),
    );
    p.dot(1.7, 1.14, 0.17, gold(0.82));
    lines(p, [0.26, 2.4, 1.8], 2, brand(0.8), { gap: 0.26 });
  });
  loudspeaker(s, [4.3, 5, 1.5]);
  person(s, [2.5, 6.5], { shirt: accent(0.66), arm: 'up', skin: s.colours.skin(0.68), bun: true, scale: 1.1 });
  s.shadow([5.5, 5.6, 0], [1.6, 1.6], 0.4);
  s.slab([5.4, 5.5, 0], [1.8, 1.8, 0.3], 0.4, solid.pale);
  s.floor(5.4, 5.5, 0.31).ring(0.9, 0.9, 0.6, brand(0.6), 4);
  s.floor(5.4, 5.5, 0.31).ring(0.9, 0.9, 0.3, brand(0.6), 4);
  pin(s, [6.3, 6.4, 0.3], accent(0.66), 1.3);
  for (const [x, y, z, fill] of [
    [6.6, 3.6, 1.6, brand(0.6)],
    [7.3, 4.2, 2.2, accent(0.68)],
  ])
    bubble(s, [x, y, z], fill, white);
  plant(s, [7.6, 2.2], 1.2);
}

function loudspeaker(s, place) {
  const { brand, accent, grey, white } = s.colours;
  const [x, y] = s.at(...place);
  const u = s.unit;
  s.add(
    [
      ['M', x - 0.5 * u, y + 0.6 * u],
      ['L', x - 0.3 * u, y + 1.5 * u],
    ],
    { stroke: grey(0.35), width: 0.3 * u },
  );
  s.add(
    [
      ['M', x - 0.9 * u, y - 0.3 * u],
      ['L', x + 0.9 * u, y - 1.2 * u],
      ['L', x + 0.9 * u, y + 1.2 * u],
      ['L', x - 0.9 * u, y + 0.6 * u],
      ['Z'],
    ],
    { fill: accent(0.68), stroke: accent(0.68), width: 0.2 * u },
  );
  s.add(
    [
      ['M', x + 0.9 * u, y - 1.3 * u],
      ['A', 0.4 * u, 1.3 * u, 1, x + 0.9 * u, y + 1.3 * u],
      ['A', 0.4 * u, 1.3 * u, 1, x + 0.9 * u, y - 1.3 * u],
      ['Z'],
    ],
    { fill: white },
  );
  s.add(
    [
      ['M', x + 0.9 * u, y - 0.5 * u],
      ['A', 0.2 * u, 0.5 * u, 1, x + 0.9 * u, y + 0.5 * u],
      ['A', 0.2 * u, 0.5 * u, 1, x + 0.9 * u, y - 0.5 * u],
      ['Z'],
    ],
    { fill: brand(0.6) },
  );
  s.add(
    [
      ['M', x - 0.9 * u, y - 0.24 * u],
      ['L', x - 0.9 * u, y + 0.54 * u],
    ],
    { stroke: brand(0.5), width: 0.5 * u },
  );
  for (const [dy, tilt] of [
    [-0.7, -0.35],
    [0, 0],
    [0.7, 0.35],
  ])
    s.add(
      [
        ['M', x + 1.6 * u, y + dy * u],
        ['L', x + 2.1 * u, y + (dy + tilt) * u],
      ],
      { stroke: brand(0.6), width: 6 },
    );
}

function bubble(s, place, fill, ink) {
  const [x, y] = s.at(...place);
  const u = s.unit * 0.55;
  s.add(
    [
      ['M', x - u, y - 0.7 * u],
      ['L', x + u, y - 0.7 * u],
      ['L', x + u, y + 0.5 * u],
      ['L', x - 0.3 * u, y + 0.5 * u],
      ['L', x - 0.7 * u, y + u],
      ['L', x - 0.7 * u, y + 0.5 * u],
      ['L', x - u, y + 0.5 * u],
      ['Z'],
    ],
    { fill, stroke: fill, width: 8 },
  );
  for (const dx of [-0.5, 0, 0.5])
    s.add(
      [
        ['M', x + dx * u, y - 0.1 * u],
        ['L', x + dx * u, y - 0.1 * u],
      ],
      { stroke: ink, width: 7 },
    );
}
