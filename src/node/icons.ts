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

function shapesIn(svg: string): string {
  const shapes = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
  return inOnePath(shapes);
}

/** Lines that follow each other become one element, because a phone's browser has work with each. */
function inOnePath(shapes: string): string {
  return shapes.replaceAll(/(?:<path d="[^"]*"\/>){2,}/g, (paths) => {
    const lines = [...paths.matchAll(/ d="([^"]*)"/g)].map(([, line]) => withAbsoluteStart(line!));
    return `<path d="${lines.join('')}"/>`;
  });
}

/** `m6 9 6 6` starts at the canvas' corner only while nothing is before it, and what follows the start is relative to it. */
function withAbsoluteStart(line: string): string {
  return line.replace(relativeStart, (_start, x: string, y: string, next = '') => `M${x} ${y}${next && `l${next}`}`);
}

/** Up to the first character of what follows, where that is one more place. */
const relativeStart = /^m(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))[\s,]*([-\d.])?/;
