// Rule site/font-without-letters: the fonts of a theme have the letters of the site's language.
import { findFontsForLanguage, firstFont, openFonts } from '../../base/languages/open-fonts.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import type { SiteRule } from './rule.ts';

/** One message for both fonts, at the first that lacks letters: at the look where that names it. */
export const fontWithoutLettersRule: SiteRule = ({ site: { site, value, locator } }) => {
  if (!site) return [];
  const { theme, lang } = site;
  const own = new Set((theme.fonts ?? []).map(({ name }) => name));
  const lacking = (['font', 'headingFont'] as const).flatMap((key) => {
    const name = firstFont(theme[key] ?? '');
    if (own.has(name) || !Object.hasOwn(openFonts, name)) return [];
    const fonts = findFontsForLanguage(name, lang);
    return fonts ? [{ key, name, ...fonts }] : [];
  });
  const [first] = lacking;
  if (!first) return [];
  const written = isGroup(value) && isGroup(value.theme) ? value.theme : {};
  const isNamed = typeof written[first.key] === 'string';
  const pointer = isNamed ? `/theme/${first.key}` : typeof written.look === 'string' ? '/theme/look' : '/lang';
  const place = locator.place(pointer, 'value');
  const { companion, shipped } = first;
  const install = first.installable.map((name) => ({ name, package: openFonts[name]!.package }))[0];
  const names = [...new Set(lacking.map(({ name }) => name))];
  const fixes = isNamed ? suggestFix(place, companion ?? null) : [];
  const companions = [...new Set(lacking.flatMap((font) => font.companion ?? []))];
  return [diagnose('site/font-without-letters', place, { lang, names, companions, shipped, install, fixes })];
};
