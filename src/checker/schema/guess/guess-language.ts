// Languages: whether a tag of BCP 47 names a language, script and region that exist, and which tag
// was meant, by what the program itself knows of languages (CLDR).
import countryToCurrency from 'country-to-currency';
import type { TagPart } from '../../diagnostics/messages/language.ts';
import { lazy } from '../../../base/pure/lazy.ts';
import { nearest } from '../../../base/pure/suggest.ts';

/** Their first use takes 50 ms, so what is known without them is not looked up. */
const names = lazy(() => ({
  language: new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }),
  script: new Intl.DisplayNames(['en'], { type: 'script', fallback: 'none' }),
  region: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
}));

export interface LanguageFault {
  part: TagPart;
  /** The part as it is written. */
  written: string;
  nearest: string | null;
}

/**
 * @param tag a well-formed one: `de-AT`, `ar-u-nu-latn`
 * @returns the first part that nobody knows; undefined for a tag that is right
 */
export function findLanguageFault(tag: string): LanguageFault | undefined {
  const [plain = '', extension = ''] = tag.split(/-u-/);
  const locale = new Intl.Locale(tag);
  const { language } = locale;
  const written = plain.split('-');
  if (!isKnownLanguage(locale))
    return fault('language', written[0]!, replacePart(tag, written[0]!, languageOfCountry(written[0]!)));
  // Old codes such as iw, and codes of three letters for languages that have one of two.
  if (language !== written[0] && language.length === 2) return fault('language', written[0]!, locale.toString());
  const script = written.find((part, index) => index > 0 && /^[A-Za-z]{4}$/.test(part));
  if (script !== undefined && names().script.of(script) === undefined)
    return fault('script', script, dropPart(tag, script));
  const region = written.find((part, index) => index > 0 && /^(?:[A-Za-z]{2}|\d{3})$/.test(part));
  if (region !== undefined) {
    if (!isKnownRegion(region.toUpperCase())) return fault('region', region, dropPart(tag, region));
    if (locale.region !== region.toUpperCase()) return fault('region', region, locale.toString());
  }
  return findExtensionFault(tag, extension);
}

function fault(part: TagPart, written: string, near: string | null): LanguageFault {
  return { part, written, nearest: near };
}

/** Only of a known language is its usual script known. */
function isKnownLanguage(locale: Intl.Locale): boolean {
  return locale.maximize().script !== undefined || names().language.of(locale.language) !== undefined;
}

function isKnownRegion(region: string): boolean {
  return Object.hasOwn(countryToCurrency, region) || names().region.of(region) !== undefined;
}

function findExtensionFault(tag: string, extension: string): LanguageFault | undefined {
  const known = { nu: 'numberingSystem', ca: 'calendar' } as const;
  for (const [, key, value] of extension.matchAll(/(nu|ca)-([a-z0-9]+)/g)) {
    const values = Intl.supportedValuesOf(known[key as 'nu' | 'ca']);
    if (values.includes(value!)) continue;
    const near = nearest(value!, values);
    return { part: key === 'nu' ? 'digits' : 'calendar', written: value!, nearest: replacePart(tag, value!, near) };
  }
  return undefined;
}

function replacePart(tag: string, part: string, by: string | null): string | null {
  return by === null ? null : tag.replace(part, by);
}

function dropPart(tag: string, part: string): string {
  return tag.replace(`-${part}`, '');
}

/** The code of a country is often written for its language: jp for ja, cz for cs. */
function languageOfCountry(code: string): string | null {
  if (code.length !== 2 || !isKnownRegion(code.toUpperCase())) return null;
  return new Intl.Locale(`und-${code}`).maximize().language;
}

/** @returns the tag that a text most likely means: `de_DE`, `EN`, `german`, `Deutsch` */
export function guessLanguage(written: string): string | null {
  return readLocaleName(written.trim()) ?? codeOfName(written.trim());
}

/** Reads the names of locales that systems use: de_DE, de_DE.UTF-8. */
function readLocaleName(written: string): string | null {
  try {
    const [tag] = Intl.getCanonicalLocales(written.replace(/[.@].*$/, '').replaceAll('_', '-'));
    return tag !== undefined && !findLanguageFault(tag) ? tag : null;
  } catch {
    return null;
  }
}

function codeOfName(written: string): string | null {
  const found = nearest(written.toLowerCase(), [...codesByName().keys()]);
  return found === null ? null : codesByName().get(found)!;
}

/** Codes of two letters, by the language's English name and its own. */
const codesByName = lazy(() => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names().language.of(code) !== undefined && new Intl.Locale(code).language === code);
  return new Map(
    codes.flatMap((code): [string, string][] => [
      [nameIn(code, code), code],
      [nameIn(code, 'en'), code],
    ]),
  );
});

function nameIn(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code)!.toLowerCase();
}
