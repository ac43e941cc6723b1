// A Markdown, CSV or public file moves with all that names it, and nothing else changes.
import { describe, expect, test } from 'vitest';
import { planFileMove, toFilePath } from '../../src/edits/move-files.ts';
import { findUsages } from '../../src/edits/find-usages.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, siteYaml } from '../checker/test-site.ts';

const one = `title: One
description: Names files of all kinds.
blocks:
  - type: rich-text # texts/terms.md
    heading: texts/terms.md is no name here
    text: { file: 'texts/terms.md' } # kept
  - type: text-sections
    heading: Terms
    sections:
      file: texts/terms.md
  - type: table
    rows: { file: data/prices.csv }
  - type: cta
    heading: Team
    image: { src: /images/team.jpg, alt: The team at work }
    button: { label: The list, href: '/files/list.pdf?v=2#page=3' }
  - type: rich-text
    text: Get [the list](/files/list.pdf), not /files/list.pdf or [that](/files/list.pdf.zip).
`;
const shared = `params:
  picture: { description: What is shown., default: /images/team.jpg }
  sheet: { description: What is offered., kind: address, default: /files/list.pdf }
blocks:
  - type: rich-text
    text: { file: texts/terms.md }
  - type: cta
    heading: Shared
    image: { src: "{param.picture}", alt: The team }
    button: { label: The list, href: "{param.sheet}" }
`;
const files: Record<string, string> = {
  // A whole address is moved, too.
  'site.yaml': siteYaml
    .replace('/images/logo.svg', '/images/team.jpg')
    .replace('checks:\n', 'checks:\n  site/own-host: off\n'),
  'pages/index.yaml': pageYaml,
  'pages/one.yaml': one,
  'pages/two.yaml': pageYaml + '  - type: shared\n    name: teaser\n    with: { picture: /images/logo.svg }\n',
  'pages/_shared/teaser.yaml': shared,
  'texts/terms.md':
    '## Scope\n\n[The list](/files/list.pdf#page=2 "All"), [as a sheet][sheet], <https://www.example.com/files/list.pdf>, ' +
    'not /files/list.pdf, and\n\n![Team](/images/team.jpg)\n\n[sheet]: </files/list.pdf>\n',
  'texts/more.md': 'See [texts/terms.md](/two).\n',
  'data/prices.csv': 'What,Price\n[List](/files/list.pdf),1\n',
};
const withFiles = { ...facts, files: new Set(['/files/list.pdf', '/files/list.pdf.zip', '/images/team.jpg']) };

function plan(from: string, to: string, site = files) {
  const source = { texts: createTextSet(site), facts: withFiles };
  const path = toFilePath(from);
  return planFileMove({ from: path, to: toFilePath(to, path) }, checker.createRuleContext(source), source.texts);
}

function moved(from: string, to: string) {
  const made = plan(from, to);
  if (!made.ok) throw new Error(made.reason);
  expect(made.byHand).toEqual([]);
  return made;
}

const findReason = (from: string, to: string) => {
  const made = plan(from, to);
  return !made.ok ? made.reason : 'it moved';
};

test('the site passes the check', () => {
  expect(checker.checkSite({ texts: createTextSet(files), facts: withFiles }).diagnostics).toEqual([]);
});

test('a Markdown file: its name changes where a setting names it, on pages and in shared sections', () => {
  const { moves, texts } = moved('texts/terms.md', 'texts/legal/terms-2026.md');
  expect(moves).toEqual([{ file: 'texts/terms.md', newFile: 'texts/legal/terms-2026.md' }]);
  expect([...texts.keys()].sort()).toEqual(['pages/_shared/teaser.yaml', 'pages/one.yaml']);
  expect(texts.get('pages/one.yaml')).toBe(
    one
      .replace("'texts/terms.md'", "'texts/legal/terms-2026.md'")
      .replace('file: texts/terms.md\n', 'file: texts/legal/terms-2026.md\n'),
  );
  expect(texts.get('pages/_shared/teaser.yaml')).toBe(shared.replace('texts/terms.md', 'texts/legal/terms-2026.md'));
});

test('a CSV file', () => {
  const { texts } = moved('./data/prices.csv', 'rates.csv');
  expect([...texts]).toEqual([['pages/one.yaml', one.replace('data/prices.csv', 'data/rates.csv')]]);
});

test('a name behind an anchor is written once', () => {
  const anchored =
    pageYaml + '  - type: rich-text\n    text: &t { file: texts/terms.md }\n  - { type: rich-text, text: *t }\n';
  const made = plan('texts/terms.md', 'agb.md', { ...files, 'pages/one.yaml': anchored });
  expect('texts' in made && made.texts.get('pages/one.yaml')).toBe(anchored.replace('terms.md', 'agb.md'));
});

test('a picture: on pages, in site.yaml, in texts, and in the default of a parameter', () => {
  const { moves, texts } = moved('/images/team.jpg', '/images/people/crew.jpg');
  expect(moves).toEqual([{ file: 'public/images/team.jpg', newFile: 'public/images/people/crew.jpg' }]);
  const expected = ['pages/_shared/teaser.yaml', 'pages/one.yaml', 'site.yaml', 'texts/terms.md'];
  expect([...texts.keys()].sort()).toEqual(expected);
  for (const file of expected)
    expect(texts.get(file)).toBe(files[file]!.replaceAll('/images/team.jpg', '/images/people/crew.jpg'));
});

test('a file that links lead to keeps what comes after ? and #', () => {
  const { texts } = moved('public/files/list.pdf', 'public/files/stock.pdf');
  expect([...texts.keys()].sort()).toEqual([
    'data/prices.csv',
    'pages/_shared/teaser.yaml',
    'pages/one.yaml',
    'texts/terms.md',
  ]);
  expect(texts.get('pages/one.yaml')).toBe(
    one.replace('/files/list.pdf?v=2', '/files/stock.pdf?v=2').replace('(/files/list.pdf)', '(/files/stock.pdf)'),
  );
  expect(texts.get('texts/terms.md')).toBe(
    files['texts/terms.md']!.replaceAll(/([(<m])\/files\/list.pdf/g, '$1/files/stock.pdf'),
  );
  expect(texts.get('data/prices.csv')).toContain('(/files/stock.pdf)');
});

test('a file that has its new name already: only what names it changes', () => {
  const { 'texts/terms.md': text, ...others } = files;
  const made = plan('texts/terms.md', 'texts/agb.md', { ...others, 'texts/agb.md': text! });
  expect(made).toMatchObject({ moves: [], byHand: [] });
  expect('texts' in made && [...made.texts.keys()].sort()).toEqual(['pages/_shared/teaser.yaml', 'pages/one.yaml']);
});

describe('what cannot move is told in a sentence', () => {
  test.each([
    ['texts/terms.md', 'texts/terms.md', 'The file is already at texts/terms.md.'],
    ['texts/trems.md', 'texts/a.md', 'There is no file texts/trems.md. Did you mean texts/terms.md?'],
    ['/images/taem.jpg', '/images/a.jpg', 'There is no file /images/taem.jpg. Did you mean /images/team.jpg?'],
    ['texts/terms.md', 'texts/more.md', 'There is a file texts/more.md already.'],
    ['texts/more.md', 'texts/TERMS.md', 'There is a file texts/terms.md already. Names that differ only'],
    ['texts/terms.md', 'data/terms.md', 'Markdown files stay in the folder texts and end in .md'],
    ['data/prices.csv', 'data/prices.txt', 'CSV files stay in the folder data and end in .csv'],
    ['/images/team.jpg', '/images/team.png', 'A file keeps its format when it moves: .jpg does not become .png.'],
    ['/images/team.jpg', 'texts/team.jpg', 'Pictures and other public files stay in the folder public.'],
    ['/images/team.jpg', '/images/../../team.jpg', 'public/images/../../team.jpg is not the name of a file.'],
  ])('%s to %s', (from, to, expected) => expect(findReason(from, to)).toContain(expected));

  test('but a change of capitals is none', () => {
    expect(moved('texts/terms.md', 'texts/Terms.md').moves).toHaveLength(1);
  });
});

test('what an author writes becomes a path', () => {
  expect(toFilePath('texts\\terms.md')).toBe('texts/terms.md');
  expect(toFilePath('images/team.jpg')).toBe('public/images/team.jpg');
  expect(toFilePath('texts/legal/', 'texts/terms.md')).toBe('texts/legal/terms.md');
  expect(toFilePath('crew.jpg', 'public/images/team.jpg')).toBe('public/images/crew.jpg');
});

test('usages of a text file and of a file in a frame are found', () => {
  const frame = pageYaml + '  - { type: embed, source: /embeds/sum.html, title: A sum }\n';
  const texts = createTextSet({ ...files, 'pages/three.yaml': frame });
  const context = checker.createRuleContext({ texts, facts: withFiles });
  const places = (name: string) =>
    findUsages(context, texts, { kind: 'file', name }).map(({ file, range: { start } }) => `${file}:${start.line}`);
  expect(places('texts/terms.md')).toEqual(['pages/_shared/teaser.yaml:6', 'pages/one.yaml:6', 'pages/one.yaml:10']);
  expect(places('/embeds/sum.html')).toEqual(['pages/three.yaml:9']);
});

test('a file is named in every spelling of its address, and the new one is written so that it can be read', () => {
  const name = '/files/price #1 (new).pdf';
  const page = `${pageYaml.replace('href: /', `href: "${name}#page=2"`)}  - type: rich-text
    text: Get [it](</files/price %231 (new).pdf>) or [it](/files/price%20%231%20%28new%29.pdf?x#y "Title").
`;
  const texts = createTextSet({ 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, 'pages/test.yaml': page });
  const odd = { ...facts, files: new Set([name, '/files/price']) };
  const context = checker.createRuleContext({ texts, facts: odd });
  const made = planFileMove({ from: `public${name}`, to: 'public/files/list (2).pdf' }, context, texts);
  const text = made.ok ? made.texts.get('pages/test.yaml')! : '';
  expect(text).toContain('href: "/files/list%20%282%29.pdf#page=2"');
  expect(text).toContain('Get [it](</files/list%20%282%29.pdf>) or [it](/files/list%20%282%29.pdf?x#y "Title").');
});
