import { describe, expect, test } from 'vitest';
import { check, foundIn, pageYaml } from '../test-site.ts';

/** A page whose first section is given; a later mistake must still be found. */
function page(section: string): string {
  return `title: Test\ndescription: A page.\nblocks:\n${section}  - type: cta\n    headin: Misspelt\n    button:\n      label: Go\n      href: /\n`;
}

const cta = '    button:\n      label: Go\n      href: /\n';

interface Case {
  name: string;
  section: string;
  finds: string;
  /** Lines of the section. */
  later?: string;
}

const cases: Case[] = [
  {
    name: 'a colon in a text',
    section: `  - type: cta\n    heading: Sale: 50% off\n${cta}`,
    finds: '5:14 yaml/colon-in-text',
  },
  {
    name: 'a colon at the end of a text',
    section: `  - type: cta\n    heading: Why us:\n${cta}`,
    finds: '5:14 yaml/colon-in-text',
  },
  {
    name: 'a colon in a text of two lines',
    section: `  - type: cta\n    heading: Why us\n      and note: this\n${cta}`,
    finds: '5:14 yaml/colon-in-text',
  },
  ...[
    '@home',
    '%50',
    '`code`',
    '> 50 off',
    '| x',
    '? x',
    '- x',
    '[Draft] x',
    '*bold* words',
    '*bold*',
    '&more',
    '&more words',
    '& more',
    '!important',
    '!important thing',
    '{{ name }}',
    '{site.name}',
    '{site.name} rocks',
    '#fff',
  ].map((text) => ({
    name: `a text that starts with ${text}`,
    section: `  - type: cta\n    heading: ${text}\n${cta}`,
    finds: '5:14 yaml/special-start',
  })),
  {
    name: 'a comment that cuts a text',
    section: `  - type: cta\n    heading: Issue #5 fixed\n${cta}`,
    finds: '5:20 yaml/hash-cuts-text',
  },
  {
    name: 'a name glued to its value',
    section: `  - type: cta\n    heading:Hello\n${cta}`,
    finds: '5:5 yaml/space-after-colon',
  },
  {
    name: 'a name glued to a quoted value',
    section: `  - type: cta\n    heading:"Hello"\n${cta}`,
    finds: '5:5 yaml/space-after-colon',
  },
  {
    name: 'a glued name in braces',
    section: `  - type: cta\n    heading: A\n    button: {label:Go, href: /}\n`,
    finds: '6:14 yaml/space-after-colon',
  },
  {
    name: 'a glued name that is the whole entry',
    section: `  - type:cta\n    heading: A\n${cta}`,
    finds: '4:5 yaml/space-after-colon',
  },
  {
    name: 'a dash glued to a setting',
    section: `  -type: cta\n    heading: A\n${cta}`,
    finds: '4:3 yaml/space-after-dash',
  },
  { name: 'a tab as indentation', section: `  - type: cta\n\theading: A\n${cta}`, finds: '5:1 yaml/tab-indent' },
  {
    name: 'a tab among spaces that are enough',
    section: `  - type: cta\n  \t  heading: A\n${cta}`,
    finds: '5:1 yaml/tab-indent',
  },
  {
    name: 'tabs on several lines',
    section: `  - type: cta\n    heading: A\n    button:\n\t\t\tlabel: Go\n\t\t\thref: /\n`,
    finds: '7:1 yaml/tab-indent',
  },
  {
    name: 'a non-breaking space as indentation',
    section: `  - type: cta\n\u00a0\u00a0\u00a0\u00a0heading: A\n${cta}`,
    finds: '5:1 yaml/odd-space',
  },
  {
    name: 'a non-breaking space after a colon',
    section: `  - type: cta\n    heading:\u00a0A\n${cta}`,
    finds: '5:13 yaml/odd-space',
  },
  {
    name: 'a character of no width before a name',
    section: `  - type: cta\n    \u200bheading: A\n${cta}`,
    finds: '5:5 yaml/odd-space',
  },
  { name: 'a name one space too far', section: `  - type: cta\n     heading: A\n${cta}`, finds: '5:6 yaml/indent' },
  { name: 'a name two spaces too far', section: `  - type: cta\n      heading: A\n${cta}`, finds: '5:7 yaml/indent' },
  { name: 'a name one space too little', section: `  - type: cta\n   heading: A\n${cta}`, finds: '5:4 yaml/indent' },
  {
    name: 'a nested name one space too far',
    section: `  - type: cta\n    heading: A\n    button:\n      label: Go\n       href: /\n`,
    finds: '8:8 yaml/indent',
  },
  {
    name: 'a nested name one space too little',
    section: `  - type: cta\n    heading: A\n    button:\n      label: Go\n     href: /\n`,
    finds: '8:6 yaml/indent',
  },
  {
    name: 'a first nested name one space too far',
    section: `  - type: cta\n    heading: A\n    button:\n       label: Go\n      href: /\n`,
    finds: '7:8 yaml/indent',
  },
  {
    name: 'a dash one space too far',
    section: `  - type: cta\n    heading: A\n${cta}   - type: cta\n    heading: B\n${cta}`,
    finds: '9:4 yaml/indent',
  },
  {
    name: 'a quote that is never closed',
    section: `  - type: cta\n    heading: "A\n${cta}`,
    finds: '5:14 yaml/unclosed-quote',
  },
  {
    name: 'a quote that the next text closes',
    section: `  - type: cta\n    heading: "A\n    text: "B"\n${cta}`,
    finds: '5:14 yaml/unclosed-quote',
  },
  {
    name: 'a quote that is not closed in braces',
    section: `  - type: cta\n    heading: A\n    button: { label: "Go, href: / }\n`,
    finds: '6:22 yaml/unclosed-quote',
  },
  {
    name: 'text after a quote',
    section: `  - type: cta\n    heading: "A" and B\n${cta}`,
    finds: '5:14 yaml/text-after-quote',
  },
  {
    name: 'an apostrophe in single quotes',
    section: `  - type: cta\n    heading: 'It's here'\n${cta}`,
    finds: '5:14 yaml/text-after-quote',
  },
  {
    name: 'quotes inside quotes',
    section: `  - type: cta\n    heading: "He said "yes" to it"\n${cta}`,
    finds: '5:14 yaml/text-after-quote',
  },
  {
    name: 'a conflict left by Git',
    section: `  - type: cta\n<<<<<<< HEAD\n    heading: A\n=======\n    heading: B\n>>>>>>> other\n${cta}`,
    finds: '5:1 yaml/merge-conflict',
  },
  {
    name: 'a backslash in double quotes',
    section: `  - type: cta\n    heading: "C:\\Hello"\n${cta}`,
    finds: '5:17 yaml/backslash',
  },
  {
    name: 'a path in double quotes',
    section: `  - type: cta\n    heading: "C:\\new"\n${cta}`,
    finds: '5:17 yaml/path-escape',
  },
  {
    name: 'an anchor with its alias',
    section: `  - type: cta\n    heading: &h A\n    text: *h\n${cta}`,
    finds: '5:14 yaml/alias',
  },
  {
    name: 'a name that is written twice',
    section: `  - type: cta\n    heading: A\n    heading: B\n${cta}`,
    finds: '6:5 yaml/duplicate-key',
  },
  {
    name: 'an apostrophe at the start',
    section: `  - type: cta\n    heading: 'tis the season\n${cta}`,
    finds: '5:14 yaml/special-start',
  },
  {
    name: 'a text in quotes that ends with a curly one',
    section: `  - type: cta\n    heading: "With tea.”\n${cta}`,
    finds: '5:14 yaml/unclosed-quote',
  },
  {
    name: 'a number with a comma at the start of a text in a list',
    section: `  - type: pill-list\n    heading: Now\n    labels: [1,5 kg, No]\n`,
    finds: '6:14 yaml/comma-in-text',
  },
  {
    name: 'points that stand further left than their text',
    section: '  - type: rich-text\n    text: |\n      We have\n\n     - bread\n      - rolls\n',
    finds: '8:6 yaml/indent',
  },
  {
    name: 'points that stand below the name of their text',
    section: '  - type: rich-text\n    text: |\n      We have\n\n    - bread\n    - rolls\n',
    finds: '8:5 yaml/indent',
  },
  {
    name: 'a text that begins beside its |',
    section: `  - type: cta\n    heading: Now\n    text: | One line\n      and two: more\n${cta}`,
    finds: '6:11 yaml/special-start',
  },
  {
    name: 'a line that begins beside its |, alone',
    section: `  - type: cta\n    heading: Now\n    text: |- One line\n${cta}`,
    finds: '6:11 yaml/special-start',
  },
  {
    name: 'a text that begins with a > of its own',
    section: `  - type: cta\n    heading: > 50 people\n${cta}`,
    finds: '5:14 yaml/special-start',
  },
  {
    name: 'a text below | that is not indented',
    section: `  - type: faq\n    heading: A\n    items:\n      - question: A\n        answer: |\n        Yes: every day.\n        And more.\n      - question: B\n        answer: C\n`,
    finds: '9:9 yaml/indent',
  },
  {
    name: 'a brace that is never closed, after a value of the site',
    section: `  - type: cta\n    heading: A\n    button: { label: "Call {site.name}", href: /\n`,
    finds: '6:13 yaml/unclosed-bracket',
  },
  {
    name: 'a value of the site among words in braces',
    section: `  - type: cta\n    heading: A\n    button: { label: Call {site.name}, href: / }\n`,
    finds: '6:22 yaml/special-start',
  },
  {
    name: 'a brace that is never closed',
    section: `  - type: cta\n    heading: A\n    button: { label: Go, href: /\n`,
    finds: '6:13 yaml/unclosed-bracket',
  },
  {
    name: 'a brace too many',
    section: `  - type: cta\n    heading: A\n    button: { label: Go, href: / }}\n`,
    finds: '6:35 yaml/extra-bracket',
  },
  {
    name: 'a missing comma in braces',
    section: `  - type: cta\n    heading: A\n    button: { label: Go href: / }\n`,
    finds: '6:25 yaml/missing-comma',
  },
  { name: 'a missing colon', section: `  - type: cta\n    heading A\n${cta}`, finds: '5:5 yaml/missing-colon' },
  {
    name: 'a missing colon before a group',
    section: `  - type: cta\n    heading: A\n    button\n      label: Go\n      href: /\n`,
    finds: '6:5 yaml/missing-colon',
  },
  {
    name: 'a text that goes on without indentation',
    section: `  - type: cta\n    heading: A\n    text: One line\n    and another one\n${cta}`,
    finds: '7:5 yaml/missing-colon',
  },
  {
    name: 'a comma in a text between braces',
    section: '  - type: cta\n    heading: A\n    button: { label: Bread, eggs, and more, href: / }\n',
    finds: '6:22 yaml/comma-in-text',
  },
  {
    name: 'a comma in a number between braces',
    section:
      '  - type: price-list\n    heading: A\n    currency: EUR\n    items: [{ name: Bread, price: 6,50, unit: each }]\n',
    finds: '7:35 yaml/comma-in-text',
  },
  {
    name: 'a place on the page between braces',
    section:
      '  - type: cta\n    heading: A\n    button: { label: Go, href: #here }\n  - type: cta\n    id: here\n    heading: B\n    button: { label: Go, href: / }\n',
    finds: '6:32 yaml/special-start',
  },
  { name: 'a tag', section: `  - type: cta\n    heading: !!str A\n${cta}`, finds: '5:14 yaml/special-start' },
];

test('each text that begins beside its mark is told, and a list between them stays a list', () => {
  const text =
    'title: Test\ndescription: A page.\nblocks:\n  - type: faq\n    heading: > Some\n      questions\n    items:\n      - question: | What?\n        answer: |- Yes,\n          and no\n';
  expect(foundIn(text)).toEqual(['5:14', '8:19', '9:17'].map((place) => `${place} yaml/special-start`));
});

describe('a slip in the writing', () => {
  test.each(cases)('is found once, at its place, and does not hide a later mistake: $name', ({ section, finds }) => {
    const later = section.split('\n').length - 1 + 5;
    expect(foundIn(page(section))).toEqual([finds, `${later}:5 schema/unknown-key`]);
  });
});

test('a name between braces without colon and value is empty at its own place', () => {
  const section = '  - type: cta\n    heading: A\n    button: { label: Go, href }\n  - type: cta\n    heading: B\n';
  expect(foundIn(page(section))[0]).toBe('6:26 schema/empty');
});

test('the repairs of a slip make the page right', () => {
  for (const { section, finds } of cases) {
    const text = page(section).replace('headin:', 'heading:');
    const site = check({ 'pages/test.yaml': text });
    const fixes = site.diagnostics.flatMap((diagnostic) => diagnostic.fixes.slice(0, 1));
    if (fixes.length === 0) continue;
    const edits = fixes.flatMap((fix) => fix.edits).sort((a, b) => b.range.start.offset - a.range.start.offset);
    const mended = edits.reduce(
      (result, { range, text: inserted }) =>
        result.slice(0, range.start.offset) + inserted + result.slice(range.end.offset),
      text,
    );
    expect(foundIn(mended), `${finds}\n${mended}`).toEqual([]);
  }
});

test('a setting below a text of several lines that is indented by one space is one mistake', () => {
  const right = pageYaml.replace('description: The home page.', 'description: >-\n  The home\n  page.\npageName: home');
  expect(foundIn(right)).toEqual([]);
  expect(foundIn(right.replace('\npageName', '\n pageName'))).toEqual(['5:2 yaml/indent']);
});
