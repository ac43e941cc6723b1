// Words of a language for new sites and pages: the files in `words/`. Templates have the structure,
// and the texts in English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteCollection } from '#schemas';
import type { RuleContext } from '../../checker/site-model/rule-context.ts';
import type { Filling, TextSection } from './fill-template.ts';

const folder = 'src/site/recipes';

/** The kinds of collection that recipes are for. */
export type EntryKind = Exclude<SiteCollection['kind'], 'page'>;

/** Title of a page, and its address in the words of the language. */
export interface NamedPage {
  title: string;
  address: string;
}

export interface StarterWords {
  /** The code of a site in the language, such as `pt-BR`. */
  lang: string;
  /** The country whose law the legal pages follow, by its two letters and its name; none in English. */
  law?: { country: string; name: string };
  /** The usual time zone, for a computer that has none. */
  zone: string;
  /** The usual currency, as a code. */
  currency: string;
  /** The title of a home page that has no other. */
  home: string;
  /** Sample data of a business, as one writes them in the country. */
  samples: Record<'email' | 'phone' | 'address' | 'hours', string>;
  /** Gaps to fill in legal pages, where the site has no such value. */
  gaps: Record<'email' | 'phone' | 'address', string>;
  /** Check box for consent in a form, with `<privacy>` for the link, and what is said without a tick. */
  consent: Record<'label' | 'required', string>;
  /** By recipe. */
  pages: Record<string, NamedPage>;
  collections: Record<EntryKind, NamedPage>;
  /** Sections of legal pages. */
  sections: Record<'imprint' | 'privacy', TextSection[]>;
  /** Texts by the English ones in templates; none in the file of English. */
  texts?: Record<string, string>;
}

/** @returns the codes of the languages that new pages speak, as the names of their files: de, pt */
export function listStarterLanguages(productRoot: string): string[] {
  return readdirSync(join(productRoot, folder, 'words')).map((file) => file.replace('.yaml', ''));
}

/** @returns the codes of sites in these languages, English first: en, de, pt-BR */
export function listSiteLanguages(productRoot: string): string[] {
  const codes = listStarterLanguages(productRoot).map((each) => readStarterWords(productRoot, each).words.lang);
  return ['en', ...codes.filter((code) => code !== 'en')];
}

/**
 * @param lang a site's language, such as de-AT
 * @returns the words of the language, whatever the country; English ones, not `isSpoken`, if there
 * are none
 */
export function readStarterWords(productRoot: string, lang: string): { words: StarterWords; isSpoken: boolean } {
  const [base = ''] = lang.toLowerCase().split('-');
  const isSpoken = listStarterLanguages(productRoot).includes(base);
  const file = join(productRoot, folder, 'words', `${isSpoken ? base : 'en'}.yaml`);
  return { words: parse(readFileSync(file, 'utf8')) as StarterWords, isSpoken };
}

/** @returns the name of a country's law that the legal pages follow, if the site is of another one */
export function findForeignLaw(lang: string, { law }: StarterWords): string | undefined {
  const { region } = new Intl.Locale(lang);
  return law === undefined || region === undefined || region === law.country ? undefined : law.name;
}

/** @returns the code of a site's language */
export function readLanguage({ site: { data } }: RuleContext): string {
  return typeof data?.lang === 'string' ? data.lang : 'en';
}

/** @returns what a template needs to be in a language */
export function inLanguage({ texts = {}, sections }: StarterWords): Pick<Filling, 'translations' | 'sections'> {
  return { translations: texts, sections };
}

/** @returns the template of what belongs to pages: a form, the list of a collection */
export function readPart(productRoot: string, name: 'form' | 'list'): string {
  return readFileSync(join(productRoot, folder, 'parts', `${name}.yaml`), 'utf8');
}
