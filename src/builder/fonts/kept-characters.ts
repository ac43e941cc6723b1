// Characters that are kept of a script's file: all that texts may have, or of scripts with
// thousands of signs those that the site shows.
import type { Site } from '#schemas';
import { memoizeByObject } from '../../base/pure/lazy.ts';
import { readSchemas, type Project } from '../../site/folder/project.ts';
import { readTexts } from '../../site/folder/site-texts.ts';
import { keptRanges } from './font-catalogue.ts';

/**
 * @returns ranges of Unicode, such as `U+20-7E,U+A0`. Of Japanese signs, those in the site's texts
 * and in the words that Pagewright adds
 */
export function findKeptRanges(script: string, project: Project, site: Pick<Site, 'theme' | 'lang'>): string {
  const always = keptRanges[script]!;
  if (script !== 'japanese') return always;
  const texts = readTexts(project);
  const inTexts = texts.paths.flatMap((path) => listSigns(texts.text(path)));
  const signs = new Set([...signsOfProduct(project), ...listSigns(JSON.stringify(site)), ...inTexts]);
  return [always, ...[...signs].sort().map((sign) => `U+${sign.codePointAt(0)!.toString(16)}`)].join(',');
}

const signsOfProduct = memoizeByObject((project: Project) => listSigns(JSON.stringify(readSchemas(project))));

function listSigns(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? [];
}
