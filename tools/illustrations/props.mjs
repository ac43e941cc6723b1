// Owns the stock of things that scenes are made of: cartons, pallets, racks, belts, furniture.
// Every function paints one thing into a scene; positions are [x, y, z], sizes in the scene's unit.
import { disc } from './vector.mjs';

/** The rounded ground that every scene stands on, with a soft disc behind it. */
export function ground(s, { size = 8.4, inset = 0.45 } = {}) {
  const { solid, brand } = s.colours;
  s.add(disc(...s.at(size / 2, size / 2, 1.6), s.unit * 5.1), { fill: brand(0.945) });
  s.slab([0, 0, -0.35], [size, size, 0.35], 0.8, solid.floor);
  s.floor(inset, inset).frame(0, 0, size - 2 * inset, size - 2 * inset, brand(0.9), 0.4, 1.6);
}

export function carton(s, [x, y, z], [w, d, h], { mat = s.colours.solid.kraft, label = true } = {}) {
  const { warm, white, shade } = s.colours;
  s.group(x, y, z, () => {
    s.block([x, y, z], [w, d, h], mat);
    if (mat === s.colours.solid.kraft) {
      s.floor(x, y, z + h).rect(0, d * 0.42, w, d * 0.16, warm(0.93));
      s.right(x + w, y + d, z + h).rect(d * 0.42, 0, d * 0.16, h * 0.3, warm(0.82));
    }
    if (label) {
      const front = s.left(x, y + d, z + h);
      front.rect(w * 0.12, h * 0.46, w * 0.46, h * 0.38, white, 0.03);
      for (const [i, width] of [0.05, 0.02, 0.04, 0.02].entries())
        front.rect(w * (0.18 + i * 0.1), h * 0.54, w * width, h * 0.22, shade);
    }
  });
}

export function pallet(s, [x, y, z], [w, d]) {
  const { wood } = s.colours.solid;
  s.group(x, y, z, () => {
    for (const part of [0, 0.42, 0.84]) s.block([x, y + d * part, z], [w, d * 0.16, 0.16], wood);
    s.block([x, y, z + 0.16], [w, d, 0.08], wood);
  });
}

/** A pallet with nx * ny * nz cartons; leave(i, j, k) says which places stay empty. */
export function load(s, [x, y, z], [nx, ny, nz], { size = 0.8, height = 0.7, leave = () => false, ...more } = {}) {
  pallet(s, [x, y, z], [nx * size, ny * size]);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        if (leave(i, j, k)) continue;
        const place = [x + i * size, y + j * size, z + 0.24 + k * height];
        carton(s, place, [size - 0.05, size - 0.05, height - 0.03], more);
      }
}

/** A pallet rack along x: `bays` wide, `fill(bay, level, [x, y, z])` puts goods on its beams. */
export function rack(s, [x, y], { bays = 2, bay = 2, depth = 1, levels = 2, gap = 1.45, fill }) {
  const { brand, accent } = s.colours.solid;
  const posts = (front) => {
    for (let b = 0; b <= bays; b++)
      s.group(x + b * bay, front, 0, () => s.block([x + b * bay, front, 0], [0.12, 0.12, levels * gap + 0.5], brand));
  };
  posts(y);
  for (let level = 0; level <= levels; level++) {
    const z = level === 0 ? 0.05 : level * gap - 0.1;
    if (level > 0) {
      s.block([x + 0.1, y + 0.1, z], [bays * bay, depth - 0.15, 0.06], s.colours.solid.pale);
    }
    for (let b = 0; b < bays; b++) fill?.(b, level, [x + b * bay + 0.22, y + 0.14, z + 0.06]);
    if (level > 0) s.block([x + 0.1, y + depth - 0.06, z - 0.06], [bays * bay, 0.08, 0.16], accent);
  }
  posts(y + depth - 0.06);
}

/** A shelf unit with closed sides that looks to the lower left. */
export function shelf(s, [x, y], [w, d, h], { boards = 3, mat = s.colours.solid.white, fill } = {}) {
  const { solid, brand } = s.colours;
  s.block([x, y, 0], [w, 0.1, h], solid.pale);
  s.left(x, y + 0.1, h).rect(0.08, 0.06, w - 0.16, h - 0.1, brand(0.84));
  s.block([x, y + 0.1, 0], [0.08, d - 0.1, h], mat);
  for (let i = 0; i < boards; i++) {
    const z = 0.12 + (i * (h - 0.2)) / boards;
    s.block([x + 0.08, y + 0.1, z - 0.08], [w - 0.16, d - 0.1, 0.08], mat);
    fill?.(i, z, (h - 0.2) / boards);
  }
  s.block([x + w - 0.08, y, 0], [0.08, d, h], mat);
  s.block([x, y, h], [w, d, 0.08], mat);
}

/** A conveyor along x. */
export function conveyor(s, [x, y], [w, d], { height = 0.9, mat = s.colours.solid.steel } = {}) {
  const { solid, grey } = s.colours;
  s.shadow([x, y, 0], [w, d], 0.5);
  for (let i = 0.3; i < w; i += (w - 0.7) / 2)
    for (const j of [0.08, d - 0.2]) {
      s.group(x + i, y + j, 0, () => s.block([x + i, y + j, 0], [0.12, 0.12, height - 0.2], solid.dark));
    }
  s.slab([x, y, height - 0.26], [w, d, 0.26], 0.16, mat);
  const belt = s.floor(x, y, height);
  belt.rect(0.1, 0.12, w - 0.2, d - 0.24, grey(0.4), 0.1);
  for (let i = 0.5; i < w - 0.2; i += 0.5)
    belt.line(
      [
        [i, 0.14],
        [i, d - 0.14],
      ],
      grey(0.48),
      1.4,
    );
  const side = s.left(x, y + d, height);
  for (let i = 0.4; i < w - 0.2; i += 0.6) side.dot(i, 0.13, 0.05, grey(0.5));
}

/** A table or counter: a top on a closed body. */
export function counter(s, [x, y], [w, d, h], { body = s.colours.solid.brand, top = s.colours.solid.white } = {}) {
  s.shadow([x, y, 0], [w, d], h * 0.5);
  s.block([x + 0.08, y + 0.08, 0], [w - 0.16, d - 0.16, h - 0.12], body);
  s.slab([x, y, h - 0.12], [w, d, 0.12], 0.12, top);
}

export function table(s, [x, y], [w, d, h], { top = s.colours.solid.pale } = {}) {
  const { dark } = s.colours.solid;
  s.shadow([x, y, 0], [w, d], h * 0.4);
  const legs = [
    [0.1, 0.1],
    [w - 0.22, 0.1],
    [0.1, d - 0.22],
    [w - 0.22, d - 0.22],
  ];
  for (const [i, j] of legs) s.group(x + i, y + j, 0, () => s.block([x + i, y + j, 0], [0.12, 0.12, h - 0.1], dark));
  s.slab([x, y, h - 0.12], [w, d, 0.12], 0.14, top);
}

export function plant(s, [x, y, z = 0], scale = 1) {
  const { solid, brand } = s.colours;
  s.group(x, y, z, () => {
    s.drum([x, y, z], 0.24 * scale, 0.42 * scale, solid.accent);
    const [cx, cy] = s.at(x, y, z + 0.42 * scale);
    const u = s.unit * scale;
    const leaves = [
      [-0.5, -0.75, 0.62],
      [0.5, -0.8, 0.56],
      [-0.22, -1.15, 0.66],
      [0.24, -1.2, 0.5],
      [0, -0.85, 0.6],
    ];
    for (const [dx, dy, tone] of leaves) {
      const [tx, ty] = [cx + dx * u, cy + dy * u];
      const [sx, sy] = [dy * 0.22 * u, -dx * 0.22 * u];
      const [mx, my] = [cx + dx * 0.55 * u, cy + dy * 0.5 * u];
      s.add(
        [
          ['M', cx, cy],
          ['C', mx + sx, my + sy, mx + sx, my + sy, tx, ty],
          ['C', mx - sx, my - sy, mx - sx, my - sy, cx, cy],
          ['Z'],
        ],
        { fill: brand(tone) },
      );
    }
  });
}

/** A small vertical bottle, jar or tin. */
export function bottle(
  s,
  [x, y, z],
  { r = 0.16, h = 0.5, mat = s.colours.solid.teal, cap = s.colours.solid.white, band } = {},
) {
  s.group(x, y, z, () => {
    s.drum([x, y, z], r, h, mat);
    if (band) s.drum([x, y, z + h * 0.25], r, h * 0.4, band);
    if (band) s.drum([x, y, z + h * 0.65], r, h * 0.35, mat);
    s.drum([x, y, z + h], r * 0.55, r * 0.8, cap);
  });
}

/** A dotted way over the floor. */
export function trail(s, points, colour, width = 3) {
  s.line(points, colour, width, { dash: '1 8' });
}

/** A map pin that floats over its place. */
export function pin(s, [x, y, z], fill, scale = 1) {
  const [cx, cy] = s.at(x, y, z);
  const r = 0.34 * s.unit * scale;
  const top = cy - 2.5 * r;
  s.add(
    [
      ['M', cx, cy],
      ['C', cx - 0.4 * r, cy - r, cx - r, top + 0.9 * r, cx - r, top],
      ['A', r, r, 1, cx + r, top],
      ['C', cx + r, top + 0.9 * r, cx + 0.4 * r, cy - r, cx, cy],
      ['Z'],
    ],
    { fill },
  );
  s.add(disc(cx, top, r * 0.42), { fill: s.colours.white });
}

/** Piles of coins on a spot of about 1.3 by 1.3. */
export function coins(s, [x, y, z]) {
  const { gold, accent } = s.colours.solid;
  for (const [dx, dy, count] of [
    [0.4, 0.3, 4],
    [0.95, 0.55, 6],
    [0.45, 0.95, 2],
  ])
    for (let i = 0; i < count; i++) {
      const place = [x + dx, y + dy, z + i * 0.13];
      const mat = i % 2 ? gold : { ...gold, left: accent.left };
      s.group(...place, () => s.drum(place, 0.28, 0.13, mat));
    }
}
