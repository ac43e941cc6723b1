// Words that came with the document: their language is the editor's.
import { speakBy } from '../../../base/words/say.ts';
import { languageCookie, wordsElement, type DocumentWords } from '../../protocol/words.ts';

/** In seconds; each choice begins it again. */
const yearSeconds = 365 * 24 * 60 * 60;

/** Takes the words from the document. To be called before anything is drawn. */
export function readDocumentWords(): void {
  const words = findDocumentWords();
  speakBy(() => words);
}

/** @returns the tags of the languages that the editor has */
export function listLanguages(): readonly string[] {
  return findDocumentWords()?.languages ?? ['en'];
}

/** Remembers a language on this device and loads the editor in it; what is not saved yet is kept. */
export function chooseLanguage(lang: string): void {
  document.cookie = `${languageCookie}=${lang}; path=/__editor; max-age=${yearSeconds}; samesite=strict`;
  location.reload();
}

/** @returns undefined in tests of single parts, which have no document of the editor */
function findDocumentWords(): DocumentWords | undefined {
  const text = document.getElementById(wordsElement)?.textContent;
  return text ? (JSON.parse(text) as DocumentWords) : undefined;
}
