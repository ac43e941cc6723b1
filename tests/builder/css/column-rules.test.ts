// In a column, rules about the width of the screen ask for the width of the column; other pages pay nothing for it.
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { columnRules } from '../../../src/builder/css/column-rules.ts';
import { createPageCss, parseSheet } from '../../../src/builder/css/page-css.ts';

const compact = (css: string) =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,]) ?/g, '$1')
    .replaceAll(';}', '}');
const transformed = (css: string) => compact(postcss([columnRules]).process(css, { from: undefined }).css);
const cssFor = (css: string, names: string[]) =>
  compact(createPageCss(parseSheet(postcss([columnRules]).process(css, { from: undefined }).css)).cssFor(names));

describe('the rules of columns', () => {
  it('give a rule about the width of the screen a twin about that of the column', () => {
    expect(transformed('@media (width >= 768px) { .a, .b::before { x: 1 } }')).toBe(
      '@media (width >= 768px){.a:where(:not(.columns-part *)),.b:where(:not(.columns-part *))::before{x:1}}' +
        '@container column (width >= 768px){.a:where(.columns-part *),.b:where(.columns-part *)::before{x:1}}',
    );
  });

  it('do so for ranges, inside of rules, and around other conditions', () => {
    expect(transformed('@media (1024px <= width < 1280px) { .a:before { x: 1 } }')).toContain(
      '@container column (1024px <= width < 1280px){.a:where(.columns-part *):before{x:1}}',
    );
    expect(transformed('.md\\:a { @media (width >= 768px) { x: 1 } }')).toBe(
      '.md\\:a{@media (width >= 768px){&:where(:not(.columns-part *)){x:1}}@container column (width >= 768px){&:where(.columns-part *){x:1}}}',
    );
    expect(transformed('@media (width >= 1px) { @media (hover: hover) { .a { x: 1 } } }')).toContain(
      '@container column (width >= 1px){@media (hover:hover){.a:where(.columns-part *){x:1}}}',
    );
  });

  it('leave other conditions and the page as a whole alone', () => {
    const other = '@media (hover:hover){.a{x:1}}@media print{.a{x:1}}';
    expect(transformed(other)).toBe(other);
    const ofPage = '@media (width >= 1px){:root{x:1}}';
    expect(transformed(ofPage)).toBe(ofPage);
  });

  it('come with pages that have columns only', () => {
    const sheet = '.a{y:1}@media (width >= 1px){.a{x:1}}';
    expect(cssFor(sheet, ['a'])).toBe(sheet);
    expect(cssFor(sheet, ['a', 'columns-part'])).toBe(
      '.a{y:1}@media (width >= 1px){.a:where(:not(.columns-part *)){x:1}}@container column (width >= 1px){.a:where(.columns-part *){x:1}}',
    );
  });
});
