// Keeps what editors read in a site's folder as the site is now: the schemas, and the names that settings can refer to.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteNames } from '../content/check-site.ts';
import { namesSchema } from './generate/names-schema.ts';
import type { Project } from './project.ts';
import { writeWhole } from './write-whole.ts';

/** The one schema that follows from the site, not from the product. */
const siteNamesFile = 'schemas/site-names.schema.json';

/**
 * Writes what has changed. Pagewright's own folder has the schemas; another site's folder has copies of them once
 * the command `editor` has put them there, and nothing is written to it before. A folder that cannot be written to is
 * told of and stops nothing: what the check finds does not hang on what editors offer.
 * @param names is asked for only when there is somewhere to write; null leaves the names as they are
 */
export function refreshEditorFiles(project: Project, names: () => SiteNames | null): void {
  if (!isOwnSite(project) && !existsSync(join(project.siteRoot, siteNamesFile))) return;
  try {
    writeEditorFiles(project, names());
  } catch (error) {
    console.error(`What editors offer could not be brought up to date: ${(error as Error).message}`);
  }
}

/**
 * Writes what has changed, also into a folder that has none of it yet.
 * @returns the paths that were written, below the site's folder
 * @throws when the folder cannot be written to
 */
export function writeEditorFiles(project: Project, names: SiteNames | null): string[] {
  const files = isOwnSite(project) ? {} : schemasOf(project.productRoot);
  if (names) files[siteNamesFile] = namesSchema('site-names.schema.json', names);
  return Object.entries(files).flatMap(([path, text]) =>
    writeChanged(join(project.siteRoot, path), text) ? [path] : [],
  );
}

/** @returns whether the site is the one in Pagewright's own folder */
export function isOwnSite({ productRoot, siteRoot }: Project): boolean {
  return resolve(productRoot) === resolve(siteRoot);
}

function schemasOf(productRoot: string): Record<string, string> {
  const paths = ['schemas', 'schemas/blocks'].flatMap((folder) =>
    readdirSync(join(productRoot, folder)).map((name) => `${folder}/${name}`),
  );
  const schemas = paths.filter((path) => path.endsWith('.schema.json') && path !== siteNamesFile);
  return Object.fromEntries(schemas.map((path) => [path, readFileSync(join(productRoot, path), 'utf8')]));
}

/**
 * Writes a file if its text is another one. An editor may read at any moment, so it finds the old file or the new one,
 * never a part of it.
 */
export function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeWhole(file, text);
  return true;
}
