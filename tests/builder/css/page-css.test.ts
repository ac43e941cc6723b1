// A page gets the rules that it uses, and all of them.
import { describe, expect, it } from 'vitest';
import { pageCssFrom, sheetOf, wordsOf } from '../../../src/builder/css/page-css.ts';
import { namesFinder } from '../../../src/builder/css/used-names.ts';

const none = new Set<string>();
const css = (sheet: string, html: string, words: ReadonlySet<string> = none) => {
  const { cssFor } = pageCssFrom(sheetOf(sheet));
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
    const words = new Set(wordsOf('<p className="error text-sm">'));
    expect(css('.error{x:1}', '<p>', words)).toBe('.error{x:1}');
  });

  it('has mixed colours without the fallback for browsers that cannot open the menus either', () => {
    const sheet =
      '.a{x:1}.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in srgb, red 8%, white)}}.a{y:2}.b{z:3}';
    expect(css(sheet, '<p class="a b">')).toBe('.a{x:1}.a{color:color-mix(in srgb, red 8%, white);y:2}.b{z:3}');
  });

  it('keeps every other condition with its rule', () => {
    const sheet = '.a{x:1}@supports (position-area:bottom){.a{x:2}}';
    expect(css(sheet, '<p class="a">')).toBe(sheet);
  });

  it('has the value in the place of a variable of Tailwind that no rule sets', () => {
    const sheet =
      '.a{line-height:var(--tw-leading,1.5);border-style:var(--tw-border-style)}.b{box-shadow:var(--tw-ring-shadow), var(--tw-shadow)}' +
      '.c{--tw-shadow:0 1px 2px var(--tw-shadow-color,rgb(0 0 0/5%))}@property --tw-border-style{syntax:"*";initial-value:solid}' +
      '@property --tw-ring-shadow{syntax:"*";initial-value:0 0 #0000}@layer properties{*{--tw-border-style:solid}}';
    expect(css(sheet, '<p class="a b c">')).toBe(
      '.a{line-height:1.5;border-style:solid}.b{box-shadow:var(--tw-shadow)}.c{--tw-shadow:0 1px 2px rgb(0 0 0/5%)}',
    );
  });

  it('keeps a variable that some rule sets, and drops one that none uses', () => {
    const sheet =
      '.a{--tw-weight:700;font-weight:700}.b{border-style:var(--tw-border-style)}.c{--tw-border-style:dashed}' +
      '@property --tw-border-style{syntax:"*";initial-value:solid}';
    expect(css(sheet, '<p class="a b">')).toBe(
      '.a{font-weight:700}.b{border-style:var(--tw-border-style)}@property --tw-border-style{syntax:"*";initial-value:solid}',
    );
  });

  it('has the value in the place of a variable that is set once, for all', () => {
    const sheet =
      ':root{--brand:#00f;--bar:4rem;--below:calc(var(--bar) + 1rem)}@layer base{:root{--red:#f00}}' +
      '.a{color:var(--own,var(--brand));top:var(--below);outline:1px solid var(--red)}.b{color:var(--none)}';
    expect(css(sheet, '<p class="a b">')).toBe(
      '.a{color:var(--own,#00f);top:calc(4rem + 1rem);outline:1px solid #f00}.b{color:var(--none)}',
    );
  });

  it('keeps a variable that is not the same for all: set again, set for some, or set under a condition', () => {
    const sheet =
      ':root{--ink:#000;--line:color-mix(in srgb, var(--ink) 16%, white)}.a{--ink:#fff;--gap:1rem;gap:var(--gap)}' +
      '@media (width>=640px){:root{--wide:2rem}}:root[data-script]{--script:1}' +
      '.b{color:var(--ink);border-color:var(--line);padding:var(--wide);order:var(--script)}';
    expect(css(sheet, '<p class="a b">')).toBe(sheet);
  });

  it('has the value where the rules that set a variable of Tailwind are the ones that use it', () => {
    const sheet =
      '.a{--tw-x:0 1px 2px red;box-shadow:var(--tw-x)}.b{--tw-x:none;box-shadow:var(--tw-x)}' +
      '.c{--tw-y:1;order:var(--tw-y)}.d{--tw-y:2}@property --tw-x{syntax:"*"}';
    expect(css(sheet, '<p class="a b c d">')).toBe(
      '.a{box-shadow:0 1px 2px red}.b{box-shadow:none}.c{--tw-y:1;order:var(--tw-y)}.d{--tw-y:2}',
    );
  });

  it('keeps a variable of Tailwind that is used only as the fallback of another', () => {
    const sheet =
      '.a{--tw-x:1}.b{order:var(--own,var(--tw-x))}.c{--tw-y:2;order:var(--tw-y)}.d{order:var(--own,var(--tw-y))}';
    expect(css(sheet, '<p class="a b c d">')).toBe(sheet);
  });
});
