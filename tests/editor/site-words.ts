// Words of sites in a language, as the editor gets them for what it adds.
import { findTranslation } from '../../src/checker/labels/languages.ts';
import { describeFile, describeSections } from '../../src/edits/fields/describe-fields.ts';
import type { SiteWords } from '../../src/edits/fields/first-words.ts';
import { readFirstWords } from '../../src/editor/server/first-words.ts';
import { openWords } from '../../src/editor/server/words.ts';
import { schemas } from '../checker/test-site.ts';
import { productRoot } from '../product-root.ts';

const described = {
  sections: describeSections(schemas),
  siteFields: describeFile(schemas, 'site'),
  pageFields: describeFile(schemas, 'page'),
};

/** @param lang the language of the site */
export function speakAs(lang: string): SiteWords {
  const { sections, siteFields } = described;
  const english = siteFields.find(({ name }) => name === 'labels')!.fields!;
  const labels = Object.fromEntries(english.map((each) => [each.name, String(each.default)]));
  const firstWords = readFirstWords(lang, described, openWords(productRoot));
  return { firstWords, labels: { ...labels, ...findTranslation(lang) }, sections };
}
