// Links in texts: the same for the same letters in YAML and in a Markdown file, and told where they are none.
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { RichText } from '../../../src/page/ui/text/rich-text.tsx';
import { check } from '../test-site.ts';

const page = (text: string) => `title: Test\ndescription: A page.\nblocks:\n  - type: rich-text\n    text: ${text}\n`;
const inYaml = (text: string) => check({ 'pages/test.yaml': page(JSON.stringify(text)) });
const inFile = (text: string) => check({ 'pages/test.yaml': page('{ file: texts/t.md }'), 'texts/t.md': `${text}\n` });

function renderHtml(site: ReturnType<typeof check>): string {
  const { page: found } = site.pages.find(({ route }) => route === '/test')!;
  const [block] = found.blocks as unknown as [{ text: string; textPictures?: never }];
  return renderToStaticMarkup(
    createElement(RichText, { text: block.text, textPictures: {}, heading: 'h2', newTabLabel: 'new tab' } as never),
  );
}

describe('a link in a text', () => {
  it.each([
    [
      'See [Mercury](https://en.wikipedia.org/wiki/Mercury_(planet)) today.',
      'href="https://en.wikipedia.org/wiki/Mercury_(planet)"',
    ],
    [
      String.raw`See [Mercury](https://en.wikipedia.org/wiki/Mercury_\(planet\)) today.`,
      'href="https://en.wikipedia.org/wiki/Mercury_(planet)"',
    ],
    ['See [a](https://example.com/ "With a title") now.', 'title="With a title"'],
    ['See [the [old] page](https://example.com) now.', '>the [old] page<'],
    ['See [**a** b](</>) now.', '<strong>a</strong> b</a>'],
    ['Call [us](tel:+4930123456) now.', 'href="tel:+4930123456"'],
    ['See [a]( https://example.com/b_(c)_d ).', 'href="https://example.com/b_(c)_d"'],
  ])('gives the same HTML in YAML and in a file: %s', (text, part) => {
    const [ours, files] = [inYaml(text), inFile(text)];
    expect([...ours.diagnostics, ...files.diagnostics].map(({ code }) => code)).toEqual([]);
    expect(renderHtml(ours)).toContain(part);
    expect(renderHtml(files)).toBe(renderHtml(ours));
  });

  it.each([
    ['See https://example.org/a_b*c*d.', '<a href="https://example.org/a_b*c*d" class="text-link" target="_blank"'],
    ['See **www.example.org** and *(https://example.org/_x_)*', 'href="http://www.example.org"'],
    [
      'Write to first_last@example.org, or <sales@example.org>.',
      '<a href="mailto:first_last@example.org" class="text-link">',
    ],
    ['A list:\n\n- https://example.org/a|b*c*\n- x@example.org', '<li class="ps-1"><a href="mailto:x@example.org"'],
    ['| Where | Who |\n| --- | --- |\n| www.example.org/a_b | a_b@example.org |', 'href="mailto:a_b@example.org"'],
    ['## See https://example.org/a_b\n\nText', '<h2 class="text-xl">See <a href="https://example.org/a_b"'],
    ['詳しくはhttps://example.jp/案内。*次* https://例え.jp', 'href="https://example.jp/案内"'],
    [
      '`https://example.org` [see https://example.org](/) ftp://example.org',
      '<code class="code">https://example.org</code> <a href="/" class="text-link">see https',
    ],
    [
      String.raw`https\://example.org, www\.example.org, a\@example.org, <https://example.org/a_b>`,
      'https://example.org, www.example.org, a@example.org, <a',
    ],
    ['[https://example.org/a](/) “https://example.org/b_c” www.me@example.org', 'href="https://example.org/b_c"'],
  ])('without marks gives the same HTML in YAML and in a file: %s', (text, part) => {
    const [ours, files] = [inYaml(text), inFile(text)];
    expect([...ours.diagnostics, ...files.diagnostics].map(({ code }) => code)).toEqual([]);
    expect(renderHtml(ours)).toContain(part);
    expect(renderHtml(files)).toBe(renderHtml(ours));
  });

  it('without marks to nothing is told at its own place, and becomes one with words by its fix', () => {
    const text = 'At [x](https://www.example.com/abuot) https://www.example.com/abuot, https://www.example.com/.';
    const url = 'https://www.example.com';
    for (const site of [inYaml(text), inFile(text)]) {
      const told = site.diagnostics.map(({ code, range, fixes }) => [
        code,
        range.end.column - range.start.column,
        fixes[0]?.edits.map((edit) => edit.text),
      ]);
      const broken = ['site/broken-link', `${url}/abuot`.length, undefined];
      expect(told).toEqual([broken, broken, ['site/own-host', `${url}/`.length, ['[', '](/)']]]);
      const columns = site.diagnostics.map(({ range }) => range.start.column);
      expect(columns[1]! - columns[0]!).toBe(`${url}/abuot) `.length);
    }
  });

  it.each([
    ['3 Take [the list](/files/a b.pdf) with you.', '[the list](/files/a b.pdf)', '[the list](/files/a%20b.pdf)'],
    ['4 Call [us](tel:+49 30 123456) now.', '[us](tel:+49 30 123456)', '[us](tel:+4930123456)'],
    [
      '5 Write to [us](mailto:a@b.example?subject=Hello there) now.',
      '[us](mailto:a@b.example?subject=Hello there)',
      '[us](mailto:a@b.example?subject=Hello%20there)',
    ],
    ['See ![a](/images/a b.jpg)', '![a](/images/a b.jpg)', '![a](/images/a%20b.jpg)'],
    ['See [a](https://example.com/b(c) now', '[a](https://example.com/b(c)', '[a](<https://example.com/b(c>)'],
  ])('that has only the shape of one is told: %s', (text, mark, better) => {
    for (const site of [inYaml(`Text.\n\n${text}`), inFile(`Text.\n\n${text}`)]) {
      const [first, ...others] = site.diagnostics;
      expect([first?.code, others.length]).toEqual([
        site.diagnostics[0]!.file === 'texts/t.md' ? 'text/unsupported-markdown' : 'text/unsupported-mark',
        0,
      ]);
      expect(first!.message).toContain(mark);
      if (first!.file === 'texts/t.md') expect(first!.range.start.line).toBe(3);
    }
    const [ours] = check({ 'pages/test.yaml': page(`|\n      Text.\n\n      ${text}`) }).diagnostics;
    expect(ours!.fixes.flatMap(({ edits }) => edits.map((edit) => edit.text))).toEqual([better]);
  });

  it('to nothing is told at its own place, in both', () => {
    const texts: [string, string][] = [
      ['pages/test.yaml', page('|\n      One.\n\n      Two [list](</files/no such.pdf>) and [page](/abuot).')],
      ['texts/t.md', 'One.\n\nTwo [list](</files/no such.pdf>) and [page](/abuot).'],
    ];
    for (const [file, text] of texts) {
      const site = file === 'texts/t.md' ? inFile(text) : check({ [file]: text });
      const lines = text.split('\n');
      const told = site.diagnostics.map((each) => [
        each.file,
        lines[each.range.start.line - 1]!.slice(each.range.start.column - 1, each.range.end.column - 1),
      ]);
      expect(told).toEqual([[file, '/abuot']]);
    }
  });

  it('that has only the shape of one is told as often as it is there, each time at its own place', () => {
    const text = 'Call [us](tel:+49 30 1), see [a](/b c), [a](/b c) or [**d**](/e f).';
    const marks = ['[us](tel:+49 30 1)', '[a](/b c)', '[a](/b c)', '[**d**](/e f)'];
    const starts = [0, 24, 35, 48];
    for (const site of [inYaml(text), inFile(text)]) {
      const found = site.diagnostics.map(({ range, message }) => [range.start.column, message]);
      const first = found[0]![0] as number;
      expect(found).toEqual(marks.map((mark, index) => [first + starts[index]!, expect.stringContaining(mark)]));
    }
    expect(inYaml(text).diagnostics.map(({ fixes }) => fixes.length)).toEqual([1, 1, 1, 1]);
  });

  it('that its text does not take is told each time, and none inside of another mark', () => {
    const heading = page('Text.').replace(
      'type: rich-text',
      'type: rich-text\n    heading: "[a](/) and [b](/), __[c](/)__"',
    );
    const { diagnostics } = check({ 'pages/test.yaml': heading });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^text\/unsupported-mark .*\[a\]/),
      expect.stringMatching(/^text\/unsupported-mark .*\[b\]/),
      expect.stringMatching(/^text\/unsupported-mark .*__\[c\]/),
    ]);
  });

  it('to nothing is told as often as it is there, each time at its own place', () => {
    const text = 'See [a](/nope), [b](/nada) and [c](/nope).';
    for (const site of [inYaml(text), inFile(text)]) {
      const columns = site.diagnostics.map(({ code, range }) => [code, range.start.column]);
      const [[, first]] = columns as [[string, number]];
      expect(columns).toEqual([first, first + 12, first + 27].map((column) => ['site/broken-link', column]));
    }
  });

  it('is left alone in code and behind a backslash', () => {
    const text = String.raw`Write \`[a](/b c)\` or \[a](/b c).`.replaceAll('\\`', '`');
    expect(inYaml(text).diagnostics).toEqual([]);
  });
});
