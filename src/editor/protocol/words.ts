// Words that the document of the editor carries to its code.

/**
 * Name of the cookie with the language that was chosen in the editor. A cookie, and no storage of
 * the origin: a site on another port of this computer has the same editor.
 */
export const languageCookie = 'pagewright-language';

/** Id of the element that holds them, as JSON. */
export const wordsElement = 'pagewright-words';

export interface DocumentWords {
  /** Tag of the language of the editor. */
  lang: string;
  direction: 'ltr' | 'rtl';
  /** Tags of all languages that it has. */
  languages: readonly string[];
  /** Translations by the English text; empty in English. */
  texts: Readonly<Record<string, string>>;
}
