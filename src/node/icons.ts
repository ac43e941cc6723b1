// The icon set on disk: one SVG file per icon.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the folder of the icon set */
export function iconFolder(productRoot: string): string {
  return join(productRoot, 'node_modules/lucide-static/icons');
}

/** @returns the names of all icons, in alphabetical order */
export function iconsIn(productRoot: string): string[] {
  return readdirSync(iconFolder(productRoot))
    .map((name) => name.replace('.svg', ''))
    .sort();
}
