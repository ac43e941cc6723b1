// Words of the editor in the language of each request.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { speakBy, type Dictionary } from '../../base/words/say.ts';
import { findLanguageDirection } from '../../base/languages/text-direction.ts';
import { languageCookie, type DocumentWords } from '../protocol/words.ts';
import { openDictionaries } from '../words/read-dictionaries.ts';

const spoken = new AsyncLocalStorage<Dictionary | undefined>();

/** Languages of the editor, and the one of a request. */
export interface EditorWords {
  /** @returns the tag of the language in which a request is answered */
  choose: (headers: IncomingMessage['headers']) => string;
  /** Runs what answers a request, in a language. */
  speak: <Result>(lang: string, answer: () => Result) => Result;
  /** @returns the language of the editor that is nearest to another; undefined where it has none */
  nearest: (tag: string) => string | undefined;
  /** @returns what the document of the editor carries */
  document: (lang: string) => DocumentWords;
}

/** @param productRoot the folder that holds Pagewright itself */
export function openWords(productRoot: string): EditorWords {
  speakBy(() => spoken.getStore());
  const dictionaries = openDictionaries(productRoot);
  const languages = ['en', ...dictionaries.languages];
  return {
    choose: ({ cookie = '', 'accept-language': accepted = '' }) => {
      const chosen = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`).exec(cookie)?.[1];
      const wished = [...(chosen === undefined ? [] : [chosen]), ...readAcceptedLanguages(accepted)];
      return wished.map((tag) => findLanguage(tag, languages)).find((lang) => lang !== undefined) ?? 'en';
    },
    speak: (lang, answer) => spoken.run(dictionaries.find(lang), answer),
    nearest: (tag) => findLanguage(tag, languages),
    document: (lang) => {
      const { texts = {} } = dictionaries.find(lang) ?? {};
      return { lang, direction: findLanguageDirection(lang), languages, texts };
    },
  };
}

/** @returns the tags of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4) */
export function readAcceptedLanguages(header: string): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    return { tag, weight: Number(weight) };
  });
  return ranges
    .filter(({ tag, weight }) => /^[a-z]/i.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** @returns the language that a tag is of: `pt` for `pt-BR`; undefined where the editor has none */
function findLanguage(tag: string, languages: readonly string[]): string | undefined {
  const parts = tag.toLowerCase().split('-');
  const nearest = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return nearest.find((each) => languages.includes(each));
}
