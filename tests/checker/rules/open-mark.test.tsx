// A mark without its partner is reported exactly where a visitor would see it.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InlineText } from '../../../src/page/ui/text/inline-text.tsx';
import { openMarkRule } from '../../../src/checker/rules/open-mark.ts';
import { createLocator } from '../../../src/checker/yaml/parse/locate.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';

/** @returns the columns of the reported marks */
function told(text: string): number[] {
  const yaml = `heading: ${JSON.stringify(text)}\n`;
  const locator = createLocator(readYaml('pages/test.yaml', yaml));
  if (!openMarkRule.mayFind(yaml)) return [];
  return openMarkRule
    .check({ file: 'pages/test.yaml', text: yaml, value: { heading: text }, locator })
    .map(({ range }) => range!.start.column - 'heading: "'.length);
}

const seen = (text: string) => renderToStaticMarkup(<InlineText text={text} />);

describe('a mark that a visitor would see', () => {
  test.each([
    ['See [[how it works', 5],
    ['See how it works]]', 17],
    ['[[One]] and [[two', 13],
    ['[[One] word', 1],
    ['[One]] word', 5],
    ['[[]]', 1],
    ['Pay {site.name or not', 5],
    ['Pay {site.name]', 5],
    ['Pay {{site.name}} now', 5],
    ['[[a [b] c]]', 1],
    ['Book a **demo', 8],
    ['**Book** a **demo', 12],
    ['It is very** large.', 11],
    ['From 999** a month', 9],
    ['~~old price', 1],
    ['Rye bread]', 10],
    ['Rye bread }', 11],
  ])('%s is told at column %i', (text, column) => {
    expect(told(text)).toEqual([column]);
    expect(seen(text)).toMatch(/\[\[|\]|\*\*|~~|\{|\}/);
  });

  test.each([
    ['It is **very large.\n\nAnd **warm** too.', 7],
    ['- **Light: yes\n- **Dark**: no', 3],
    ['One\n\n**Two', 6],
  ])('%j is told at its own part', (text, at) => {
    expect(told(text)).toEqual([text.slice(0, at - 1).replaceAll('\n', '\\n').length + 1]);
  });
});

describe('what other languages want behind a text', () => {
  const ends = (yaml: string) => {
    const read = readYaml('pages/test.yaml', yaml);
    if (!openMarkRule.mayFind(yaml)) return [];
    return openMarkRule
      .check({ file: 'pages/test.yaml', text: yaml, value: read.value, locator: createLocator(read) })
      .map(({ range, message }) => `${range!.start.line}:${range!.start.column} ${message}`);
  };

  test.each([
    'heading: Rye;',
    'heading: Rye; # as agreed',
    'heading: "Rye bread;"',
    'items: [{ heading: Rye; }]',
    'item: { heading: Rye;, text: Dark }',
  ])('is told: %s', (yaml) => {
    expect(ends(`${yaml}\n`)).toEqual([
      `1:${yaml.indexOf(';') + 1} This text ends with a semicolon, so visitors see it.`,
    ]);
  });

  test('a comma, too', () => {
    expect(ends('heading: Rye, or spelt,\n')).toEqual(['1:23 This text ends with a comma, so visitors see it.']);
  });

  test.each([
    'heading: Rye &amp;',
    'heading: Rye;-)',
    'heading: {site.name}',
    'heading: Rye [dark]',
    'points:\n  - Rye,\n  - Spelt;',
    'text: |\n  Dear bakers,\n  good morning.',
    'pattern: "[0-9]{10}"',
    'characters: "/%*+-#@,"',
  ])('is not told: %s', (yaml) => {
    expect(ends(`${yaml}\n`)).toEqual([]);
  });
});

test('stars that lead to a footnote are right', () => {
  const listReported = (value: Record<string, string>) => {
    const yaml = Object.entries(value)
      .map(([key, text]) => `${key}: ${JSON.stringify(text)}\n`)
      .join('');
    const locator = createLocator(readYaml('pages/test.yaml', yaml));
    return openMarkRule.check({ file: 'pages/test.yaml', text: yaml, value, locator });
  };
  expect(listReported({ text: 'From 5 €**', note: '**Only while it lasts.' })).toEqual([]);
  expect(listReported({ text: 'From 5 €**', note: 'Only while it lasts.' })).toHaveLength(1);
});

describe('marks in pairs, and what is no mark', () => {
  test.each([
    'See [[how]] it [[works]]',
    '**Book** a **demo**',
    '**Book a *demo* now**',
    '***both***',
    '~~old~~',
    '`**`',
    '[[two\nlines]]',
    'none',
  ])('%s', (text) => {
    expect(told(text)).toEqual([]);
    expect(seen(text.replace('`**`', ''))).not.toMatch(/\[\[|\]\]|\*\*|~~/);
  });

  test.each([
    '** without tax',
    '2**10',
    'a ** b',
    '{site.name} and {site.phone}',
    '{ or }',
    '*one star',
    '[words](/about)',
    'a [note]',
  ])('%s', (text) => expect(told(text)).toEqual([]));
});
