// The ornament before quotations is the opening mark of the page's language.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuoteMark } from '../../../src/page/ui/picture/quote-mark.tsx';

const draw = (lang: string) => /d="(\S+)/.exec(renderToStaticMarkup(<QuoteMark lang={lang} className="" />))![1];

it.each([
  ['de', 'sv', 'fi', 'ar', 'he'],
  ['fr', 'fr-CA', 'ru', 'nb', 'pt-PT'],
  ['ja', 'zh-TW'],
  ['en', 'en-GB', 'hi', 'pt-BR', 'zh-CN', 'nl', 'sw'],
  ['fa', 'fa-AF'],
])('%s has the mark of %s, and no other group has it', (...languages) => {
  const marks = new Set(languages.map(draw));
  expect(marks.size).toBe(1);
  const others = ['de', 'fr', 'ja', 'en', 'fa'].filter((lang) => !languages.includes(lang));
  for (const lang of others) expect(marks.has(draw(lang))).toBe(false);
});
