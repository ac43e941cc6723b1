// Choices that create-pagewright offers: looks, recipes of pages, and languages.
import { isGroup } from '../../base/pure/pointer.ts';
import type { JsonSchema } from '../../checker/check-site.ts';
import type { Recipe } from '../../site/recipes/page-template.ts';

/** @returns the text of `create-pagewright/choices.gen.json` */
export function createChoices(site: JsonSchema, recipes: readonly Recipe[]): string {
  const { definitions = {} } = site;
  const look = definitions.theme?.properties?.look ?? {};
  const abouts = (look as { enumDescriptions?: string[] }).enumDescriptions ?? [];
  const looks = (look.enum ?? []).map((name, index) => ({ name, about: abouts[index] ?? '' }));
  const { menu } = definitions.labels?.properties ?? {};
  const translations = menu?.['x-translations'];
  const codes = ['en', ...Object.keys(isGroup(translations) ? translations : {})];
  const languages = codes.map((code) => ({ code, name: nameLanguage(code) }));
  // A new site has the pages with an address of their own already.
  const offered = recipes.filter(({ address }) => address === undefined).map(({ name, about }) => ({ name, about }));
  return `${JSON.stringify({ looks, recipes: offered, languages }, null, 2)}\n`;
}

/** @returns a language's name as those who speak it write it */
function nameLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
