// Rule site/untranslated-labels: a site in another language has no English words in its parts.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { labelLanguages } from '../labels/languages.ts';
import { findLanguageFault } from '../schema/guess/guess-language.ts';
import type { SiteRule } from './rule.ts';

/** One message for all labels that the site's pages can show, at the language; none where that does not exist. */
export const untranslatedLabelsRule: SiteRule = ({ site: { site, labels: all, locator }, pages }) => {
  if (!site || all.length === 0 || findLanguageFault(site.lang)?.part === 'language') return [];
  const used = new Set(pages.flatMap(({ record }) => record.facts?.types ?? []));
  const labels = all.filter(({ types }) => !types || types.some((type) => used.has(type)));
  if (labels.length === 0) return [];
  const facts = { lang: site.lang, labels, languages: labelLanguages };
  return [diagnose('site/untranslated-labels', locator.place('/lang', 'value'), facts)];
};
