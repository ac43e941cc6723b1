// The request for a new page, as its form makes it.
import { expect, it } from 'vitest';
import { firstPage, summarize, toRequest } from '../../../src/editor/client/site/new-page.ts';
import type { NewPageRecipe } from '../../../src/editor/protocol/site.ts';

const news: NewPageRecipe = {
  name: 'news',
  title: 'News',
  about: '',
  lang: 'en',
  kind: 'article',
  list: { title: 'News', address: '/news', isThere: true },
};

it('a text says what search engines show, in whole sentences and without marks', () => {
  const [first, second] = ['**Asparagus** has come, see [the menu](/menu).', `It is ${'very '.repeat(30)}good.`];
  expect(summarize(`## Now\n\n${first}\n\nMore.`, 'en')).toBe('Asparagus has come, see the menu.');
  expect(summarize(`${first} ${second}`, 'en')).toBe('Asparagus has come, see the menu.');
  expect(summarize('- only\n- points', 'en')).toBe('');
});

it('one sentence that is too long ends after a word', () => {
  const summary = summarize(`It is ${'very '.repeat(40)}good.`, 'en');
  expect(summary).toMatch(/^It is (very )+…$/);
  expect(summary.length).toBeLessThanOrEqual(155);
  // Scripts without blanks have words, too.
  expect(summarize('春の野菜が入りました'.repeat(20), 'ja').length).toBeLessThanOrEqual(155);
});

it('a page has its picture and text where a list leads to it, and what was typed by hand stays', () => {
  const page = {
    ...firstPage(news),
    title: 'Asparagus',
    text: 'It has come.',
    picture: { src: '/images/a.jpg', alt: ' A bunch ' },
  };
  const request = { text: 'It has come.', picture: '/images/a.jpg', alt: 'A bunch', description: 'It has come.' };
  expect(toRequest(news, page, 'en')).toMatchObject(request);
  expect(toRequest(news, { ...page, description: 'Own.' }, 'en').description).toBe('Own.');
  const unlisted = { ...news, list: { ...news.list!, isThere: false } };
  expect(toRequest(unlisted, { ...page, hasList: false }, 'en')).not.toHaveProperty('text');
});
