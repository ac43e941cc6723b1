// Consequences of a mistake elsewhere are not reported: in other files, in shared sections, below a
// lost indentation.
import { describe, expect, test } from 'vitest';
import { check, found, siteYaml } from './test-site.ts';

const replaced = (text: string, right: string, wrong: string) => {
  expect(text).toContain(right);
  return text.replace(right, () => wrong);
};

const news = `title: News
description: All news.
blocks:
  - type: entries
    from: news
    tagPages: true
`;
const article = `title: One
description: An article.
date: 2026-01-01
tags: [stock]
blocks:
  - type: rich-text
    text: See [all of them](/news), [those of stock](/news/tag/stock) and [the feed](/news/feed.xml).
  - type: entry-links
`;
const feeds = replaced(siteYaml, 'kind: article, tags', 'kind: article, feeds: true, tags');
const collection = { 'site.yaml': feeds, 'pages/news/index.yaml': news, 'pages/news/one.yaml': article };

describe('collections', () => {
  test('the pages are right', () => expect(found(check(collection))).toEqual([]));

  test('a mistake in site.yaml makes no list, tag page or feed seem wrong', () => {
    const wrong = replaced(feeds, 'name: Example', 'nmae: Example');
    expect(found(check({ ...collection, 'site.yaml': wrong }))).toEqual(['site.yaml:1:1 schema/unknown-key']);
  });

  test('a mistake on the page of a list makes no tag page seem wrong', () => {
    const wrong = replaced(news, 'tagPages: true', 'tagPages: perhaps');
    expect(found(check({ ...collection, 'pages/news/index.yaml': wrong }))).toEqual([
      'pages/news/index.yaml:6:15 schema/wrong-kind',
    ]);
  });
});

const shared = `params:
  heading: { description: A heading. }
  picture: { description: A picture., kind: list }
blocks:
  - type: media-text
    heading: "{param.heading}"
    text: Words.
    image: { src: "{param.photo}", alt: Us }
  - type: picture
    image: "{param.picture}"
`.replace('  picture:', '  photo: { description: A path. }\n  picture:');
const using = `title: Test
description: A page.
blocks:
  - type: shared
    name: plan
    with:
      heading: One plan
      photo: /images/team.jpg
      picture:
        src: /images/team.jpg
        alt: Us
`;
const ofUse = (page: string) => found(check({ 'pages/_shared/plan.yaml': shared, 'pages/test.yaml': page }));

describe('values for a shared section', () => {
  test('the page is right', () => expect(ofUse(using)).toEqual([]));

  test.each([
    ['with:', 'wiht:', '6:5 schema/unknown-key'],
    [/^ {6}/gm, '    ', '7:5 schema/lost-indent'],
    ['      picture:', '    picture:', '9:5 schema/lost-indent'],
    [/ {8}(?=src|alt)/g, '      ', '10:7 schema/lost-indent'],
  ] as [string | RegExp, string, string][])('%s written as %j is one mistake', (right, wrong, place) => {
    const page = using.replaceAll(right, wrong);
    const [first, ...more] = ofUse(page);
    expect(more).toEqual([]);
    expect(first).toBe(`pages/test.yaml:${place}`);
  });
});

describe('settings below an empty name of the author’s own', () => {
  test('of a pop-up are one mistake', () => {
    const wrong = replaced(
      siteYaml,
      '    heading: Request a callback\n    form: example',
      '  heading: Request a callback\n  form: example',
    );
    expect(found(check({ 'site.yaml': wrong }))).toEqual(['site.yaml:22:3 schema/lost-indent']);
  });

  test('of a form are one mistake', () => {
    const wrong = replaced(siteYaml, '    fields:\n      - name: email', '  fields:\n      - name: email');
    expect(found(check({ 'site.yaml': wrong }))).toHaveLength(1);
  });

  test('of a parameter are one mistake', () => {
    const lost = shared.replace('{ description: A heading. }', '\n  description: A heading.');
    expect(found(check({ 'pages/_shared/plan.yaml': lost, 'pages/test.yaml': using }))).toEqual([
      'pages/_shared/plan.yaml:3:3 schema/lost-indent',
    ]);
  });
});

test('entries below a list name that moved into the entry above are not told', () => {
  const page = `title: Test
description: A page.
blocks:
- type: comparison
  heading: Plans
  columns:
  - label: Basic
  - label: Plus
    rows:
  - label: Users
    values: ["1", "5"]
  - label: Reports
    values: [yes, no]
`;
  expect(found(check({ 'pages/test.yaml': page }))).toEqual(['pages/test.yaml:9:5 schema/lost-indent']);
});
