// Files of the open fonts: where their packages are, and those that are made of them for a site.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashJson } from '../../base/disk/hash.ts';
import { readJson } from '../../base/disk/cache-store.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { compiledFolder, packageFolder } from '../../base/installation/product-files.ts';
import { openFonts, type OpenFont } from '../../base/languages/open-fonts.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import type { Project } from '../../site/folder/project.ts';
import { fontMessages } from '../messages/pictures.ts';
import { keptRanges } from './font-catalogue.ts';
import type { Weights } from './make-font-file.ts';

/** Folder of fonts in an installed package: only the files that a site can use. */
export const compiledFonts = 'fonts';

/** @returns the name of a font in the names of its files, such as `inter` */
export function findFileName(font: OpenFont): string {
  return font.package.slice(font.package.indexOf('/') + 1);
}

/**
 * @returns where a font's files are
 * @throws UsageError when it is one that sites install, and this one has not
 */
export function fontFolder({ productRoot, siteRoot }: Project, font: OpenFont): string {
  if (font.weights) {
    const place = [siteRoot, productRoot].find((root) => isInstalled(root, font.package));
    if (place === undefined) throw new UsageError(fontMessages.notInstalled(font.package));
    return packageFolder(place, font.package);
  }
  const compiled = compiledFolder(productRoot);
  return compiled ? join(compiled, compiledFonts, findFileName(font)) : packageFolder(productRoot, font.package);
}

function isInstalled(root: string, name: string): boolean {
  try {
    return packageFolder(root, name) !== '';
  } catch {
    return false;
  }
}

/** @returns the paths of a font's files that a site can use, below its folder */
export function filesOfFont(project: Project, font: OpenFont): string[] {
  const scripts = Object.keys(keptRanges).map((script) => sourceFile(project, font, { script }));
  const folder = fontFolder(project, font);
  return [...scripts.filter(existsSync).map((file) => relative(folder, file)), 'LICENSE', 'package.json'];
}

/** @param weight of a font that is not variable */
export function sourceFile(
  project: Project,
  font: OpenFont,
  { script, weight }: { script: string; weight?: number },
): string {
  return join(fontFolder(project, font), `files/${findFileName(font)}-${script}-${weight ?? 'wght'}-normal.woff2`);
}

interface KeptFileParts {
  project: Project;
  font: OpenFont;
  script: string;
  weights: Weights;
  /** Folder that made files are kept in. */
  folder: string;
  /** Ranges of Unicode that are kept. */
  ranges: string;
}

/** @returns the name of a file in the folder, which is made when it is not there */
export async function keptFile(parts: KeptFileParts): Promise<string> {
  const { project, font, script, weights, folder, ranges } = parts;
  // The package's version identifies its files: the dev server asks at each page.
  const made = hashJson([readVersion(project, font), ranges, weights]).slice(0, 10);
  const file = `${findFileName(font)}-${script}-${made}.woff2`;
  if (existsSync(join(folder, file))) return file;
  // Loaded only where there is something to make: it takes a tenth of a second.
  const { makeFontFile } = await import('./make-font-file.ts');
  const source = sourceFile(project, font, { script, ...(font.weights && { weight: weights.min }) });
  writeAtomic(join(folder, file), await makeFontFile(source, ranges, font.weights ? undefined : weights));
  return file;
}

export function readVersion(project: Project, font: OpenFont): string {
  return readJson<{ version: string }>(join(fontFolder(project, font), 'package.json'))!.version;
}

/**
 * @returns the Latin file of an open font, by the name that an author writes; undefined for others,
 * and for fonts that do not come with Pagewright
 */
export function readLatinFile(productRoot: string, name: string): Buffer | undefined {
  const font = Object.hasOwn(openFonts, name) ? openFonts[name]! : undefined;
  if (!font || font.weights) return undefined;
  return readFileSync(sourceFile({ productRoot, siteRoot: productRoot }, font, { script: 'latin' }));
}

/** @returns a font file that was made for this or another theme, by its path in the output folder */
export function findMadeFont({ siteRoot }: Project, path: string): Buffer | undefined {
  const name = /^assets\/fonts\/([\w-]+\.woff2)$/.exec(path)?.[1];
  const file = join(siteRoot, '.pagewright/fonts', name ?? '');
  return name && existsSync(file) ? readFileSync(file) : undefined;
}
