// Owns the isometric space: a scene collects painted paths, back to front, and knows where (x, y, z) is.
// x runs to the lower right, y to the lower left, z upwards; 1 is about half a metre.
import { arc, disc, ellipse, mapPath, paint, polygon, polyline, roundedRect } from './vector.mjs';

const COS = Math.cos(Math.PI / 6);
const RX = Math.SQRT2 * COS; // the half axes of a flat circle with radius 1
const RY = Math.SQRT2 / 2;

export class Scene {
  constructor({ unit, x, y, colours }) {
    Object.assign(this, { unit, originX: x, originY: y, colours, entries: [] });
  }

  at(x, y, z = 0) {
    return [this.originX + (x - y) * COS * this.unit, this.originY + ((x + y) / 2 - z) * this.unit];
  }

  add(commands, style) {
    this.entries.push(paint(commands, style));
  }

  /**
   * Puts what draw() adds into one group, which costs little when an equal one is drawn elsewhere.
   */
  group(x, y, z, draw) {
    const outer = this.entries;
    this.entries = [];
    draw();
    const nodes = this.entries.flatMap((entry) => entry.nodes ?? entry);
    const [px, py] = this.at(x, y, z);
    this.entries = [...outer, { x: px, y: py, nodes }];
  }

  face(points, style) {
    this.add(polygon(points.map((p) => this.at(...p))), style);
  }

  line(points, stroke, width = 2, more = {}) {
    this.add(polyline(points.map((p) => this.at(...p))), { stroke, width, ...more });
  }

  /** A drawing plane: u and v run along two world directions from a corner. */
  plane(origin, along, down) {
    const map = (u, v) => this.at(...origin.map((o, i) => o + u * along[i] + v * down[i]));
    const add = (commands, style) => this.add(mapPath(commands, map), style);
    return {
      map,
      rect: (u, v, w, h, fill, r = 0) => add(roundedRect(u, v, w, h, r < 0.09 ? 0 : r), { fill }),
      frame: (u, v, w, h, stroke, r = 0, width = 2, more = {}) =>
        add(roundedRect(u, v, w, h, r), { stroke, width, ...more }),
      // A small dot is a line without length: its round ends are shorter to write than an ellipse.
      dot: (u, v, r, fill) =>
        r < 0.15
          ? add(
              [
                ['M', u, v],
                ['L', u, v],
              ],
              { stroke: fill, width: r * 2 * this.unit },
            )
          : add(ellipse(u, v, r), { fill }),
      ring: (u, v, r, stroke, width = 2, more = {}) => add(ellipse(u, v, r), { stroke, width, ...more }),
      arc: (u, v, r, from, to, stroke, width = 2) => add(arc(u, v, r, from, to), { stroke, width }),
      line: (points, stroke, width = 2, more = {}) => add(polyline(points), { stroke, width, ...more }),
      poly: (points, fill) => add(polygon(points), { fill }),
      path: (commands, style) => add(commands, style),
    };
  }

  /** The plane of a wall that looks to the lower left (normal +y); v runs down from its top. */
  left(x, y, top) {
    return this.plane([x, y, top], [1, 0, 0], [0, 0, -1]);
  }

  /** The plane of a wall that looks to the lower right (normal +x); u starts at its left edge, y. */
  right(x, y, top) {
    return this.plane([x, y, top], [0, -1, 0], [0, 0, -1]);
  }

  floor(x, y, z = 0) {
    return this.plane([x, y, z], [1, 0, 0], [0, 1, 0]);
  }

  /** A block with sharp edges. The silhouette goes first, so that no hairline shows between faces. */
  block([x, y, z], [w, d, h], { top, left, right }) {
    const [x1, y1, z1] = [x + w, y + d, z + h];
    const hexagon = [
      [x, y, z1],
      [x1, y, z1],
      [x1, y, z],
      [x1, y1, z],
      [x, y1, z],
      [x, y1, z1],
    ];
    this.face(hexagon, { fill: left });
    this.face(
      [
        [x1, y1, z],
        [x1, y, z],
        [x1, y, z1],
        [x1, y1, z1],
      ],
      { fill: right },
    );
    this.face(
      [
        [x, y, z1],
        [x1, y, z1],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      { fill: top },
    );
  }

  /** A block whose upright edges are rounded: machines, platforms, table tops. */
  slab([x, y, z], [w, d, h], r, { top, left, right }) {
    const [x1, y1, z1] = [x + w, y + d, z + h];
    const [rx, ry] = [r * RX * this.unit, r * RY * this.unit];
    const e = r * (1 - Math.SQRT1_2);
    const p = (a, b, c) => this.at(a, b, c);
    const bottom = [
      ['L', ...p(x + e, y1 - e, z)],
      ['A', rx, ry, 0, ...p(x + r, y1, z)],
      ['L', ...p(x1 - r, y1, z)],
      ['A', rx, ry, 0, ...p(x1, y1 - r, z)],
      ['L', ...p(x1, y + r, z)],
      ['A', rx, ry, 0, ...p(x1 - e, y + e, z)],
    ];
    this.add([['M', ...p(x + e, y1 - e, z1)], ...bottom, ['L', ...p(x1 - e, y + e, z1)], ['Z']], { fill: left });
    const half = [
      ['M', ...p(x1 - e, y1 - e, z1)],
      ['L', ...p(x1 - e, y1 - e, z)],
      ['A', rx, ry, 0, ...p(x1, y1 - r, z)],
      ...bottom.slice(4),
      ['L', ...p(x1 - e, y + e, z1)],
      ['Z'],
    ];
    this.add(half, { fill: right });
    this.floor(x, y, z1).rect(0, 0, w, d, top, r);
  }

  /** An upright cylinder. */
  drum([x, y, z], r, h, { top, left, right }) {
    const [cx, low] = this.at(x, y, z);
    const high = low - h * this.unit;
    const [rx, ry] = [r * RX * this.unit, r * RY * this.unit];
    const side = (from, fill) =>
      this.add(
        [
          ['M', from, high],
          ['L', from, low + (from === cx ? ry : 0)],
          ...(from === cx ? [] : [['A', rx, ry, 0, cx, low + ry]]),
          ['A', rx, ry, 0, cx + rx, low],
          ['L', cx + rx, high],
          ['Z'],
        ],
        { fill },
      );
    side(cx - rx, left);
    side(cx, right);
    this.add(disc(cx, high, rx, ry), { fill: top });
  }

  /** A ball, or anything round that looks the same from everywhere. */
  ball([x, y, z], r, fill) {
    const [cx, cy] = this.at(x, y, z);
    this.add(disc(cx, cy, r * this.unit), { fill });
  }

  /** The flat shadow of something that stands on the floor; the light comes from the left. */
  shadow([x, y, z], [w, d], length = 0.6) {
    const [k, b] = [length, length * 0.35];
    const outline = [
      [x, y + d],
      [x + w, y + d],
      [x + w + k, y + d - b],
      [x + w + k, y - b],
      [x + k, y - b],
      [x, y],
    ];
    this.face(
      outline.map(([a, c]) => [a, c, z]),
      { fill: this.colours.shade, opacity: 0.1 },
    );
  }
}
