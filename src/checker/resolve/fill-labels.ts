// The words of the site's parts, such as Menu and Close, in the language of the site.
import { isGroup } from '../../base/pure/pointer.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** Groups of site.yaml, and of the schema's definitions, that hold words. */
const groups = ['labels', 'footer'] as const;

/**
 * Puts the words in the site's language under those that the site has itself. To be called before
 * the schema's defaults, which are English, are filled in.
 * @param data the data of site.yaml, as written; its groups are changed in place
 */
export function fillLabels(data: Record<string, unknown>, site: JsonSchema): void {
  const language = readLanguage(data);
  for (const name of groups) {
    const { [name]: own = name === 'labels' ? {} : undefined } = data;
    if (!isGroup(own)) continue;
    const words = Object.entries(listLabels(site, name)).flatMap(([key, translations]) =>
      translations[language] === undefined ? [] : [[key, translations[language]] as const],
    );
    if (words.length > 0) data[name] = { ...Object.fromEntries(words), ...own };
  }
}

export interface UntranslatedLabels {
  /** By name. */
  names: string[];
  /** The codes of the languages that Pagewright has labels in. */
  languages: string[];
}

/**
 * @returns the labels that are English because neither the site nor Pagewright has them in the
 * site's language
 */
export function untranslatedLabels(data: unknown, site: JsonSchema): UntranslatedLabels {
  const translations = listLabels(site, 'labels');
  const languages = ['en', ...Object.keys(translations.menu ?? {})];
  if (!isGroup(data) || languages.includes(readLanguage(data))) return { names: [], languages };
  const { labels: own } = data;
  const kinds = listKinds(data);
  // The words of the banner are on no page of a site that counts no visits, those of jobs on none
  // without jobs.
  const isShown = (key: string) => {
    const { 'x-kind': kind } = site.definitions!.labels!.properties![key]!;
    return (data.visits !== undefined || !key.startsWith('consent')) && (kind === undefined || kinds.includes(kind));
  };
  const isOwn = (key: string) => isGroup(own) && key in own;
  return { names: Object.keys(translations).filter((key) => isShown(key) && !isOwn(key)), languages };
}

/** The kinds of the site's collections. */
function listKinds({ collections }: Record<string, unknown>): unknown[] {
  return isGroup(collections) ? Object.values(collections).map((each) => isGroup(each) && each.kind) : [];
}

function readLanguage({ lang }: Record<string, unknown>): string {
  return typeof lang === 'string' ? lang.split('-')[0]!.toLowerCase() : 'en';
}

function listLabels(site: JsonSchema, name: (typeof groups)[number]): Record<string, Record<string, string>> {
  const settings = Object.entries(site.definitions?.[name]?.properties ?? {});
  return Object.fromEntries(
    settings.flatMap(([key, { 'x-translations': words }]) =>
      words ? [[key, words as Record<string, string>] as const] : [],
    ),
  );
}
