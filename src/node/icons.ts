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
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
}
