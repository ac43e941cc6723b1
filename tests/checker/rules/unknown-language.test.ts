// The language of the site: what is no tag, and what is a tag of nothing, with what was meant.
import { expect, test } from 'vitest';
import { check, siteYaml } from '../test-site.ts';

const checkLanguage = (lang: string) => check({ 'site.yaml': siteYaml.replace('url:', `lang: ${lang}\nurl:`) });
const told = (lang: string) =>
  checkLanguage(lang).diagnostics.flatMap(({ code, fixes }) =>
    code === 'site/untranslated-labels' ? [] : [[code, fixes[0]?.title ?? null]],
  );

test.each([
  'en',
  'en-IN',
  'en-GB',
  'de-CH',
  'zh-Hant-TW',
  'sr-Latn',
  'es-419',
  'ca-valencia',
  'haw',
  'tl',
  'no',
  'ar-EG-u-nu-latn',
  'fa-u-ca-gregory-nu-latn',
])('%s is a language', (lang) => {
  expect(told(lang)).toEqual([]);
});

test.each([
  ['de_DE', 'Write de-DE'],
  ['de_DE.UTF-8', 'Write de-DE'],
  ['EN', 'Write en'],
  ['en_uk', 'Write en-GB'],
  ['german', 'Write de'],
  ['Deutsch', 'Write de'],
  ['Frensh', 'Write fr'],
  ['日本語', 'Write ja'],
  ['zzzzzzzzz', null],
])('%s is no tag', (lang, fix) => {
  expect(told(lang)).toEqual([['schema/bad-format', fix]]);
});

test.each([
  ['xx', null],
  ['en-UK', 'Write en-GB'],
  ['de-XX', 'Write de'],
  ['zh-Hanx', 'Write zh'],
  ['jp', 'Write ja'],
  ['cz', 'Write cs'],
  ['iw', 'Write he'],
  ['deu', 'Write de'],
  ['ar-u-nu-latin', 'Write ar-u-nu-latn'],
])('%s is a tag of nothing', (lang, fix) => {
  expect(told(lang)).toEqual([['site/unknown-language', fix]]);
});

test.each(['de-xx-yy', 'de-1901-1901', 'de-DE-DE', 'x-private', 'de-u-nu'])(
  'a tag that programs refuse is told, and stops no check: %s',
  (lang) => {
    expect(told(lang).map(([code]) => code)).toEqual(['schema/bad-format']);
  },
);

test('a language that does not exist is told once: nobody can translate into it', () => {
  expect(checkLanguage('xx').diagnostics.map(({ code }) => code)).toEqual(['site/unknown-language']);
});
