// The icon set (lucide-static): names of icons, and their shapes as SVG.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledFolder, packageFolder } from '../../base/installation/product-files.ts';

/** File that replaces the icon set, which takes 68 MB, in an installed package: shapes by name. */
export const compiledIcons = 'icons.json';

function iconFolder(productRoot: string): string {
  return join(packageFolder(productRoot, 'lucide-static'), 'icons');
}

/** @returns the names of all icons, in alphabetical order */
export function listIcons(productRoot: string): string[] {
  const compiled = compiledFolder(productRoot);
  if (compiled) return Object.keys(readCompiled(compiled));
  return readdirSync(iconFolder(productRoot))
    .map((name) => name.replace('.svg', ''))
    .sort();
}

/** By folder: it is asked for at each check. */
const read = new Map<string, Record<string, string>>();

function readCompiled(compiled: string): Record<string, string> {
  const known = read.get(compiled);
  if (known) return known;
  const shapes = JSON.parse(readFileSync(join(compiled, compiledIcons), 'utf8')) as Record<string, string>;
  read.set(compiled, shapes);
  return shapes;
}

/**
 * @returns a function that reads an icon's shapes as SVG, for a canvas of 24 by 24; each file is
 * read once
 */
export function createIconReader(productRoot: string): (name: string) => string {
  const compiled = compiledFolder(productRoot);
  if (compiled) return (name) => readCompiled(compiled)[name]!;
  const cache = new Map<string, string>();
  return (name) => {
    const shapes = cache.get(name) ?? readShapes(readFileSync(join(iconFolder(productRoot), `${name}.svg`), 'utf8'));
    cache.set(name, shapes);
    return shapes;
  };
}

/**
 * Draws an icon with one path element, because each element costs a phone time; filled dots stay as
 * they are.
 */
function readShapes(svg: string): string {
  const dots: string[] = [];
  const paths: string[] = [];
  for (const [, name, attributes] of svg.matchAll(/<(\w+)\s([^>]*?)\s*\/>/g))
    if (attributes!.includes('fill=')) dots.push(`<${name} ${attributes}/>`);
    else paths.push(toPath(name!, attributes!));
  return `<path d="${paths.join('')}"/>${dots.join('')}`;
}

type Attributes = Record<string, string | undefined>;

/** SVG's basic shapes as paths: https://www.w3.org/TR/SVG2/shapes.html. */
function toPath(name: string, attributes: string): string {
  const given: Attributes = Object.fromEntries(
    Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
  );
  const draw = pathMakers[name];
  if (!draw) throw new Error(`The icon set draws with <${name}>, which is not known here`);
  return draw(given);
}

const pathMakers: Record<string, (given: Attributes) => string> = {
  path: ({ d }) => makeStartAbsolute(d!),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => ellipse({ cx, cy, rx: r, ry: r }),
  ellipse,
  rect,
};

function ellipse(given: Attributes): string {
  const [cx, cy, rx, ry] = [given.cx, given.cy, given.rx, given.ry].map(Number) as [number, number, number, number];
  const half = (width: number) => `a${roundLength(rx)} ${roundLength(ry)} 0 1 0 ${roundLength(width)} 0`;
  return `M${roundLength(cx - rx)} ${roundLength(cy)}${half(2 * rx)}${half(-2 * rx)}z`;
}

function rect({ x = '0', y = '0', width, height, rx, ry }: Attributes): string {
  const [left, top, across, down] = [x, y, width, height].map(Number) as [number, number, number, number];
  const [turn, fall] = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)];
  const corner = (toX: number, toY: number) => `a${turn} ${fall} 0 0 1 ${toX} ${toY}`;
  const [h, v] = [roundLength(across - 2 * turn), roundLength(down - 2 * fall)];
  const sides = `h${h}${corner(turn, fall)}v${v}${corner(-turn, fall)}h${-h}${corner(-turn, -fall)}v${-v}${corner(turn, -fall)}`;
  return `M${roundLength(left + turn)} ${roundLength(top)}${turn > 0 ? sides : `h${h}v${v}h${-h}`}z`;
}

/** Rounds to a thousandth of a unit, which is invisible on a canvas of 24. */
function roundLength(length: number): number {
  return Number(length.toFixed(3));
}

/**
 * `m6 9 6 6` is absolute only at the start of a path; the rest is relative to it. Both must hold
 * after a join.
 */
function makeStartAbsolute(line: string): string {
  return line.replace(relativeStart, (_start, x: string, y: string, next = '') => `M${x} ${y}${next && `l${next}`}`);
}

/** Matches up to the first character of the next point, if there is one. */
const relativeStart = /^m(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))[\s,]*([-\d.])?/;
