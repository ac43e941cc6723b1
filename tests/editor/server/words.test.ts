// The language of the editor: chosen by the browser's languages, or in the editor, and apart from the site's.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { say } from '../../../src/base/words/say.ts';
import { openWords, readAcceptedLanguages } from '../../../src/editor/server/words.ts';
import { dictionaryFolder } from '../../../src/editor/words/read-dictionaries.ts';

const root = mkdtempSync(join(tmpdir(), 'pagewright-words-'));
mkdirSync(join(root, dictionaryFolder), { recursive: true });
for (const [lang, undo] of [
  ['ar', 'تراجع'],
  ['de', 'Rückgängig'],
  ['pt', 'Desfazer'],
])
  writeFileSync(join(root, dictionaryFolder, `${lang}.json`), JSON.stringify({ Undo: undo }));
const words = openWords(root);

afterAll(() => rmSync(root, { recursive: true }));

describe('the language of a request', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', undefined, 'de'],
    ['fi,pt-BR;q=0.8,en;q=0.5', undefined, 'pt'],
    ['fi,en-GB;q=0.8,de;q=0.7', undefined, 'en'],
    ['en;q=0.5,ar-EG', undefined, 'ar'],
    ['de;q=0,*', undefined, 'en'],
    ['', undefined, 'en'],
    [undefined, undefined, 'en'],
    ['de', 'pagewright-language=ar', 'ar'],
    ['de', 'a=b; pagewright-language=en; c=d', 'en'],
    ['de', 'pagewright-language=xx', 'de'],
    ['de', 'not-pagewright-language=ar', 'de'],
  ])('%s, cookie %s: %s', (accepted, cookie, lang) => {
    expect(words.choose({ 'accept-language': accepted, cookie })).toBe(lang);
  });

  it('reads the header by weight', () => {
    expect(readAcceptedLanguages('da, en-gb;q=0.8, en;q=0.7, fr; q=0.9')).toEqual(['da', 'fr', 'en-gb', 'en']);
  });

  it('is spoken through what is awaited, and by no other request', async () => {
    const later = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return say('Undo');
    };
    expect(await Promise.all(['de', 'en', 'pt'].map((lang) => words.speak(lang, later)))).toEqual([
      'Rückgängig',
      'Undo',
      'Desfazer',
    ]);
    expect(say('Undo')).toBe('Undo');
  });
});

it('the document carries the words of one language, and none in English', () => {
  expect(words.document('ar')).toEqual({
    lang: 'ar',
    direction: 'rtl',
    languages: ['en', 'ar', 'de', 'pt'],
    texts: { Undo: 'تراجع' },
  });
  expect(words.document('en')).toMatchObject({ lang: 'en', direction: 'ltr', texts: {} });
});
