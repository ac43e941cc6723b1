// Choices that create-pagewright offers: looks, recipes of pages, and languages.
import type { JsonSchema } from '../../checker/check-site.ts';
import type { Recipe } from '../../site/recipes/page-template.ts';

interface Sources {
  site: JsonSchema;
  recipes: readonly Recipe[];
  /** The codes of languages that new sites speak. */
  languages: readonly string[];
}

/** @returns the text of `create-pagewright/choices.gen.json` */
export function createChoices({ site, recipes, languages: codes }: Sources): string {
  const { definitions = {} } = site;
  const look = definitions.theme?.properties?.look ?? {};
  const abouts = (look as { enumDescriptions?: string[] }).enumDescriptions ?? [];
  const looks = (look.enum ?? []).map((name, index) => ({ name, about: abouts[index] ?? '' }));
  const languages = codes.map((code) => ({ code, name: nameLanguage(code) }));
  // A new site has the pages with an address of their own already.
  const offered = recipes.filter(({ address }) => address === undefined).map(({ name, about }) => ({ name, about }));
  return `${JSON.stringify({ looks, recipes: offered, languages }, null, 2)}\n`;
}

/** @returns a language's name as those who speak it write it */
function nameLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
