// The languages that Pagewright has labels in. English is not among them: its labels are the
// defaults of schemas/site.schema.json.
import type { SiteLabels } from '#schemas';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';
import { ptPT } from './pt-pt.ts';
import { pt } from './pt.ts';

const translations: Readonly<Record<string, SiteLabels>> = { ar, de, es, fr, hi, ja, pt, 'pt-pt': ptPT };

/** The codes of all languages with labels, English first. */
export const labelLanguages: readonly string[] = [
  'en',
  ...Object.keys(translations).filter((code) => code.length === 2),
];

/**
 * @param tag a language tag, such as `pt-PT` or `de-CH`
 * @returns the labels of the nearest language; undefined for English and for languages without
 */
export function findTranslation(tag: string): SiteLabels | undefined {
  const parts = tag.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length--) {
    const found = translations[parts.slice(0, length).join('-')];
    if (found) return found;
  }
  return undefined;
}

/** @returns whether Pagewright has labels in a language, given by its tag */
export function hasLabels(tag: string): boolean {
  return tag.toLowerCase().split('-')[0] === 'en' || findTranslation(tag) !== undefined;
}
