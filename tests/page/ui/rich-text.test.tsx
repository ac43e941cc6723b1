// Marks in texts become elements, and what is no mark stays as typed.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InlineText, plainText } from '../../../src/page/ui/text/inline-text.tsx';
import { findForeignDirection } from '../../../src/base/languages/text-direction.ts';
import { ForeignDirection } from '../../../src/page/ui/direction/foreign-direction.ts';
import { RichText } from '../../../src/page/ui/text/rich-text.tsx';

const inline = (text: string, newTabLabel?: string) =>
  renderToStaticMarkup(<InlineText text={text} newTabLabel={newTabLabel} />);
const long = (text: string) => renderToStaticMarkup(<RichText text={text} heading="h2" newTabLabel="new tab" />);

test('a table without headings has no row for them', () => {
  expect(long('| A |\n| --- |\n| b |')).toContain('<thead');
  const html = long('|  |\n| --- |\n| b |');
  expect(html).not.toContain('<thead');
  expect(html).toContain('<td role="cell">b</td>');
});

describe('marks around words', () => {
  test.each([
    ['*one* and **two**', '<em>one</em> and <strong>two</strong>'],
    ['**bold *and* italics**', '<strong>bold <em>and</em> italics</strong>'],
    ['*italics **and** bold*', '<em>italics <strong>and</strong> bold</em>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['[[a *b*]]', '<span class="highlight">a <em>b</em></span>'],
    ['~~old~~ new', '<s>old</s> new'],
    ['`**a** <b>`', '<code class="code">**a** &lt;b&gt;</code>'],
    ['\\*not\\* \\[\\[this\\]\\]', '*not* [[this]]'],
    ['C:\\files\\a', 'C:\\files\\a'],
    ['2 * 3 * 4, 2*3*4', '2 * 3 * 4, 2*3*4'],
    ['From 5 €*, and 6 €*', 'From 5 €*, and 6 €*'],
    ['*open and *again', '*open and *again'],
    ['[words](/about)', '[words](/about)'],
    ['Call +91 120 000 0000 now', 'Call <bdi dir="ltr">+91\u00a0120\u00a0000\u00a00000</bdi> now'],
    ['380+ companies since 2006', '380+ companies since 2006'],
  ])('%s', (text, html) => expect(inline(text)).toBe(html));

  test('links hold marks, but no other link', () => {
    expect(inline('[see *this*](/about)', 'new tab')).toBe('<a href="/about" class="text-link">see <em>this</em></a>');
  });

  test('leave plain words', () => {
    expect(plainText('[[A]] **b *c*** `d` ~~e~~\n[f](/g)')).toBe('A b c d e f');
  });

  test('take no time with many open marks', () => {
    const started = performance.now();
    for (const mark of ['*', '**', '[[', '`', '~~', '[a](', '\\', '*a ']) inline(mark.repeat(8000 / mark.length), '');
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('parts of a longer text', () => {
  test('a table has heads, alignment and all of its cells', () => {
    const html = long('| Size | Price |\n|:---|---:|\n| S \\| M | **5 €** |\n| L | 6 € | new |');
    expect(html).toContain('<th role="columnheader" scope="col">Size</th>');
    expect(html).toContain('<th role="columnheader" scope="col" class="cell-end">Price</th>');
    expect(html).toContain('<span>S | M</span></td>');
    expect(html).toContain('class="cell-end"><span><strong>5 €</strong></span></td>');
    expect(html).toContain('<span>new</span></td>');
  });

  test('a row of bars without dashes below stays a paragraph', () => {
    expect(long('| a | b |\n| c | d |')).toContain('<p>| a | b |<br/>| c | d |</p>');
  });

  test('headings have two levels, below that of the section', () => {
    expect(long('## One\n### Two')).toMatch(/<h2[^>]*>One<\/h2><h3[^>]*>Two<\/h3>/);
  });

  test('a picture stands alone, with its description and size', () => {
    const size = { src: '/images/a.svg', width: 40, height: 30 };
    const html = renderToStaticMarkup(
      <RichText
        text={'One\n\n![A cat](/images/a.svg)'}
        heading="h2"
        newTabLabel=""
        pictures={{ '/images/a.svg': size }}
      />,
    );
    expect(html).toMatch(/<img src="\/images\/a\.svg" alt="A cat" width="40" height="30"/);
    expect(long('A ![cat](/images/a.svg) in a line')).not.toContain('<img');
  });
});

describe('a text on a page of the other direction', () => {
  const on = (page: 'ltr' | 'rtl', text: string) =>
    renderToStaticMarkup(
      <ForeignDirection value={(each) => findForeignDirection(each, page)}>
        <InlineText text={text} />
      </ForeignDirection>,
    );

  test.each([
    ['rtl', 'Ready to start?', '<bdi dir="ltr">Ready to start?</bdi>'],
    ['rtl', 'Pagewright هو برنامج لبناء المواقع.', 'Pagewright هو برنامج لبناء المواقع.'],
    ['rtl', '**عربي**', '<strong>عربي</strong>'],
    ['rtl', '12 + 3', '12 + 3'],
    ['ltr', 'مرحبا بكم!', '<bdi dir="rtl">مرحبا بكم!</bdi>'],
    ['ltr', 'سلام means peace.', 'سلام means peace.'],
  ] as const)('%s: %s', (page, text, html) => expect(on(page, text)).toBe(html));

  test('is a paragraph that begins at its own side', () => {
    const html = renderToStaticMarkup(
      <ForeignDirection value={(each) => findForeignDirection(each, 'rtl')}>
        <RichText text={'Made in Oxford.\n\nصنع في المدينة.'} heading="h2" newTabLabel="" />
      </ForeignDirection>,
    );
    expect(html).toBe('<p dir="ltr">Made in Oxford.</p><p>صنع في المدينة.</p>');
  });
});
