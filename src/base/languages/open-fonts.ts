// The open fonts that a theme may name, from Fontsource, and the scripts that each has.
import { findScript } from './writing-system.ts';

export type FontKind = 'sans' | 'serif';

export interface OpenFont {
  /** Name of the npm package with its files and its licence. */
  package: string;
  kind: FontKind;
  /** Fontsource's names of its scripts, beside Latin, which every font has. */
  scripts: readonly string[];
  /**
   * The weights of a font that is not variable. Its package has many megabytes, so that it does not
   * come with Pagewright: sites that want it install it.
   */
  weights?: readonly number[];
}

/**
 * By the name that an author writes. `schemas/site.schema.json` offers the same names, and the
 * packages have these scripts; tests compare them.
 */
export const openFonts: Record<string, OpenFont> = {
  Inter: variable('inter', 'sans', 'cyrillic', 'greek', 'vietnamese'),
  'Source Sans 3': variable('source-sans-3', 'sans', 'cyrillic', 'greek', 'vietnamese'),
  'DM Sans': variable('dm-sans', 'sans'),
  Nunito: variable('nunito', 'sans', 'cyrillic', 'vietnamese'),
  'Work Sans': variable('work-sans', 'sans', 'vietnamese'),
  'Space Grotesk': variable('space-grotesk', 'sans', 'vietnamese'),
  'Bricolage Grotesque': variable('bricolage-grotesque', 'sans', 'vietnamese'),
  Manrope: variable('manrope', 'sans', 'cyrillic', 'greek', 'vietnamese'),
  'Noto Sans Devanagari': variable('noto-sans-devanagari', 'sans', 'devanagari'),
  'Anek Devanagari': variable('anek-devanagari', 'sans', 'devanagari'),
  Vazirmatn: variable('vazirmatn', 'sans', 'arabic'),
  Heebo: variable('heebo', 'sans', 'hebrew'),
  'Zen Kaku Gothic New': {
    package: '@fontsource/zen-kaku-gothic-new',
    kind: 'sans',
    scripts: ['cyrillic', 'japanese'],
    weights: [300, 400, 500, 700, 900],
  },
  Fraunces: variable('fraunces', 'serif', 'vietnamese'),
  Lora: variable('lora', 'serif', 'cyrillic', 'vietnamese'),
  'Playfair Display': variable('playfair-display', 'serif', 'cyrillic', 'vietnamese'),
  'Source Serif 4': variable('source-serif-4', 'serif', 'cyrillic', 'greek', 'vietnamese'),
  'Noto Serif Devanagari': variable('noto-serif-devanagari', 'serif', 'devanagari'),
  'Noto Naskh Arabic': variable('noto-naskh-arabic', 'serif', 'arabic'),
  'Frank Ruhl Libre': variable('frank-ruhl-libre', 'serif', 'hebrew'),
};

function variable(name: string, kind: FontKind, ...scripts: string[]): OpenFont {
  return { package: `@fontsource-variable/${name}`, kind, scripts };
}

/** Fontsource's names of the scripts that have files beside Latin. */
const otherScripts: Record<string, string> = {
  Arab: 'arabic',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Grek: 'greek',
  Hebr: 'hebrew',
  Jpan: 'japanese',
};

/** Languages in Latin letters some of which are in Fontsource's second file. */
const extended = /^(az|bs|cs|et|hr|hu|lt|lv|mt|pl|ro|sk|sl|sq|tr)$/;

/**
 * @returns the scripts of Fontsource's files for a language: first those that nearly every page in
 * it needs, then what single words of other languages may need
 */
export function listScripts(lang: string): { main: string[]; more: string[] } {
  const script = findScript(lang);
  if (script !== 'Latn') return { main: [otherScripts[script] ?? script], more: ['latin', 'latin-ext'] };
  const { language } = new Intl.Locale(lang);
  if (language === 'vi') return { main: ['latin', 'vietnamese'], more: ['latin-ext'] };
  return extended.test(language)
    ? { main: ['latin', 'latin-ext'], more: [] }
    : { main: ['latin'], more: ['latin-ext'] };
}

/** @returns the first name of a list as in CSS */
export function firstFont(font: string): string {
  return font
    .split(',')[0]!
    .trim()
    .replaceAll(/^['"]|['"]$/g, '');
}

/** Names of fonts that have the letters of a language. */
interface FontsForLanguage {
  /** Comes with Pagewright, and is most like the font that lacks them; undefined where none does. */
  companion: string | undefined;
  /** All that come with Pagewright. */
  shipped: string[];
  /** Those that a site installs. */
  installable: string[];
}

/**
 * @param name of one of the open fonts
 * @returns the fonts that have what this one lacks for the language; undefined when it has all
 */
export function findFontsForLanguage(name: string, lang: string): FontsForLanguage | undefined {
  const needed = listScripts(lang).main.filter((script) => !script.startsWith('latin'));
  const has = ({ scripts }: OpenFont) => needed.every((script) => scripts.includes(script));
  const font = openFonts[name]!;
  if (has(font)) return undefined;
  const fonts = Object.entries(openFonts).filter(([, each]) => has(each));
  const shipped = fonts.filter(([, { weights }]) => weights === undefined);
  const [companion] = shipped.find(([, { kind }]) => kind === font.kind) ?? shipped[0] ?? [];
  const names = (list: typeof fonts) => list.map(([each]) => each);
  const installable = fonts.filter(([, { weights }]) => weights !== undefined);
  return { companion, shipped: names(shipped), installable: names(installable) };
}
