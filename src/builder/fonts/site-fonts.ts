// The fonts of a site: their files, their rules, and what a device shows until they are there.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Site, SiteTheme } from '#schemas';
import { firstFont, openFonts } from '../../base/languages/open-fonts.ts';
import type { Project } from '../../site/folder/project.ts';
import { catalogueFamily, type FamilyParts } from './catalogue-family.ts';
import { createFamily, fontFace, type Family, type FontRequest } from './font-family.ts';
import type { Weights } from './make-font-file.ts';
import { measureOwnFonts } from './measure-own-fonts.ts';

export interface SiteFonts {
  /** `@font-face` rules; empty without web fonts. */
  css: string;
  /** The theme with `font` and `headingFont` as CSS: the font, and its fallbacks. */
  theme: SiteTheme;
  /** The files to ship, by path below the output folder: fonts and their licences. */
  files: Record<string, string>;
}

/** Text is set in these two weights (src/page/app/site.css). */
const textWeights: Weights = { min: 400, max: 600 };

/**
 * Makes the files that are not there yet; they are kept in the site's `.pagewright/fonts`, which
 * may be deleted at any time.
 * @throws UsageError when a file of the site's own is no font
 */
export async function siteFonts(project: Project, site: Pick<Site, 'theme' | 'lang'>): Promise<SiteFonts> {
  const { theme } = site;
  const wanted = wantedFonts(theme);
  if (wanted.length === 0) return { css: '', theme, files: {} };
  const folder = join(project.siteRoot, '.pagewright/fonts');
  mkdirSync(folder, { recursive: true });
  const parts = await Promise.all(wanted.map((font) => openFamily(font, { project, folder, site })));
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

function withStack(font: string, stack: string): string {
  const others = font
    .split(',')
    .slice(1)
    .map((each) => each.trim());
  return [stack, ...others].join(',');
}

async function openFamily(font: FontRequest, parts: FamilyParts): Promise<Family> {
  const own = (parts.site.theme.fonts ?? []).filter(({ name }) => name === font.name);
  return own.length > 0 ? ownFamily(font, own, parts) : catalogueFamily(font, parts);
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
  const css = own.map(({ file, weight, italic }) => fontFace({ name, address: file, weight, italic })).join('');
  return createFamily({ name, kind: 'sans', css, files: {}, measures });
}
