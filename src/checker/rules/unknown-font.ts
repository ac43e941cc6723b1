// Rule site/unknown-font: a font of the theme that is nearly one of those that come with
// Pagewright, or of the site's own, is it.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import { nearest } from '../../base/pure/suggest.ts';
import type { SiteRule } from './rule.ts';

/**
 * A list of fonts, or a name that is like no other, is a font of visitors' devices: nobody knows
 * which they have.
 */
export const unknownFontRule: SiteRule = ({ site: { site, fonts, locator } }) => {
  if (!site) return [];
  const { theme } = site;
  const known = [...fonts, ...(theme.fonts ?? []).map(({ name }) => name)];
  return (['font', 'headingFont'] as const).flatMap((key) => {
    const { [key]: name = '' } = theme;
    if (name === '' || known.includes(name) || name.includes(',')) return [];
    const near = nearest(name, known);
    if (near === null) return [];
    const place = locator.place(`/theme/${key}`, 'value');
    return [diagnose('site/unknown-font', place, { name, nearest: near, fixes: suggestFix(place, near) })];
  });
};
