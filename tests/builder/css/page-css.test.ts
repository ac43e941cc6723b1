// A page gets the rules that it uses, and all of them.
import { describe, expect, it } from 'vitest';
import { createPageCss, parseSheet, splitWords } from '../../../src/builder/css/page-css.ts';
import { namesFinder } from '../../../src/builder/css/used-names.ts';

const none = new Set<string>();
const css = (sheet: string, html: string, words: ReadonlySet<string> = none) => {
  const { cssFor } = createPageCss(parseSheet(sheet));
  return cssFor([...namesFinder()(html).names, ...words]);
};

describe('the CSS of a page', () => {
  it('has rules for elements always and rules for classes when they occur', () => {
    const sheet = 'a{color:red}.card{color:blue}.other{color:green}';
    expect(css(sheet, '<p class="big card">')).toBe('a{color:red}.card{color:blue}');
  });

  it('needs every class of a selector, but only one selector of a list', () => {
    const sheet = '.a .b{x:1}.a,.z{x:2}';
    expect(css(sheet, '<p class="a">')).toBe('.a,.z{x:2}');
    expect(css(sheet, '<p class="a"><b class="b">')).toBe(sheet);
  });

  it('keeps a rule whose class stands inside of :not(), which may be absent', () => {
    expect(css('.a:not(.b){x:1}.a:not(:has(>.b)){x:2}', '<p class="a">')).toBe('.a:not(.b){x:1}.a:not(:has(>.b)){x:2}');
  });

  it('takes a rule by the class inside of :has(), unless that is one of several', () => {
    expect(css(':root:has(.c){x:1}:root:has(>.a){x:2}:root:has(.c,[open]){x:3}', '<p class="a">')).toBe(
      ':root:has(>.a){x:2}:root:has(.c,[open]){x:3}',
    );
  });

  it('takes a rule by the class inside of :where() and :is(), unless that is one of several', () => {
    const sheet =
      ':where(.d>:not(:last-child)){x:1}:where(.a>:not(:last-child)){x:2}:is(.c,h1){x:3}.a :is(.c,.d){x:4}:where(.d) .a{x:5}';
    expect(css(sheet, '<p class="a">')).toBe(':where(.a>:not(:last-child)){x:2}:is(.c,h1){x:3}.a :is(.c,.d){x:4}');
  });

  it('keeps the order of layers and closes what it opens', () => {
    const sheet =
      '@layer base,utilities;@layer base{a{x:1}}@layer utilities{.p-4{x:1}@media (width>=640px){.sm\\:p-8{x:2}}.m-1{x:3}}';
    expect(css(sheet, '<p class="sm:p-8 m-1">')).toBe(
      '@layer base,utilities;@layer base{a{x:1}}@layer utilities{@media (width>=640px){.sm\\:p-8{x:2}}.m-1{x:3}}',
    );
  });

  it('leaves out numbered variants that the page does not use', () => {
    const sheet = ".c[data-md='2']{x:2}.c[data-md='3']{x:3}.c[aria-selected='true']{x:1}";
    expect(css(sheet, '<div class="c" data-md="3">')).toBe(".c[data-md='3']{x:3}.c[aria-selected='true']{x:1}");
  });

  it('keeps keyframes and registered properties only when a rule names them', () => {
    const sheet =
      '@property --tw-x{syntax:"*"}@keyframes rise{from{x:0}}@keyframes fall{from{x:0}}.a{animation:rise 1s}';
    expect(css(sheet, '<p class="a">')).toBe('@keyframes rise{from{x:0}}.a{animation:rise 1s}');
  });

  it('has the classes that only the code of a live part shows', () => {
    const words = new Set(splitWords('<p className="error text-sm">'));
    expect(css('.error{x:1}', '<p>', words)).toBe('.error{x:1}');
  });

  it('keeps a condition with its rule', () => {
    const sheet = '.a{x:1}@supports (position-area:bottom){.a{x:2}}';
    expect(css(sheet, '<p class="a">')).toBe(sheet);
  });
});
