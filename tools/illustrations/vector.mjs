// Owns the way from shapes to SVG text: path commands, styles, and the small tricks that keep files small
// (relative coordinates, runs of one style in one path, repeated groups as <use>).

/** Path commands are arrays: ['M', x, y], ['L', x, y], ['C', ...six], ['A', rx, ry, sweep, x, y], ['Z']. */
export const polygon = (points) => [...polyline(points), ['Z']];
export const polyline = (points) => points.map(([x, y], i) => [i ? 'L' : 'M', x, y]);

const K = 0.5523; // a quarter circle as a cubic curve

export function ellipse(cx, cy, rx, ry = rx) {
  const [kx, ky] = [rx * K, ry * K];
  return [
    ['M', cx - rx, cy],
    ['C', cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ['C', cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ['C', cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ['C', cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ['Z'],
  ];
}

/** The same as an ellipse, shorter to write, for places where nothing maps its points. */
export const disc = (cx, cy, rx, ry = rx) => [
  ['M', cx - rx, cy],
  ['A', rx, ry, 1, cx + rx, cy],
  ['A', rx, ry, 1, cx - rx, cy],
  ['Z'],
];

export function roundedRect(x, y, w, h, radius = 0) {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0)
    return polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  const k = r * (1 - K);
  const [x1, y1] = [x + w, y + h];
  return [
    ['M', x + r, y],
    ['L', x1 - r, y],
    ['C', x1 - k, y, x1, y + k, x1, y + r],
    ['L', x1, y1 - r],
    ['C', x1, y1 - k, x1 - k, y1, x1 - r, y1],
    ['L', x + r, y1],
    ['C', x + k, y1, x, y1 - k, x, y1 - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ];
}

/** A part of a circle's outline; angles in turns, 0 is to the right, growing downwards. */
export function arc(cx, cy, r, from, to) {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) * 4));
  const step = ((to - from) / steps) * 2 * Math.PI;
  const k = (4 / 3) * Math.tan(step / 4) * r;
  const commands = [];
  for (let i = 0; i <= steps; i++) {
    const a = from * 2 * Math.PI + i * step;
    const [x, y] = [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    const [dx, dy] = [-Math.sin(a) * k, Math.cos(a) * k];
    if (i === 0) commands.push(['M', x, y]);
    else {
      const b = a - step;
      const [bx, by] = [cx + r * Math.cos(b) - Math.sin(b) * k, cy + r * Math.sin(b) + Math.cos(b) * k];
      commands.push(['C', bx, by, x - dx, y - dy, x, y]);
    }
  }
  return commands;
}

/** Runs every point of the commands through f. Not for 'A', whose radii cannot be mapped. */
export const mapPath = (commands, f) =>
  commands.map(([name, ...n]) => {
    const out = [name];
    for (let i = 0; i < n.length; i += 2) out.push(...f(n[i], n[i + 1]));
    return out;
  });

/** One painted path. style: { fill, stroke, width, opacity, dash } */
export const paint = (commands, style) => ({ commands, style });

export function moveNode(node, dx, dy) {
  const commands = node.commands.map(([name, ...n]) => {
    if (name === 'A') return ['A', n[0], n[1], n[2], n[3] + dx, n[4] + dy];
    return [name, ...n.map((v, i) => v + (i % 2 ? dy : dx))];
  });
  return { ...node, commands };
}

// The tiny addition makes ties fall the same way everywhere, so that equal groups give equal text.
const round = (v) => Math.round(v * 10 + 1e-6) / 10;
const word = (v) => String(round(v)).replace(/^(-?)0\./, '$1.');
const join = (list) => list.map(word).join(' ').replace(/ -/g, '-');

function pathText(commands) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  for (const [name, ...n] of commands) {
    if (name === 'Z') {
      text += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const [endX, endY] = n.slice(-2).map(round);
    const [dx, dy] = [round(endX - x), round(endY - y)];
    if (name === 'M') {
      text += `M${join([endX, endY])}`;
      [startX, startY] = [endX, endY];
    } else if (name === 'A') text += `a${join([n[0], n[1]])} 0 0 ${n[2]} ${join([dx, dy])}`;
    else if (name === 'C') text += `c${join([n[0] - x, n[1] - y, n[2] - x, n[3] - y, dx, dy])}`;
    else if (dx === 0) text += dy === 0 ? 'h0' : `v${word(dy)}`;
    else if (dy === 0) text += `h${word(dx)}`;
    else text += `l${join([dx, dy])}`;
    [x, y] = [endX, endY];
  }
  return text;
}

function styleText({ fill, stroke, width = 2, opacity, dash }) {
  const parts = [];
  if (fill) parts.push(`fill="${fill}"`);
  if (stroke) parts.push(`stroke="${stroke}" stroke-width="${word(width)}"`);
  if (dash) parts.push(`stroke-dasharray="${dash}"`);
  if (opacity) parts.push(`opacity="${opacity}"`);
  return parts.join(' ');
}

/**
 * Direction in which a shape is drawn: 1 or -1. Two that overlap in one path would cut a hole if
 * they differed.
 */
function turn(commands) {
  const points = commands.filter(([name]) => name !== 'Z').map((command) => command.slice(-2));
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.sign(Math.round(area));
}

export function nodesText(nodes) {
  const runs = [];
  for (const { commands, style } of nodes) {
    // Overlapping see-through shapes must stay apart, others of one style and turn may share a path.
    const key = style.opacity ? null : styleText(style) + (style.fill ? turn(commands) : '');
    const last = runs.at(-1);
    if (last && key !== null && last.key === key) last.d += pathText(commands);
    else runs.push({ key, attributes: styleText(style), d: pathText(commands) });
  }
  return runs.map(({ attributes, d }) => `<path ${attributes} d="${d}"/>`).join('');
}

/** entries: nodes, or groups { x, y, nodes } whose equal twins are drawn once and used again. */
export function svgText({ width, height, viewBox = `0 0 ${width} ${height}`, entries }) {
  const seen = new Map();
  const flat = entries.map((entry) => {
    if (!entry.nodes) return entry;
    const local = nodesText(entry.nodes.map((node) => moveNode(node, -entry.x, -entry.y)));
    seen.set(local, (seen.get(local) ?? 0) + 1);
    return { ...entry, local };
  });
  const ids = new Map();
  let body = '';
  let run = [];
  const flush = () => {
    body += nodesText(run);
    run = [];
  };
  for (const entry of flat) {
    if (!entry.nodes) run.push(entry);
    else if (seen.get(entry.local) < 2) run.push(...entry.nodes);
    else {
      flush();
      const at = `x="${word(entry.x)}" y="${word(entry.y)}"`;
      if (!ids.has(entry.local)) ids.set(entry.local, `s${ids.size}`);
      body += `<use href="#${ids.get(entry.local)}" ${at}/>`;
    }
  }
  flush();
  const defs = [...ids].map(([local, id]) => `<g id="${id}">${local}</g>`).join('');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;
  const joined = ' fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `${open}${joined}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>\n`;
}
