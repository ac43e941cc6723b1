// Makes the one file of icons from the names that the site uses.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#schemas';
import type { PageModel } from '../content/check-site.ts';
import { iconFolder } from './icons.ts';
import type { Project } from './project.ts';

/** @returns an SVG file with one symbol for each icon of the site and its pages, in alphabetical order */
export function iconSprite(project: Project, site: Site | undefined, pages: readonly PageModel[]): string {
  const ofSite = [...JSON.stringify(site ?? {}).matchAll(/"icon":"([a-z0-9-]+)"/g)].map((match) => match[1]!);
  return spriteOf(project, [...ofSite, ...pages.flatMap(({ icons }) => icons)]);
}

/**
 * Gives a page a sprite of its own with just its icons, instead of the one with all of the site's.
 * @returns the page's HTML with the sprite's address in it, and the sprite's file; none when there are no icons
 */
export function withOwnSprite(project: Project, html: string): { html: string; files: Record<string, string> } {
  const names = [...html.matchAll(/"\/icons\.svg#([a-z0-9-]+)"/g)].map((match) => match[1]!);
  if (names.length === 0) return { html, files: {} };
  const sprite = spriteOf(project, names);
  const path = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
  return { html: html.replaceAll('"/icons.svg#', `"/${path}#`), files: { [path]: sprite } };
}

function spriteOf(project: Project, names: string[]): string {
  const symbols = [...new Set(names)]
    .sort()
    .map((name) => symbolFrom(join(iconFolder(project.productRoot), `${name}.svg`), name));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Many pages use the same icons: each file is read once. */
const symbolsByFile = new Map<string, string>();

function symbolFrom(file: string, name: string): string {
  const known = symbolsByFile.get(file) ?? symbol(name, readFileSync(file, 'utf8'));
  symbolsByFile.set(file, known);
  return known;
}

function symbol(name: string, svg: string): string {
  const shapes = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\s*\n\s*/g, '');
  const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" viewBox="0 0 24 24" ${stroke}>${shapes}</symbol>`;
}
