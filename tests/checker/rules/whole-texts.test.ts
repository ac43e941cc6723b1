// Texts that are not what their author sees: joined lines, and characters that are no letters.
import { describe, expect, test } from 'vitest';
import { check, found, pageYaml, siteYaml } from '../test-site.ts';

const page = (text: string) => `title: Test\ndescription: A page.\nblocks:\n  - type: rich-text\n    text: ${text}\n`;
const block = (sign: string, text: string) => page(`${sign}\n${text.replaceAll(/^(?=.)/gm, '      ')}`);

describe('lines that the sign > joins', () => {
  test.each([
    ['First paragraph,\nstill the first.\n\nSecond.', 'paragraphs'],
    ['We have:\n- rye\n- oats', 'list'],
    ['- rye\n- oats', 'list'],
    ['1. rye\n2. oats', 'list'],
    ['| a | b |\n| --- | --- |\n| c | d |', 'rows'],
    ['## Heading\nText.', 'heading'],
    ['Text.\n## Heading', 'heading'],
  ])('%j', (text, word) => {
    for (const sign of ['>', '>-', '>+', '> # a note']) {
      const { diagnostics } = check({ 'pages/test.yaml': block(sign, text) });
      const folded = diagnostics.filter(({ code }) => code === 'text/folded');
      expect(folded.map(({ range }) => [range.start.line, range.start.column])).toEqual([[5, 11]]);
      expect(folded[0]!.message).toContain(word);
      expect(folded[0]!.fixes[0]!.edits).toMatchObject([{ text: '|', range: folded[0]!.range }]);
    }
    const kept = check({ 'pages/test.yaml': block('|', text) }).diagnostics;
    expect(kept.map(({ code }) => code)).not.toContain('text/folded');
  });

  test('two blank lines make a paragraph, and a blank line a point, in YAML too', () => {
    const text = 'First.\n\n\nSecond:\n\n- rye\n\n- oats\n\nThird.\n\n## Heading\n\nFourth.';
    expect(found(check({ 'pages/test.yaml': block('>-', text) }))).toEqual([]);
  });

  test('one paragraph on several lines is fine, and so is a short text', () => {
    expect(found(check({ 'pages/test.yaml': block('>', 'One paragraph\non - as it were -\nthree lines.\n') }))).toEqual(
      [],
    );
    const short = pageYaml.replace('heading: See it at work', 'heading: >\n      See it\n\n      at work');
    expect(found(check({ 'pages/test.yaml': short }))).toEqual([]);
  });
});

describe('lines that YAML joins without a sign', () => {
  const lines = (text: string) => text.replaceAll(/\n(?=.)/g, '\n      ');
  const folded = (text: string) =>
    check({ 'pages/test.yaml': page(text) }).diagnostics.filter(({ code }) => code === 'text/folded');

  test.each([
    ['First paragraph,\nstill the first.\n\nSecond.', 'paragraphs'],
    ['First.\n\nSecond.', 'paragraphs'],
    ['1. rye\n2. oats', 'list'],
  ])('%j', (text, word) => {
    for (const written of [lines(text), `"${lines(text)}"`, `'${lines(text)}'`]) {
      const joined = folded(written);
      expect(joined.map(({ range }) => [range.start.line, range.start.column])).toEqual([[5, 11]]);
      expect(joined[0]!.message).toContain(word);
      expect(joined[0]!.message).not.toContain('>');
    }
  });

  test.each([
    ['We have:\n- rye\n- oats', 'list'],
    ['| a | b |\n| --- | --- |\n| c | d |', 'rows'],
    ['Text.\n## Heading', 'heading'],
  ])('in quotes %j', (text, word) => {
    expect(folded(`"${lines(text)}"`)[0]?.message).toContain(word);
  });

  test.each([
    '"First.\n\n\n      Second."',
    'One paragraph\n      on two lines.',
    '"One paragraph\n      on two lines."',
    String.raw`"First.\n\nSecond."`,
    '"First.\\n\\\n      \\nSecond."',
  ])('is fine: %j', (text) => expect(found(check({ 'pages/test.yaml': page(text) }))).toEqual([]));
});

describe('characters that are no letters', () => {
  const odd = ['\b', '\v', '\f', '\u001B', '\u0085', '\u009F', '\uFFFE', '\uFFFF', '\uFDD0', '\u{1FFFE}', '\uD800'];
  const written = [
    String.raw`\b`,
    String.raw`\x0b`,
    String.raw`\u001B`,
    String.raw`\uFFFF`,
    String.raw`\uD800`,
    String.raw`\e`,
  ];

  test.each(odd.slice(0, -1))('%j', (sign) => {
    const codes = (files: Record<string, string>) => check(files).diagnostics.map(({ code }) => code);
    expect(codes({ 'pages/test.yaml': pageYaml.replace('See it', `See${sign} it`) })).toContain(
      'text/control-character',
    );
    expect(codes({ 'site.yaml': siteYaml.replace('Software since', `Software${sign} since`) })).toContain(
      'text/control-character',
    );
    const file = { 'pages/test.yaml': page('{ file: texts/t.md }'), 'texts/t.md': `One.\n\nTw${sign}o.\n` };
    expect(found(check(file))).toEqual(['texts/t.md:3:3 text/unreadable-file']);
  });

  test.each([
    ['See\vit', ' '],
    ['See\u0085it', ' '],
    ['See \vit', ''],
    ['See\bit', ''],
    ['See it\v', ''],
  ])('the words around it stay two: %j', (heading, text) => {
    const { diagnostics } = check({ 'pages/test.yaml': pageYaml.replace('See it at work', `${heading} at work`) });
    const told = diagnostics.find(({ code }) => code === 'text/control-character');
    expect(told?.fixes[0]?.edits[0]?.text).toBe(text);
  });

  test.each(written)('written as %s', (escape) => {
    const text = pageYaml.replace('See it at work', `"See ${escape}it"`);
    expect(found(check({ 'pages/test.yaml': text }))).toEqual(['pages/test.yaml:5:14 text/control-character']);
  });

  test('tabs, ends of lines, and letters of all scripts are fine', () => {
    const text = String.raw`"A\tB\nC \u00A0 \u200D \uFEFF \U0001F600 \xe9"`;
    expect(found(check({ 'pages/test.yaml': pageYaml.replace('See it at work', text) }))).toEqual([]);
  });
});

describe('invisible signs of direction', () => {
  const heading = (text: string) => found(check({ 'pages/test.yaml': pageYaml.replace('See it at work', text) }));

  test.each([
    ['one that turns letters round', 'See \u202Eti\u202C now', 18],
    ['one that is closed, round one that is not', 'See \u2067a\u2066b\u2069 now', 18],
    ['one that is never closed', 'See \u202Bit now', 18],
    ['one that closes nothing', 'See it\u2069 now', 20],
    ['one that is closed by the other kind', 'See \u2067it\u202C now', 18],
    ['the second of two alike', '\u2066See\u2069 \u2066it', 20],
  ])('%s', (_, text, column) => {
    expect(heading(text)).toEqual([`pages/test.yaml:5:${column} text/direction-sign`]);
  });

  test('as an escape', () => {
    expect(heading(String.raw`"See \u202Eit"`)).toEqual(['pages/test.yaml:5:14 text/direction-sign']);
  });

  test.each(['\u2067\u0645\u2069', '\u202Ait\u202C', '\u2066a\u202Bb\u202Cc\u2069', '\u0645\u200F!\u200E'])(
    'pairs and marks between letters are fine: %j',
    (text) => expect(heading(`See ${text} now`)).toEqual([]),
  );
});
