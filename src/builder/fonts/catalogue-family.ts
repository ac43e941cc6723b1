// One of the open fonts as a site uses it: files for each script, and rules that name them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#schemas';
import { findFontsForLanguage, listScripts, openFonts, type OpenFont } from '../../base/languages/open-fonts.ts';
import type { Project } from '../../site/folder/project.ts';
import { faceRanges, keptRanges } from './font-catalogue.ts';
import { findFileName, fontFolder, keptFile, sourceFile, readVersion } from './font-files.ts';
import { createFamily, fontFace, type Family, type FontRequest } from './font-family.ts';
import type { Weights } from './make-font-file.ts';
import { findKeptRanges } from './kept-characters.ts';
import { keptMeasures, type FontMeasures } from './stand-ins.ts';

export interface FamilyParts {
  project: Project;
  /** Folder that made files are kept in. */
  folder: string;
  site: Pick<Site, 'theme' | 'lang'>;
}

/**
 * @returns the family, with the font that has its missing letters behind it: that is asked for what
 * the first has not, before fonts of the device
 */
export async function catalogueFamily(request: FontRequest, parts: FamilyParts): Promise<Family> {
  const { name } = request;
  const { lang } = parts.site;
  const font = openFonts[name]!;
  const { main, more } = listScripts(lang);
  const companion = findFontsForLanguage(name, lang)?.companion;
  const [own, other] = await Promise.all([
    makeFaces(request, [...main, ...more], parts),
    companion ? makeFaces({ ...request, name: companion }, main, parts) : { css: '', files: {} },
  ]);
  const measures = await measureLatin(request, font, parts);
  return createFamily({
    name,
    kind: font.kind,
    css: own.css + other.css,
    files: { ...own.files, ...other.files },
    measures,
    ...(companion && { companion }),
  });
}

/** @returns the rules and the files of those scripts that a font has */
async function makeFaces(
  { name, weights, used }: FontRequest,
  scripts: readonly string[],
  { project, folder, site }: FamilyParts,
): Promise<Pick<Family, 'css' | 'files'>> {
  const font = openFonts[name]!;
  const cuts = font.weights ? chooseWeights(font.weights, used) : [weights];
  const files: Record<string, string> = {};
  let css = '';
  for (const script of scripts) {
    for (const cut of cuts) {
      if (!existsSync(sourceFile(project, font, { script, ...(font.weights && { weight: cut.min }) }))) continue;
      const ranges = findKeptRanges(script, project, site);
      const file = await keptFile({ project, font, script, weights: cut, folder, ranges });
      const address = `/assets/fonts/${file}`;
      files[address.slice(1)] = join(folder, file);
      const weight = cut.min === cut.max ? String(cut.min) : `${cut.min} ${cut.max}`;
      css += fontFace({ name, address, weight, italic: false, range: faceRanges[script] ?? keptRanges[script]! });
    }
  }
  files[`assets/fonts/${findFileName(font)}-licence.txt`] = join(fontFolder(project, font), 'LICENSE');
  return { css, files };
}

/** @returns those of a font's weights that browsers take for the weights that are used */
function chooseWeights(has: readonly number[], used: readonly number[]): Weights[] {
  const choose = (weight: number) =>
    weight > 500
      ? (has.find((each) => each >= weight) ?? has.at(-1)!)
      : (has.find((each) => each >= weight && each <= 500) ?? has.findLast((each) => each < weight) ?? has[0]!);
  return [...new Set(used.map(choose))].map((weight) => ({ min: weight, max: weight }));
}

/** Letters of other scripts are as much wider or narrower as Latin ones, which every font has. */
async function measureLatin(
  { name, used }: FontRequest,
  font: OpenFont,
  { project, folder }: FamilyParts,
): Promise<FontMeasures> {
  const source = [font.package, readVersion(project, font)];
  return keptMeasures({ folder, source, weights: used }, async (each) => {
    const { measureFont } = await import('./make-font-file.ts');
    const [cut] = font.weights ? chooseWeights(font.weights, [each]) : [];
    const file = sourceFile(project, font, { script: 'latin', ...(cut && { weight: cut.min }) });
    return measureFont(readFileSync(file), { familyName: name, weight: each, isVariable: !cut });
  });
}
