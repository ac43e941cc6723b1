// Addresses without marks: those of GitHub Flavored Markdown, and what its rule does not know.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import type { Nodes } from 'mdast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks } from '../../src/base/addresses/link-marks.ts';
import { assertProperty } from '../sampling.ts';

const read = (text: string) => findLinks(text).map(({ label, address }) => [label, address]);

/** As GitHub reads it: words and address of each link. */
function readWithMarkdown(text: string): string[][] {
  const extensions = [gfmAutolinkLiteral()];
  const { enter, exit } = gfmAutolinkLiteralFromMarkdown();
  const seen: string[][] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'link') {
      const [words] = node.children;
      seen.push([words?.type === 'text' ? words.value : '', node.url]);
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromMarkdown(text, { extensions, mdastExtensions: [{ enter, exit }] }));
  return seen;
}

describe('an address in a text', () => {
  // The examples of https://github.github.com/gfm/#autolinks-extension-
  it.each([
    ['www.commonmark.org', 'http://www.commonmark.org'],
    ['Visit www.commonmark.org/help for more information.', 'http://www.commonmark.org/help'],
    ['Visit www.commonmark.org.', 'http://www.commonmark.org'],
    ['Visit www.commonmark.org/a.b.', 'http://www.commonmark.org/a.b'],
    ['www.google.com/search?q=Markup+(business)', 'http://www.google.com/search?q=Markup+(business)'],
    ['www.google.com/search?q=Markup+(business)))', 'http://www.google.com/search?q=Markup+(business)'],
    ['(www.google.com/search?q=Markup+(business))', 'http://www.google.com/search?q=Markup+(business)'],
    ['www.google.com/search?q=(business))+ok', 'http://www.google.com/search?q=(business))+ok'],
    ['www.google.com/search?q=commonmark&hl=en', 'http://www.google.com/search?q=commonmark&hl=en'],
    ['www.google.com/search?q=commonmark&hl;', 'http://www.google.com/search?q=commonmark'],
    ['www.commonmark.org/he<lp', 'http://www.commonmark.org/he'],
    ['http://commonmark.org', 'http://commonmark.org'],
    [
      '(Visit https://encrypted.google.com/search?q=Markup+(business))',
      'https://encrypted.google.com/search?q=Markup+(business)',
    ],
    ['foo@bar.baz', 'mailto:foo@bar.baz'],
    ["hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.", 'mailto:hello+xyz@mail.example'],
    ['a.b-c_d@a.b', 'mailto:a.b-c_d@a.b'],
    ['a.b-c_d@a.b.', 'mailto:a.b-c_d@a.b'],
    ['a.b-c_d@a.b-', ''],
    ['a.b-c_d@a.b_', ''],
    ['Write mailto:foo@bar.baz now', 'mailto:foo@bar.baz'],
    ['<https://example.org/a_b*c*>, or', 'https://example.org/a_b*c*'],
    ['<hello@example.org>', 'mailto:hello@example.org'],
  ])('is that of GitHub Flavored Markdown: %s', (text, address) => {
    expect(read(text).map(([, each]) => each)).toEqual(address === '' ? [] : [address]);
  });

  it('is the same in random texts of its letters and signs', () => {
    const parts = [
      'https://',
      'http://',
      'www.',
      'a',
      'b.c',
      '.',
      'example.org',
      '/',
      '?q=',
      '#',
      '(',
      ')',
      ',',
      '!',
      ';',
      '&amp;',
      '&x',
      ' ',
      '\n',
      '-',
      "'",
      '"',
      ':',
      '@',
      'me@',
      '=',
      '+',
      '%20',
      'é',
    ];
    const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((chosen) => chosen.join(''));
    // Where GitHub asks for a blank before www., other signs will do here, and something follows it; `é` is a letter of a mail address.
    const isComparable = (text: string) =>
      !/[^\s(]www\.|www\.(?![a-z])|^\s|\n\s*\n|é\S*@|@\S*é|@[.:/-]|@\S*@|mailto|[!"'*,.:;?_~&][)]|\n[-+=#]|^[-+=#]|["'](?:$|[\s)])/i.test(
        text,
      );
    assertProperty(
      fc.property(texts.filter(isComparable), (text) => {
        expect(read(text)).toEqual(readWithMarkdown(text));
      }),
      { sample: 5000, all: 200_000 },
    );
  });

  it.each([
    ['https://bücher.example/straße', 'https://bücher.example/straße'],
    ['https://उदाहरण.भारत/पृष्ठ', 'https://उदाहरण.भारत/पृष्ठ'],
    ['https://مثال.مصر/صفحة', 'https://مثال.مصر/صفحة'],
    ['https://例え.jp/案内', 'https://例え.jp/案内'],
    ['詳しくはhttps://example.jp/案内。次', 'https://example.jp/案内'],
    ['詳しくはhttps://example.jpまで', 'https://example.jp'],
    ['请看www.example.cn（中文）', 'http://www.example.cn'],
    ['（www.example.cn）', 'http://www.example.cn'],
    ['info@bücher.example', 'mailto:info@bücher.example'],
    ['jürgen@example.org', 'mailto:jürgen@example.org'],
    ['почта@пример.рф', 'mailto:почта@пример.рф'],
    ['メールはinfo@example.jpまで', 'mailto:info@example.jp'],
    ['„https://example.org“', 'https://example.org'],
    ['«https://example.org/a»؟', 'https://example.org/a'],
    ['“https://example.org”…', 'https://example.org'],
  ])('in other scripts ends where its words do: %s', (text, address) => {
    expect(read(text).map(([, each]) => each)).toEqual(address === '' ? [] : [address]);
  });

  it.each([
    'ftp://example.org',
    'tel:+49123',
    'xhttps://example.org',
    'https://',
    'https://…',
    'www.',
    '@someone',
    'a@b',
    '5@2.50',
    'node.js',
    '`https://example.org`',
    String.raw`https\://example.org`,
    String.raw`www\.example.org`,
    String.raw`a\@b.example`,
  ])('is none in %s', (text) => expect(read(text)).toEqual([]));

  it('is read in time', () => {
    const began = performance.now();
    for (const part of [
      'https://',
      'www.',
      '@',
      'a@',
      'a@b.',
      '<',
      '<https://',
      'https://a.b/)',
      'https://a&b;',
      'mailto:',
      'ａ@',
    ])
      findLinks(part.repeat(20_000));
    findLinks(`https://a.b/${')'.repeat(100_000)}`);
    findLinks(`https://a.b/${'&a;'.repeat(50_000)}`);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
