// The language of the computer, as far as Pagewright has texts in it.
import { choices } from './options.mjs';

/** Pagewright has texts in it whatever the computer says. */
const fallback = 'en';

/**
 * @param locale that of the computer, such as de-AT
 * @returns the code for a site: `de`, or `de-AT` for another country than the usual one; English for a
 *   language in which new sites have no texts
 */
export function guessLanguage(locale = readLocale()) {
  const { language, region } = new Intl.Locale(locale);
  const known = choices.languages.find(({ code }) => new Intl.Locale(code).language === language);
  if (!known) return fallback;
  const usual = new Intl.Locale(known.code).maximize().region;
  return region === undefined || region === usual ? known.code : `${language}-${region}`;
}

/** @returns a language's name as those who speak it write it: Deutsch, Österreichisches Deutsch */
export function nameLanguage(code) {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code);
}

/** An empty LC_ALL counts as none, but makes Node forget LANG. */
function readLocale({ LC_ALL, LC_MESSAGES, LANG } = process.env) {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  if (locale !== 'und') return locale;
  const [code] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/);
  return /^[a-z]{2,3}(_[A-Z]{2})?$/.test(code) ? code.replace('_', '-') : fallback;
}
