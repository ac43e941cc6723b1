// Dictionaries of the editor: a JSON file for each language, with translations by English texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRecent } from '../../base/pure/recent.ts';
import type { Dictionary } from '../../base/words/say.ts';

/** Folder of the dictionaries, below the folder that holds Pagewright itself. */
export const dictionaryFolder = 'src/editor/words/languages';

export interface Dictionaries {
  /** Tags of the languages that have one. */
  languages: readonly string[];
  /** @returns that of a language; undefined for English, which needs none */
  find: (lang: string) => Dictionary | undefined;
}

/** @param productRoot the folder that holds Pagewright itself */
export function openDictionaries(productRoot: string): Dictionaries {
  const folder = join(productRoot, dictionaryFolder);
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted();
  const read = createRecent<string, Dictionary>(languages.length);
  const parse = (lang: string): Dictionary => {
    return { lang, texts: JSON.parse(readFileSync(join(folder, `${lang}.json`), 'utf8')) as Dictionary['texts'] };
  };
  return { languages, find: (lang) => (languages.includes(lang) ? read.get(lang, () => parse(lang)) : undefined) };
}
