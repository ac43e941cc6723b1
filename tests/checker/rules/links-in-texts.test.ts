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
    createElement(RichText, { text: block.text, textPictures: {}, newTabLabel: 'new tab' } as never),
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

  it('is left alone in code and behind a backslash', () => {
    const text = String.raw`Write \`[a](/b c)\` or \[a](/b c).`.replaceAll('\\`', '`');
    expect(inYaml(text).diagnostics).toEqual([]);
  });
});
