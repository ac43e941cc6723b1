// Rule site/unknown-language: the language of the site exists. By any other, browsers, screen
// readers and search engines guess, and numbers and dates are written in no language in particular.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import { findLanguageFault } from '../schema/guess/guess-language.ts';
import type { SiteRule } from './rule.ts';

/** The schema reports a text that is not the shape of a tag. */
export const unknownLanguageRule: SiteRule = ({ site: { site, locator } }) => {
  const fault = site && findLanguageFault(site.lang);
  if (!fault) return [];
  const place = locator.place('/lang', 'value');
  return [diagnose('site/unknown-language', place, { ...fault, fixes: suggestFix(place, fault.nearest) })];
};
