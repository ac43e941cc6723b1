// Finds where a type of section is used on a site, by the checker's own reading of its pages.
import type { PageModel } from '../../checker/check-site.ts';

/** One place of a page's file. A shared section counts where a page uses it. */
export interface Use {
  route: string;
  file: string;
  line: number;
  /** The shared file that the section is written in, with its line, if it is not the page's own. */
  from: { file: string; line: number } | null;
}

export interface Uses {
  /** How many pages have the type. */
  pages: number;
  /** The places on the first of these pages. */
  places: Use[];
}

/** Finding places opens the pages' files, so not all are looked for where a site has very many. */
const mostPages = 100;

/** @returns where sections of a type are used on pages without errors, in the order of the pages */
export function usesOf(type: string, models: readonly PageModel[]): Uses {
  const using = models.filter(({ types }) => types.includes(type));
  return { pages: using.length, places: using.slice(0, mostPages).flatMap((model) => placesOn(model, type)) };
}

function placesOn(model: PageModel, type: string): Use[] {
  const { route, file, page, lines, origins } = model;
  return page.blocks.flatMap((block, index) => {
    if (block.type !== type) return [];
    const origin = origins[index]!;
    return [{ route, file, line: lines[index]!, from: origin.file === file ? null : origin }];
  });
}
