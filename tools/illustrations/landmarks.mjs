// Owns the large things that scenes share: a shop, a factory, a lorry, a robot.

/** A shop with an awning, and its door to the lower left. */
export function shop(s, [x, y]) {
  const { solid, brand, accent, grey, white } = s.colours;
  const [w, d, h] = [2.6, 1.8, 1.5];
  s.shadow([x, y, 0], [w, d], 0.7);
  s.block([x, y, 0], [w, d, h], solid.pale);
  const front = s.left(x, y + d, h);
  front.rect(0.22, 0.62, 1.2, 0.7, brand(0.78), 0.05);
  front.rect(1.72, 0.6, 0.6, 0.9, grey(0.45), 0.05);
  s.right(x + w, y + d, h).rect(0.4, 0.5, 1, 0.6, brand(0.7), 0.05);
  const stripe = w / 6;
  for (let i = 0; i < 6; i++) {
    const [a, b, out] = [x + i * stripe, x + (i + 1) * stripe, y + d];
    s.face(
      [
        [a, out, h],
        [b, out, h],
        [b, out + 0.5, h - 0.4],
        [a, out + 0.5, h - 0.4],
      ],
      { fill: i % 2 ? white : accent(0.68) },
    );
  }
}

export function factory(s, [x, y]) {
  const { solid, brand, grey } = s.colours;
  const [bay, depth, wall, peak] = [1.2, 2.2, 2, 2.75];
  s.shadow([x, y, 0], [3 * bay, depth], 0.8);
  s.block([x, y, 0], [3 * bay, depth, wall], solid.pale);
  for (const i of [0, 1, 2]) {
    const [a, b, front] = [x + i * bay, x + (i + 1) * bay, y + depth];
    s.face(
      [
        [a, front, wall],
        [b, front, peak],
        [b, y, peak],
        [a, y, wall],
      ],
      { fill: brand(0.66) },
    );
    s.face(
      [
        [a, front, wall],
        [b, front, wall],
        [b, front, peak],
      ],
      { fill: brand(0.82) },
    );
    s.face(
      [
        [b, front, wall],
        [b, y, wall],
        [b, y, peak],
        [b, front, peak],
      ],
      { fill: brand(0.5) },
    );
  }
  const front = s.left(x, y + depth, wall);
  front.rect(0.35, 0.8, 1.1, 1.2, grey(0.45), 0.05);
  for (const v of [0.95, 1.2, 1.45, 1.7])
    front.line(
      [
        [0.4, v],
        [1.4, v],
      ],
      grey(0.6),
      2,
    );
  for (const u of [1.85, 2.7]) front.rect(u, 0.6, 0.6, 0.5, brand(0.66), 0.06);
}

/** A small lorry that drives along x. */
export function lorry(s, [x, y]) {
  const { solid, brand, grey, white } = s.colours;
  s.group(x, y, 0, () => {
    s.shadow([x, y, 0], [3, 1.1], 0.6);
    s.block([x, y, 0.3], [2.1, 1.1, 1.35], solid.pale);
    s.block([x + 2.16, y + 0.04, 0.3], [0.84, 1.02, 0.95], solid.brand);
    s.right(x + 3, y + 1.06, 1.25).rect(0.12, 0.12, 0.78, 0.38, brand(0.88), 0.06);
    s.left(x + 2.16, y + 1.06, 1.25).rect(0.3, 0.12, 0.42, 0.36, brand(0.88), 0.06);
    s.left(x, y + 1.1, 1.65).rect(0.2, 0.46, 1.7, 0.26, brand(0.6), 0.08);
    const side = s.left(x, y + 1.12, 0.5);
    for (const u of [0.5, 1.5, 2.55]) {
      side.dot(u, 0.22, 0.27, grey(0.28));
      side.dot(u, 0.22, 0.12, white);
    }
  });
}

/** A jointed arm on a foot; `reach` lists the joints after the shoulder. */
export function robot(s, [x, y], reach) {
  const { solid, accent, grey, white } = s.colours;
  s.shadow([x - 0.5, y - 0.5, 0], [1, 1], 0.6);
  s.drum([x, y, 0], 0.55, 0.3, solid.dark);
  s.drum([x, y, 0.3], 0.36, 0.6, solid.accent);
  const joints = [[x, y, 1], ...reach];
  s.line(joints, accent(0.6), s.unit * 0.42);
  s.line(joints, accent(0.7), s.unit * 0.26);
  for (const joint of joints) s.ball(joint, 0.2, grey(0.35));
  for (const joint of joints) s.ball(joint, 0.08, white);
}
