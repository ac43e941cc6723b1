// Style that follows from a site's language.
import { describe, expect, it } from 'vitest';
import { languageCss } from '../../../src/page/app/language-css.ts';

describe('style of a language', () => {
  it('hyphenates long words only, longer ones where there are no compounds', () => {
    expect(languageCss('de-CH')).toContain('hyphens:auto;hyphenate-limit-chars:12 4 4');
    expect(languageCss('en')).toContain('hyphens:auto;hyphenate-limit-chars:15 4 4');
    expect(languageCss('ja')).not.toContain('hyphens');
  });

  it.each(['ar', 'fa', 'ur', 'hi', 'mr', 'he', 'ja', 'zh', 'ko', 'th', 'ta', 'ka'])(
    'has no distance between letters, capitals or italics in %s',
    (lang) => {
      for (const rule of ['letter-spacing:normal!important', 'text-transform:none', 'font-style:normal'])
        expect(languageCss(lang)).toContain(rule);
    },
  );

  it.each(['en', 'de', 'ru', 'el', 'tr', 'vi'])('leaves letters and lines as the look has them in %s', (lang) => {
    expect(languageCss(lang)).not.toMatch(/letter-spacing|line-height/);
  });

  it.each([
    ['hi', /:root[^{]*\{line-height:1\.75\}/],
    ['ar', /\.text-3xl\{line-height:1\.45\}/],
    ['ja', /\.text-3xl\{line-height:1\.35\}/],
  ])('gives lines the room that the letters of %s need', (lang, rule) => {
    expect(languageCss(lang)).toMatch(rule);
  });

  it('breaks East Asian lines by the rules of each language', () => {
    expect(languageCss('ja')).toMatch(/line-break:strict;text-spacing-trim:trim-start.*word-break:auto-phrase/);
    expect(languageCss('zh-Hant')).toContain('line-break:strict');
    expect(languageCss('zh-Hant')).not.toContain('auto-phrase');
    expect(languageCss('ko')).toContain('word-break:keep-all');
    expect(languageCss('ko')).not.toContain('line-break');
  });
});
