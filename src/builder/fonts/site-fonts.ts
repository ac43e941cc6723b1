// The fonts of a site: their files, their rules, and what a device shows until they are there.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Site, SiteTheme } from '#schemas';
import { hashJson } from '../../base/disk/hash.ts';
import { readJson } from '../../base/disk/cache-store.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { compiledFolder, packageFolder } from '../../base/installation/product-files.ts';
import type { Project } from '../../site/folder/project.ts';
import { keptRanges, openFonts, listScripts, type FontKind, type OpenFont } from './font-catalogue.ts';
import type { Weights } from './make-font-file.ts';
import { measureOwnFonts } from './measure-own-fonts.ts';
import { keptMeasures, makeStandIns, type FontMeasures } from './stand-ins.ts';
import { fontMessages } from '../messages/pictures.ts';

export interface SiteFonts {
  /** `@font-face` rules; empty without web fonts. */
  css: string;
  /** The theme with `font` and `headingFont` as CSS: the font, and its fallbacks. */
  theme: SiteTheme;
  /** The files to ship, by path below the output folder: fonts and their licences. */
  files: Record<string, string>;
  /** Remarks for the author: a font that has no letters for the site's language. */
  remarks: string[];
}

/** Text is set in these two weights (src/page/app/site.css). */
const textWeights: Weights = { min: 400, max: 600 };

type FontRequest = { name: string; weights: Weights; /** Those that texts are set in. */ used: number[] };

/**
 * Makes the files that are not there yet; they are kept in the site's `.pagewright/fonts`, which
 * may be deleted at any time.
 * @throws UsageError when a file of the site's own is no font
 */
export async function siteFonts(project: Project, site: Pick<Site, 'theme' | 'lang'>): Promise<SiteFonts> {
  const { theme, lang } = site;
  const wanted = wantedFonts(theme);
  if (wanted.length === 0) return { css: '', theme, files: {}, remarks: [] };
  const folder = join(project.siteRoot, '.pagewright/fonts');
  mkdirSync(folder, { recursive: true });
  const parts = await Promise.all(wanted.map((font) => openFamily(font, { project, folder, lang, theme })));
  const stacks = new Map(parts.map(({ name, stack }) => [name, stack]));
  const inCss = (font: string) => (stacks.has(firstFont(font)) ? withStack(font, stacks.get(firstFont(font))!) : font);
  return {
    css: parts.map(({ css }) => css).join(''),
    theme: {
      ...theme,
      font: inCss(theme.font),
      ...(theme.headingFont && { headingFont: inCss(theme.headingFont) }),
    },
    files: Object.assign({}, ...parts.map(({ files }) => files)) as Record<string, string>,
    remarks: parts.flatMap(({ remarks }) => remarks),
  };
}

/** @returns the fonts that have files, each with the weights that are used of it */
function wantedFonts(theme: SiteTheme): FontRequest[] {
  const names = new Set([...Object.keys(openFonts), ...(theme.fonts ?? []).map(({ name }) => name)]);
  const text = firstFont(theme.font);
  const heading = firstFont(theme.headingFont ?? theme.font);
  const own = { min: theme.headingWeight, max: theme.headingWeight };
  const both = { min: Math.min(textWeights.min, own.min), max: Math.max(textWeights.max, own.max) };
  const wanted: FontRequest[] =
    text === heading
      ? [{ name: text, weights: both, used: [...new Set([textWeights.min, textWeights.max, own.min])] }]
      : [
          { name: text, weights: textWeights, used: [textWeights.min, textWeights.max] },
          { name: heading, weights: own, used: [own.min] },
        ];
  return wanted.filter(({ name }) => names.has(name));
}

/** @returns the first name of a list as in CSS */
export function firstFont(font: string): string {
  return font
    .split(',')[0]!
    .trim()
    .replaceAll(/^['"]|['"]$/g, '');
}

function withStack(font: string, stack: string): string {
  const others = font
    .split(',')
    .slice(1)
    .map((each) => each.trim());
  return [stack, ...others].join(',');
}

interface Family {
  name: string;
  css: string;
  stack: string;
  files: Record<string, string>;
  remarks: string[];
}

interface FamilyParts {
  project: Project;
  folder: string;
  lang: string;
  theme: SiteTheme;
}

async function openFamily(font: FontRequest, parts: FamilyParts): Promise<Family> {
  const own = (parts.theme.fonts ?? []).filter(({ name }) => name === font.name);
  return own.length > 0 ? ownFamily(font, own, parts) : catalogueFamily(font, parts);
}

async function catalogueFamily(
  { name, weights, used }: FontRequest,
  { project, folder, lang }: FamilyParts,
): Promise<Family> {
  const font = openFonts[name]!;
  const { main, more } = listScripts(lang);
  const scripts = [...main, ...more].filter((script) => existsSync(sourceFile(project, font, script)));
  const weight = weights.min === weights.max ? String(weights.min) : `${weights.min} ${weights.max}`;
  const files: Record<string, string> = {};
  let css = '';
  for (const script of scripts) {
    const file = await keptFile({ project, font, script, weights, folder });
    const address = `/assets/fonts/${file}`;
    files[address.slice(1)] = join(folder, file);
    css += face({ name, address, weight, italic: false, range: keptRanges[script] });
  }
  files[`assets/fonts/${font.package}-licence.txt`] = join(fontFolder(project, font), 'LICENSE');
  const missing = main.filter((script) => !scripts.includes(script));
  const remarks =
    missing.length > 0
      ? [fontMessages.missingLetters({ name, lang, others: findFontsWithScripts(project, missing) })]
      : [];
  // Letters of other scripts are as much wider or narrower as Latin ones, which every font has.
  const latin = sourceFile(project, font, 'latin');
  const source = [font.package, versionOf(project, font)];
  const measures = await keptMeasures({ folder, source, weights: used }, async (each) => {
    const { measureFont } = await import('./make-font-file.ts');
    return measureFont(readFileSync(latin), { familyName: name, weight: each, isVariable: true });
  });
  return createFamily({ name, kind: font.kind, css, files, measures, remarks });
}

/** Folder of fonts in an installed package: only the files that a site can use. */
export const compiledFonts = 'fonts';

/** @returns where a font's files are */
export function fontFolder({ productRoot }: Project, font: OpenFont): string {
  const compiled = compiledFolder(productRoot);
  if (compiled) return join(compiled, compiledFonts, font.package);
  return packageFolder(productRoot, `@fontsource-variable/${font.package}`);
}

/** @returns the paths of a font's files that a site can use, below its folder */
export function filesOfFont(project: Project, font: OpenFont): string[] {
  const scripts = Object.keys(keptRanges).map((script) => sourceFile(project, font, script));
  const folder = fontFolder(project, font);
  return [...scripts.filter(existsSync).map((file) => relative(folder, file)), 'LICENSE', 'package.json'];
}

function sourceFile(project: Project, font: OpenFont, script: string): string {
  return join(fontFolder(project, font), `files/${font.package}-${script}-wght-normal.woff2`);
}

/** @returns the names of the fonts that have all the scripts */
function findFontsWithScripts(project: Project, scripts: string[]): string[] {
  const has = (font: OpenFont) => scripts.every((script) => existsSync(sourceFile(project, font, script)));
  return Object.entries(openFonts).flatMap(([name, font]) => (has(font) ? [name] : []));
}

interface KeptFileParts {
  project: Project;
  font: OpenFont;
  script: string;
  weights: Weights;
  folder: string;
}

/** @returns the name of a file in the folder, which is made when it is not there */
async function keptFile({ project, font, script, weights, folder }: KeptFileParts): Promise<string> {
  // The package's version identifies its files: the dev server asks at each page.
  const made = hashJson([versionOf(project, font), keptRanges[script], weights]).slice(0, 10);
  const file = `${font.package}-${script}-${made}.woff2`;
  if (existsSync(join(folder, file))) return file;
  // Loaded only where there is something to make: it takes a tenth of a second.
  const { makeFontFile } = await import('./make-font-file.ts');
  writeAtomic(join(folder, file), await makeFontFile(sourceFile(project, font, script), script, weights));
  return file;
}

function versionOf(project: Project, font: OpenFont): string {
  return readJson<{ version: string }>(join(fontFolder(project, font), 'package.json'))!.version;
}

/** The site's own files are shipped as they are: their licences seldom let others change them. */
async function ownFamily(
  { name, used }: FontRequest,
  own: NonNullable<SiteTheme['fonts']>,
  { project, folder }: FamilyParts,
): Promise<Family> {
  const measures = await measureOwnFonts(own, {
    name,
    weights: used,
    publicFolder: join(project.siteRoot, 'public'),
    folder,
  });
  const css = own.map(({ file, weight, italic }) => face({ name, address: file, weight, italic })).join('');
  return createFamily({ name, kind: 'sans', css, files: {}, measures, remarks: [] });
}

function face(parts: { name: string; address: string; weight: string; italic: boolean; range?: string }): string {
  const { name, address, weight, italic, range } = parts;
  const style = italic ? 'font-style:italic;' : '';
  const limit = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${name}";font-weight:${weight};${style}font-display:swap;src:url(${address}) format("woff2")${limit}}`;
}

interface FamilyInput extends Omit<Family, 'stack'> {
  kind: FontKind;
  measures: FontMeasures;
}

function createFamily({ name, kind, css, files, measures, remarks }: FamilyInput): Family {
  const standIns = makeStandIns(name, kind, measures);
  const generic = kind === 'serif' ? 'serif' : 'sans-serif';
  const stack = [`"${name}"`, ...standIns.families, generic].join(',');
  return { name, css: css + standIns.css, stack, files, remarks };
}

/** @returns a font file that was made for this or another theme, by its path in the output folder */
export function findMadeFont({ siteRoot }: Project, path: string): Buffer | undefined {
  const name = /^assets\/fonts\/([\w-]+\.woff2)$/.exec(path)?.[1];
  const file = join(siteRoot, '.pagewright/fonts', name ?? '');
  return name && existsSync(file) ? readFileSync(file) : undefined;
}
