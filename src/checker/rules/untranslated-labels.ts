// Rule site/untranslated-labels: a site in another language has no English words in its parts.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { findLanguageFault } from '../schema/guess/guess-language.ts';
import type { SiteRule } from './rule.ts';

/** One message for all labels, at the language; none where that does not exist. */
export const untranslatedLabelsRule: SiteRule = ({ site: { site, labels, locator } }) => {
  if (!site || labels.names.length === 0 || findLanguageFault(site.lang)?.part === 'language') return [];
  const facts = { lang: site.lang, labels: labels.names, languages: labels.languages };
  return [diagnose('site/untranslated-labels', locator.place('/lang', 'value'), facts)];
};
