// The fonts of share pictures: the site's headings' own, else one that comes with Pagewright.
import { join } from 'node:path';
import { decodePath } from '../../base/addresses/address.ts';
import type { Site } from '#schemas';
import { firstFont, openFonts } from '../../base/languages/open-fonts.ts';
import { siteFonts } from '../fonts/site-fonts.ts';
import type { Project } from '../../site/folder/project.ts';
import type { FontChoice } from './text-setter.ts';

/** Stands in where a site has only fonts of visitors' devices. */
const standIn = 'Inter';

/** @returns the files in the order in which they are asked for a letter */
export async function cardFonts(project: Project, { theme, lang }: Pick<Site, 'theme' | 'lang'>): Promise<FontChoice> {
  const name = firstFont(theme.headingFont ?? theme.font);
  const own = (theme.fonts ?? []).filter((font) => font.name === name && !font.italic);
  const { fonts: _own, ...rest } = theme;
  const headingFont = Object.hasOwn(openFonts, name) ? name : standIn;
  const { files } = await siteFonts(project, { lang, theme: { ...rest, font: 'sans-serif', headingFont } });
  const made = Object.values(files).filter((file) => file.endsWith('.woff2'));
  const ownFiles = own.map(({ file }) => join(project.siteRoot, 'public', decodePath(file)));
  return { files: [...ownFiles, ...made], weight: theme.headingWeight, lang };
}
