// Collections: which entries a list shows, in which order, on which pages, and what is told of mistakes.
import { describe, expect, test } from 'vitest';
import type { EntriesBlock, EntryLinksBlock } from '#schemas';
import { check, siteYaml } from '../test-site.ts';

const entry = (title: string, settings: string) =>
  `title: ${title} | Example\ndescription: About ${title}.\n${settings}\nblocks:\n  - type: entry-header\n  - type: entry-links\n`;
const listPage = (settings: string) =>
  `title: List\ndescription: The list.\nblocks:\n  - type: entries\n    from: news\n${settings}`;

const entries = {
  'pages/news/a.yaml': entry('A', 'date: 2026-01-01\ntags: [stock]'),
  'pages/news/b.yaml': entry('B', 'date: 2026-03-01 12:00\ntags: [stock, people]'),
  'pages/news/c.yaml': entry('C', 'date: 2026-02-01\ntags: [people]'),
  'pages/news/later.yaml': entry('Later', 'date: 2026-12-01\npublish: { from: 2026-12-01 }'),
  'pages/news/draft.yaml': entry('Draft', 'date: 2026-04-01\ndraft: true'),
};
const site = siteYaml.replace('tags: { stock: Stock }', 'tags: { stock: Stock, people: Our people }');
const checked = (files: Record<string, string>) => check({ 'site.yaml': site, ...entries, ...files });

function shownOn(settings: string, route = '/list') {
  const result = checked({ 'pages/list.yaml': listPage(settings) });
  const model = result.pages.find((page) => page.route === route)!;
  return (model.page.blocks[0] as EntriesBlock).shown;
}

const titles = (settings: string, route?: string) => shownOn(settings, route).entries.map(({ title }) => title);

describe('a list', () => {
  test('has the newest entry first, without drafts and what is still to come', () => {
    expect(titles('')).toEqual(['B', 'C', 'A']);
  });

  test.each([
    ['order: oldest', 'A C B'],
    ['order: title', 'A B C'],
    ['max: 1', 'B'],
    ['tags: [people]', 'B C'],
    ['since: 2026-02-01', 'B C'],
    ['until: 2026-02-01', 'C A'],
    ['since: 2026-02-01\n    until: 2026-02-28', 'C'],
  ])('with %s shows %s', (setting, expected) => {
    expect(titles(`    ${setting}\n`)).toEqual(expected.split(' '));
  });

  test('shows what the entry says of itself', () => {
    const [first] = shownOn('').entries;
    expect(first).toEqual({
      href: '/news/b',
      title: 'B',
      summary: 'About B.',
      date: '2026-03-01 12:00',
      tags: [{ label: 'Stock' }, { label: 'Our people' }],
    });
  });

  test('is another version of its page when what it shows has changed, and only then', () => {
    const computeVersion = (files: Record<string, string>) =>
      checked({ 'pages/list.yaml': listPage('    max: 1\n'), ...files }).pages.find(({ route }) => route === '/list')!
        .version;
    const before = computeVersion({});
    expect(computeVersion({ 'pages/news/a.yaml': entry('Other', 'date: 2026-01-01') })).toBe(before);
    expect(computeVersion({ 'pages/news/b.yaml': entry('Other', 'date: 2026-03-01') })).not.toBe(before);
  });
});

describe('pages with numbers', () => {
  test('have the further entries and titles of their own', () => {
    const { pages } = checked({ 'pages/list.yaml': listPage('    perPage: 2\n') });
    const further = pages.find(({ route }) => route === '/list/page/2')!;
    expect(further.page.title).toBe('Page 2 · List');
    expect(further.file).toBe('pages/list.yaml');
    expect(titles('    perPage: 2\n', '/list/page/2')).toEqual(['A']);
    expect(shownOn('    perPage: 2\n').pages).toEqual([
      { number: 1, href: '/list' },
      { number: 2, href: '/list/page/2' },
    ]);
  });

  test('may be linked to, while there is such a page', () => {
    const linking = (href: string) => ({
      'pages/list.yaml': listPage('    perPage: 2\n    tagPages: true\n'),
      'pages/x.yaml': `title: X\ndescription: X.\nblocks:\n  - type: cta\n    heading: X\n    button: { label: Go there, href: ${href} }\n`,
    });
    const codes = (href: string) => checked(linking(href)).diagnostics.map(({ code }) => code);
    expect(codes('/list/page/2')).toEqual([]);
    expect(codes('/list/tag/people')).toEqual([]);
    expect(codes('/list/page/3')).toEqual(['site/broken-link']);
  });
});

describe('pages for tags', () => {
  test('have the entries of the tag, and the entries link to them', () => {
    const settings = '    tagPages: true\n';
    expect(titles(settings, '/list/tag/people')).toEqual(['B', 'C']);
    const { tags, entries: shown } = shownOn(settings, '/list/tag/people');
    expect(tags).toEqual([
      { label: 'All', href: '/list', isCurrent: false },
      { label: 'Our people', href: '/list/tag/people', isCurrent: true },
      { label: 'Stock', href: '/list/tag/stock', isCurrent: false },
    ]);
    expect(shown[1]!.tags).toEqual([{ label: 'Our people', href: '/list/tag/people' }]);
  });

  test.each([
    ['de', ['Äpfel', 'Birnen', 'Zucker']],
    ['sv', ['Birnen', 'Zucker', 'Äpfel']],
  ])('stand in the order of the language: %s', (lang, order) => {
    const words = 'tags: { z: Zucker, b: Birnen, a: Äpfel }';
    const result = check({
      'site.yaml': siteYaml.replace('tags: { stock: Stock }', words).replace('url:', `lang: ${lang}\nurl:`),
      'pages/news/a.yaml': entry('A', 'date: 2026-01-01\ntags: [a, b, z]'),
      'pages/list.yaml': listPage('    tagPages: true\n'),
    });
    const { shown } = result.pages.find(({ route }) => route === '/list')!.page.blocks[0] as EntriesBlock;
    expect(shown.tags.slice(1).map(({ label }) => label)).toEqual(order);
  });
});

describe('an entry', () => {
  const listLinks = (route: string) => {
    const { page } = checked({}).pages.find((each) => each.route === route)!;
    return (page.blocks[1] as EntryLinksBlock).shown;
  };

  test('knows the next newer and older one, and the pages above it', () => {
    const { newer, older, above } = listLinks('/news/c');
    expect([newer?.title, older?.title]).toEqual(['B', 'A']);
    expect(above).toEqual([{ label: 'Example', href: '/' }, { label: 'News' }]);
    expect(listLinks('/news/b').newer).toBeUndefined();
  });

  test('shows others with the same tags, those with the most first', () => {
    const related = '  - type: entries\n    from: news\n    related: true\n';
    const files = {
      'pages/news/a.yaml': entry('A', 'date: 2026-01-01\ntags: [stock, people]') + related,
      'pages/news/c.yaml': entry('C', 'date: 2026-05-01\ntags: [people]'),
    };
    const { page } = checked(files).pages.find(({ route }) => route === '/news/a')!;
    expect((page.blocks[2] as EntriesBlock).shown.entries.map(({ title }) => title)).toEqual(['B', 'C']);
  });

  test('is reached from a list, and not without one', () => {
    const strict = site.replace('  site/unreachable-page: off\n', '');
    const home = (block: string) =>
      `title: Home\ndescription: The home page.\nblocks:\n  - type: cta\n    heading: Home\n    button: { label: Start, href: / }\n${block}`;
    const codes = (block: string) =>
      checked({ 'site.yaml': strict, 'pages/index.yaml': home(block) }).diagnostics.map(
        ({ file, code }) => `${file} ${code}`,
      );
    expect(codes('  - type: entries\n    from: news\n')).toEqual([]);
    expect(codes('')).toContain('pages/news/a.yaml site/unreachable-page');
  });
});

describe('a mistake is told', () => {
  const codes = (settings: string) =>
    checked({ 'pages/list.yaml': listPage(settings) }).diagnostics.map(
      ({ code, range, message }) => `${range.start.line} ${code} ${message}`,
    );

  test.each([
    ['    tags: [pople]\n', /^6 entries\/unknown-tag .*Did you mean "people"/],
    ['    since: 2026-05-01\n    until: 2026-04-01\n', /^7 entries\/never-shown .*"until" is before "since"/],
    ['    since: 2027-05-01\n', /^5 entries\/never-shown .*no page of the collection "news" fits/],
    ['    related: true\n', /^6 entries\/never-shown .*this page is in no collection/],
    ['    since: 2026-02-30\n', /^6 publish\/no-such-date/],
  ])('%j', (settings, expected) => {
    expect(codes(settings)).toHaveLength(1);
    expect(codes(settings)[0]).toMatch(expected);
  });

  test('of a collection that does not exist, with a fix', () => {
    const [found] = checked({ 'pages/list.yaml': listPage('').replace('from: news', 'from: newss') }).diagnostics;
    expect(found).toMatchObject({
      code: 'site/nav-target',
      message: expect.stringContaining('Did you mean "news"') as unknown,
    });
  });

  test('of a collection without pages', () => {
    const [found] = check({ 'site.yaml': site, 'pages/list.yaml': listPage('') }).diagnostics;
    expect(found!.message).toContain('the collection "news" has no page');
  });
});
