import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createLocator } from '../../../src/checker/yaml/parse/locate.ts';
import { readFast } from '../../../src/checker/yaml/fast/read-fast.ts';
import { unsupported } from '../../../src/checker/yaml/fast/unsupported.ts';
import { locateTopKey } from '../../../src/checker/yaml/fast/locate-top-key.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import type { SourceFile } from '../../../src/checker/yaml/parse/source-file.ts';
import { assertProperty } from '../../sampling.ts';
import { schemas } from '../test-site.ts';

const pages = new URL('../../../pages/', import.meta.url);
const goldens = new URL('../../fixtures/err/', import.meta.url);
const findYaml = (folder: URL) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

/**
 * Expects that a text that the fast reader accepts is the same data for the full parser, which
 * reports nothing.
 */
function expectAgreement(text: string): void {
  const value = readFast(text);
  if (value === unsupported) return;

  const source = readYaml('pages/test.yaml', text);
  expect(source.diagnostics, text).toEqual([]);
  expect(value, text).toEqual(source.value);
  expectSamePlaces(source);
}

/**
 * Expects that places found by their line are those of the full parser.
 * @returns how many places were found so
 */
function expectSamePlaces(source: SourceFile): number {
  const asked = ['/title', '/description', '/blocks'].flatMap((pointer) =>
    (['key', 'value'] as const).map((part) => [pointer, part] as const),
  );
  return asked.filter(([pointer, part]) => {
    const place = locateTopKey(source.file, source.text, pointer, part);
    if (place) expect(place, source.text).toEqual(createLocator(source).place(pointer, part));
    return place;
  }).length;
}

describe('the reader of plainly written YAML', () => {
  test.each(findYaml(pages))('reads %s of this site as the full parser does, or declines it', (_name, text) => {
    expectAgreement(text);
  });

  test('reads nearly all pages of this site', () => {
    const read = findYaml(pages).filter(([, text]) => readFast(text) !== unsupported);
    expect(read.length).toBeGreaterThan(0.9 * findYaml(pages).length);
  });

  test('finds the names of nearly all pages of this site by their lines', () => {
    const found = findYaml(pages).filter(([, text]) => expectSamePlaces(readYaml('pages/test.yaml', text)) >= 4);
    expect(found.length).toBeGreaterThan(0.8 * findYaml(pages).length);
  });

  test.each(findYaml(goldens))('declines %s, or nothing in its writing is wrong', (_name, text) => {
    expectAgreement(text);
  });

  test.each([
    ['numbers', 'a: 4\nb: -4\nc: 4.50\nd: 0\ne: 1.5.2\nf: 24/7 help'],
    ['words', 'a: true\nb: False\nc: null\nd: ~\ne: Truely\nf: no\ng:\nh: yes'],
    ['quotes', `a: 'it''s'\nb: "say \\"no\\""\nc: ''\nd: "a: b # c"\ne: 'x' # remark`],
    ['lists', 'a:\n- one\n- two\nb:\n  - 1\n  -\n    c: 2\n  - d: 3\n    e: 4\n  -\nf: []'],
    [
      'lists of lists',
      'a:\n  - - one\n    - two\n  - - 1\n    -\n      b: 2\n    - c: 3\n  -   - d\n      - - e\ng:\n- - h\n  - "i"\n',
    ],
    ['braces', 'a: { b: 1, c: x/y:z, d: { e: [1, two, "three, 3"] } }\nf: [ ]\ng: {}'],
    ['texts over lines', 'a: one\n  two\n  three\nb: >\n  one\n  two\n\n\n  three\nc: |-\n  one\n\n  two\nd: 4'],
    ['quotes over lines', `a: "one: two\n  three  \n    four\\n"\nb: 'it''s\n  -no'\nc:\n  - "x\n    y z" # x\n  - 4`],
    ['empty lines in quotes', `a: "one  \n\n\n  two\n \n   \n\n  three"\nb: 'four\n\n\n  five'`],
    ['lines that programs join', `a: "one \\\n  two\\n\\n\\\n  three\\\\\n  four\\\n  \\ five"`],
    ['escapes that programs write', `a: "one\\n\\ntwo"\nb: "1\\t2\\/3\\\\n"`],
    ['remarks', '# one\na: 1 # two\n\n  # three\nb: 2\n# four'],
    ['line ends of Windows', 'title: A b \r\ndescription: "x y"\r\nblocks: >-\r\n  one\r\n  two\r\n'],
    ['marks inside of texts', 'a: R&D\nb: a - b\nc: 5 * 3!\nd: http://a.b/c#d\ne: what?\nf: 50%\ng: a@b.c'],
  ])('reads %s', (_what, text) => {
    expect(readFast(text)).not.toBe(unsupported);
    expectAgreement(text);
  });

  test.each([
    ['a tab', 'a:\n\tb: 1'],
    ['a name twice', 'a: 1\na: 2'],
    ['a name of JavaScript', '__proto__: 1'],
    ['a colon in a text', 'a: b: c'],
    ['a text cut off', 'a: Issue #5 is fixed'],
    ['a colour without quotes', 'a: #fff'],
    ['a shorthand', 'a: &b 1\nc: *b'],
    ['a tag', 'a: !b c'],
    ['a list point inside of a text', '- a\n   - b'],
    ['a point that goes on deeper', 'a:\n  - b\n    - c'],
    ['a merge conflict', 'a: |\n  b\n<<<<<<< mine\n  c\n'],
    ['two documents', 'a: 1\n---\nb: 2'],
    ['a path with escapes', 'a: "C:\\new"'],
    ['a letter by its number', 'a: "\\x41"'],
    ['a number that reads as another one', 'a: 007'],
    ['a number with an exponent', 'a: 1e3'],
    ['a wrong indentation', 'a: 1\n b: 2'],
    ['an open quote', 'a: "b'],
    ['an open quote that another one closes', 'a: "b\n  c: d\n  e: "f'],
    ['a quote that ends on a line of its own', 'a: "b\n"'],
    ['a quote that begins with an empty line', 'a: "\n\n  c"'],
    ['joined lines with an empty one between', 'a: "b\\\n\n  c"'],
    ['paragraphs in quotes, which are joined', "a: 'b\n\n  c'"],
    ['points of a list, which are joined', 'a: 1. b\n  2. c'],
    ['a quote that is not indented', 'a:\n  b: "c\n  d"'],
    ['a space before a line break that is meant', 'a: "b\\ \n  c"'],
    ['a setting that a text has swallowed', 'a: |\n  b\n  c: d'],
    ['a text behind a quote', 'a: "b" c'],
    ['a line of spaces at the end of a text that keeps its lines', 'a: |\n  b\n    \n'],
    ['a line of spaces at the end of a text that joins its lines', 'a: >\n  b\n    \nc: 1'],
    ['a quote that nothing opened', 'a: b"'],
    ['a quote behind a number that nothing opened', 'a: 3 months"'],
    ['a typographic quote that nothing closes', 'a: “b'],
    ['nothing', ''],
    ['a lone return', 'a: b\rc: d'],
    ['a space without break', 'a: b\u00a0c'],
  ])('declines %s', (_what, text) => {
    expect(readFast(text)).toBe(unsupported);
  });

  test('agrees with the full parser on damaged pages', () => {
    const examples = Object.values(schemas.blocks).flatMap(({ examples: own = [] }) => own);
    const layouts = [
      {},
      { indentSeq: false },
      { indent: 4 },
      { collectionStyle: 'flow' as const },
      { lineWidth: 40 },
      { lineWidth: 50, defaultStringType: 'QUOTE_DOUBLE' as const, defaultKeyType: 'PLAIN' as const },
      { lineWidth: 60, defaultStringType: 'QUOTE_SINGLE' as const, defaultKeyType: 'PLAIN' as const },
    ];
    const texts = examples.map((block, index) =>
      stringify({ title: 'Test', blocks: [block] }, layouts[index % layouts.length]),
    );
    const pieces = ['', '\n', ' ', '  ', '- ', ': ', ':', '"', "'", '{', '}', '[', ']', '#', ' #', '# ', '&', '*', '!']
      .concat(['|', '>', '\t', '\r', '\\', ',', '?', '0', '-1', '.5', 'true', '~', 'a: ', '\n  ', '\n\n', '---\n'])
      .concat(['%', '@', '`', '<<: ', '<', '|\n', '>-\n', '-', '=', '1:2', '\ufeff', '\u2028', 'é'])
      .concat(['\\n', '\\"', '\\/', 'title: ']);
    const damage = fc.record({
      text: fc.constantFrom(...texts),
      cuts: fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          remove: fc.nat(3),
          piece: fc.constantFrom(...pieces),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    });
    assertProperty(
      fc.property(damage, ({ text, cuts }) => {
        const damaged = cuts.reduce((now, { at, remove, piece }) => {
          const place = Math.floor(at * now.length);
          return now.slice(0, place) + piece + now.slice(place + remove);
        }, text);
        expectAgreement(damaged);
      }),
      { sample: 5000, all: 30_000 },
    );
  });
});
