// The icon set on disk: one SVG file per icon.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function iconFolder(productRoot: string): string {
  return join(productRoot, 'node_modules/lucide-static/icons');
}

/** @returns the names of all icons, in alphabetical order */
export function iconsIn(productRoot: string): string[] {
  return readdirSync(iconFolder(productRoot))
    .map((name) => name.replace('.svg', ''))
    .sort();
}

/** @returns what gives an icon's shapes as SVG, for a canvas of 24 by 24; each file is read once */
export function iconShapes(productRoot: string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const shapes = known.get(name) ?? shapesIn(readFileSync(join(iconFolder(productRoot), `${name}.svg`), 'utf8'));
    known.set(name, shapes);
    return shapes;
  };
}

/** One element, because a phone's browser has work with each; dots, which are filled, stay as they are. */
function shapesIn(svg: string): string {
  const dots: string[] = [];
  const drawn: string[] = [];
  for (const [, name, attributes] of svg.matchAll(/<(\w+)\s([^>]*?)\s*\/>/g))
    if (attributes!.includes('fill=')) dots.push(`<${name} ${attributes}/>`);
    else drawn.push(lineOf(name!, attributes!));
  return `<path d="${drawn.join('')}"/>${dots.join('')}`;
}

type Attributes = Record<string, string | undefined>;

/** SVG's basic shapes as paths: https://www.w3.org/TR/SVG2/shapes.html. */
function lineOf(name: string, attributes: string): string {
  const given: Attributes = Object.fromEntries(
    Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
  );
  const draw = lines[name];
  if (!draw) throw new Error(`The icon set draws with <${name}>, which is not known here`);
  return draw(given);
}

const lines: Record<string, (given: Attributes) => string> = {
  path: ({ d }) => withAbsoluteStart(d!),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => ellipse({ cx, cy, rx: r, ry: r }),
  ellipse,
  rect,
};

function ellipse(given: Attributes): string {
  const [cx, cy, rx, ry] = [given.cx, given.cy, given.rx, given.ry].map(Number) as [number, number, number, number];
  const half = (width: number) => `a${round(rx)} ${round(ry)} 0 1 0 ${round(width)} 0`;
  return `M${round(cx - rx)} ${round(cy)}${half(2 * rx)}${half(-2 * rx)}z`;
}

function rect({ x = '0', y = '0', width, height, rx, ry }: Attributes): string {
  const [left, top, across, down] = [x, y, width, height].map(Number) as [number, number, number, number];
  const [turn, fall] = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)];
  const corner = (toX: number, toY: number) => `a${turn} ${fall} 0 0 1 ${toX} ${toY}`;
  const [h, v] = [round(across - 2 * turn), round(down - 2 * fall)];
  const sides = `h${h}${corner(turn, fall)}v${v}${corner(-turn, fall)}h${-h}${corner(-turn, -fall)}v${-v}${corner(turn, -fall)}`;
  return `M${round(left + turn)} ${round(top)}${turn > 0 ? sides : `h${h}v${v}h${-h}`}z`;
}

/** A thousandth of a unit is nothing on a canvas of 24. */
function round(length: number): number {
  return Number(length.toFixed(3));
}

/** `m6 9 6 6` starts at the canvas' corner only while nothing is before it, and what follows the start is relative to it. */
function withAbsoluteStart(line: string): string {
  return line.replace(relativeStart, (_start, x: string, y: string, next = '') => `M${x} ${y}${next && `l${next}`}`);
}

/** Up to the first character of what follows, where that is one more place. */
const relativeStart = /^m(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))[\s,]*([-\d.])?/;
