// A fix is safe only when nothing else fits: a mistake that can be read in two ways is a suggestion that names both.
import { describe, expect, test } from 'vitest';
import { fixSite } from '../../src/edits/apply-safe-fixes.ts';
import type { Edit } from '../../src/checker/diagnostics/diagnostic.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { check, checker, facts, pageYaml, siteYaml } from '../checker/test-site.ts';

const file = 'pages/test.yaml';
const shared = `params:
  heading: { description: A heading. }
  text: { description: A text. }
  picture: { description: A picture., kind: list, default: { src: /images/team.jpg, alt: Us } }
  cards: { description: Some cards., kind: list }
blocks:
  - type: card-grid
    heading: "{param.heading}"
    text: "{param.text}"
    cards: "{param.cards}"
  - type: media-text
    heading: Us
    text: "{param.text}"
    image: "{param.picture}"
`;
const files = (text: string) => ({
  'site.yaml': siteYaml,
  'pages/index.yaml': pageYaml,
  'pages/_shared/plan.yaml': shared,
  [file]: text,
});
const ofPage = (text: string) => check(files(text)).diagnostics.filter((each) => each.file === file);
const fixed = (text: string) =>
  fixSite(checker, { texts: createTextSet(files(text)), facts }, () => true).texts.text(file);

const applyTo = (broken: string, edits: readonly Edit[]) =>
  edits.reduceRight(
    (text, { range, text: written }) => text.slice(0, range.start.offset) + written + text.slice(range.end.offset),
    broken,
  );

const cards = `title: Test
description: A page.
blocks:
  - type: card-grid
    heading: Bread
    cards:
      - title: Rye
        text: >-
          Dark and soft,
          baked at night.
        icon: users
      - title: Wheat
        icon: users
      - { title: Spelt, text: "Mild: with honey", icon: package }
`;
const long = `title: Test
description: A page.
blocks:
  - type: cta
    heading: Bread
    text: "Dark and soft: baked at night,
      and sold in the morning."
    button: { label: See the bread, href: / }
`;
const using = `title: Test
description: A page.
blocks:
  - type: shared
    name: plan
    with:
      heading: One plan
      picture:
        src: /images/team.jpg
        alt: Us
      text: For all of you
      cards:
        - title: Rye
          text: >-
            Dark and soft.
          icon: users
        - title: Spelt
          text: Mild.
`;

test('the pages are right', () => {
  expect([...ofPage(cards), ...ofPage(using)]).toEqual([]);
});

/** Page, what is right, what is written; then the code, and what each suggestion would write. */
const unsure: [string, string, string, string, string[]][] = [
  ...['-', '>'].map((mark): [string, string, string, string, string[]] => [
    cards,
    'heading: Bread',
    `heading: ${mark} Bread`,
    'yaml/special-start',
    [`heading: "${mark} Bread"`, 'heading: Bread'],
  ]),
  [
    cards,
    '        icon: users',
    '        icon users',
    'yaml/missing-colon',
    ['        icon: users', '          icon users'],
  ],
  [
    cards,
    '        icon: users',
    '        icon; users',
    'yaml/missing-colon',
    ['        icon: users', '          icon; users'],
  ],
  [
    cards,
    'Spelt, text: "Mild: with honey"',
    'Spelt text: Mild.',
    'yaml/missing-comma',
    ['title: Spelt, text: Mild.', 'title: "Spelt text: Mild."'],
  ],
  [
    cards,
    'heading: Bread',
    'heading: “Bread: and butter”',
    'yaml/colon-in-text',
    ['heading: "Bread: and butter"', 'heading: "“Bread: and butter”"'],
  ],
  [
    cards,
    'heading: Bread',
    'heading: Screens: 24"',
    'yaml/colon-in-text',
    ['heading: "Screens: 24"', `heading: 'Screens: 24"'`],
  ],
  [
    cards,
    'Spelt, text: "Mild: with honey"',
    'Spelt. text: Mild',
    'yaml/missing-comma',
    ['title: Spelt., text: Mild', 'title: Spelt, text: Mild', 'title: "Spelt. text: Mild"'],
  ],
  [
    cards,
    'heading: Bread',
    'heading: "Bread" and butter',
    'yaml/text-after-quote',
    [`heading: '"Bread" and butter'`, 'heading: "Bread and butter"'],
  ],
  [
    cards,
    'Spelt, text: "Mild: with honey"',
    'Spelt, text: “Mild: with honey”',
    'yaml/colon-in-text',
    ['text: "Mild: with honey"', 'text: "“Mild: with honey”"'],
  ],
  [
    cards,
    'Spelt, text: "Mild: with honey"',
    'Spelt, text: «Mild: with, say, honey»',
    'yaml/colon-in-text',
    ['text: "Mild: with, say, honey"', 'text: "«Mild: with, say, honey»"'],
  ],
  [
    cards,
    'Spelt, text: "Mild: with honey"',
    'Spelt, text: „Mild, with honey“',
    'yaml/comma-in-text',
    ['text: "Mild, with honey"', 'text: "„Mild, with honey“"'],
  ],
  [
    cards,
    'text: "Mild: with honey", icon: package }',
    'icon: package, text: Mild.)',
    'yaml/unclosed-bracket',
    ['text: Mild.)}', 'text: Mild.}'],
  ],
  [
    cards,
    'Spelt, text: "Mild: with honey"',
    'Spelt, text: "Mild" with honey',
    'yaml/text-after-quote',
    [`text: '"Mild" with honey'`, 'text: "Mild with honey"'],
  ],
];

/**
 * The text in the place of "heading: Bread", the place of the setting, and what the suggestions or
 * the fix write.
 */
const joined: [string, string, string[]][] = [
  ['heading: Bread text: Ours', '5:20', ['heading: Bread\n    text: Ours', 'heading: "Bread text: Ours"']],
  ['heading: Bread, columns: 3', '5:21', ['heading: Bread\n    columns: 3']],
  ['heading: Bread; text: Ours', '5:21', ['heading: Bread\n    text: Ours', 'heading: "Bread; text: Ours"']],
  ['heading: Bread now: here', '5:14', ['heading: "Bread now: here"']],
];

test.each(joined)('two settings on one line, "%s": what the group knows may be a setting', (wrong, place, readings) => {
  const broken = cards.replace('heading: Bread', wrong);
  const [found, ...more] = ofPage(broken);
  expect(more).toEqual([]);
  expect(`${found!.range.start.line}:${found!.range.start.column}`).toBe(place);
  expect(found!.fixes.map(({ edits }) => applyTo(broken, edits))).toEqual(
    readings.map((right) => cards.replace('heading: Bread', right)),
  );
  expect(found!.fixes.map(({ safe }) => safe)).toEqual(readings.map(() => readings.length === 1));
});

test('a setting that is needed, on the line of another one, is put on its own', () => {
  const broken = cards.replace('- title: Wheat\n        icon: users', '- icon: users title: Wheat');
  expect(ofPage(broken).map(({ code }) => code)).toEqual(['yaml/joined-settings']);
  expect(fixed(broken)).toBe(broken.replace('users title', 'users\n        title'));
});

test.each([
  ['the sections of a page', 'blocks:\n  - ', 'blocks: - '],
  ['the entries of a section', 'cards:\n      - ', 'cards: - '],
])('a list that begins on the line of its name begins below it: %s', (_what, right, wrong) => {
  const broken = cards.replace(right, wrong);
  expect(ofPage(broken)).toMatchObject([
    { code: 'yaml/joined-settings', message: expect.stringContaining('first entry') },
  ]);
  expect(fixed(broken)).toBe(cards);
});

test.each(['blocks: - a\n b: c\n', 'blocks: - a\nb: c\n', 'a: - b\n c\n', '- a: - b\n c: d\n'])(
  'a list that begins on the line of its name, above a line that stands at no dash: %j',
  (broken) => {
    expect(ofPage(broken).length).toBeGreaterThan(0);
  },
);

test('a text that begins with a dash is no list where none can stand', () => {
  expect(ofPage(cards.replace('heading: Bread', 'heading: - Bread')).map(({ code }) => code)).not.toContain(
    'yaml/joined-settings',
  );
});

test.each(['>=', '->', '<-', '=>', '>--', '> -', '>_', '~'])('%s above a text is its mark, mistyped', (mark) => {
  const broken = cards.replace('text: >-', `text: ${mark}`);
  expect(ofPage(broken)).toMatchObject([{ code: 'yaml/special-start', range: { start: { line: 8, column: 15 } } }]);
  expect(fixed(broken)).toBe(cards);
});

test('a text beside its mark is put below it, and the mark is no part of it', () => {
  const broken = cards.replace('text: >-\n          Dark and soft,\n          baked', 'text: >- Dark and soft, baked');
  expect(ofPage(broken).map(({ code }) => code)).toEqual(['yaml/special-start']);
  expect(fixed(broken)).toBe(cards.replace('Dark and soft,\n          baked', 'Dark and soft, baked'));
});

test('an equals sign in braces is told once, as a setting that nobody knows', () => {
  const broken = cards.replace('icon: package', 'icon = package');
  expect(ofPage(broken)).toMatchObject([{ code: 'schema/unknown-key', range: { start: { line: 14, column: 51 } } }]);
  expect(fixed(broken)).toBe(broken);
});

test('words in a group that takes any name are no sure setting', () => {
  const site = siteYaml.replace('  customers: 380+\n', '  customers: 380+\n  something is here\n');
  const source = { texts: createTextSet({ ...files(cards), 'site.yaml': site }), facts };
  expect(checker.checkSite(source).diagnostics).toMatchObject([{ code: 'yaml/missing-colon' }]);
  expect(fixSite(checker, source, () => true).fixed.size).toBe(0);
});

const table = `title: Test
description: A page.
blocks:
  - type: table
    columns: [{ label: Day }, { label: From }, { label: To }]
    rows:
      - - Monday
        - "6"
        - "18"
      - - Sunday
        - "7"
        - "13"
`;

test.each([
  ['a column too far', '         - "18"', 'yaml/indent'],
  ['two columns too far', '          - "18"', 'yaml/indent'],
  ['a column too little', '       - "18"', 'yaml/indent'],
  ['beside the rows', '      - "18"', 'schema/wrong-kind'],
])('a cell that stands %s is one mistake', (_how, line, code) => {
  const broken = table.replace('        - "18"', line);
  expect(ofPage(table)).toEqual([]);
  expect(ofPage(broken)).toMatchObject([{ code, range: { start: { line: 9 } } }]);
  if (code === 'yaml/indent') expect(fixed(broken)).toBe(table);
});

test('a row in the row above is one mistake', () => {
  const broken = table
    .replace('      - - Sunday', '        - - Sunday')
    .replaceAll(/ {8}(- "(?:7|13)")/g, '          $1');
  expect(ofPage(broken)).toMatchObject([{ code: 'schema/wrong-kind', range: { start: { line: 10 } } }]);
});

/** The name of a list, and a setting below it that belongs beside the list. */
const early: [string, string, string][] = [
  ['    cards:\n', '      columns: 3\n', '    columns: 3\n    cards:\n'],
  ['    cards:\n', '        columns: 3\n', '    columns: 3\n    cards:\n'],
  ['    cards:\n', '    columns: 3\n', '    columns: 3\n    cards:\n'],
  ['blocks:\n', '  layout: bare\n', 'layout: bare\nblocks:\n'],
];

test.each(early)('below "%s" and before the first dash, "%s" is told once and moved', (list, setting, moved) => {
  const broken = cards.replace(list, list + setting);
  expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/before-list']);
  expect(fixed(broken)).toBe(cards.replace(list, moved));
});

test('a setting before the first dash that fits in the entry and beside the list is a suggestion for each', () => {
  const broken = long.replace(
    /  - type[^]*/,
    '  - type: card-grid\n    heading: Bread\n    cards:\n      text: Soft\n      - title: Rye\n        icon: users\n',
  );
  const [found, ...more] = ofPage(broken);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ code: 'yaml/before-list', fixes: [{ safe: false }, { safe: false }] });
  expect(found!.hint).toContain('Either: Write - text: Soft. Or: Write text: Soft, then cards:.');
  expect(fixed(broken)).toBe(broken);
});

/** The line above, the words below it, and how each suggestion begins that line. */
const words: [string, string, string[]][] = [
  ['          baked at night.', 'icon lightbulb', ['          icon lightbulb', '        icon: lightbulb']],
  ['          baked at night.', 'text more', ['          text more', '        text: more']],
  ['          baked at night.', 'see the shelf', ['          see the shelf']],
  ['      - title: Wheat', 'icon lightbulb', ['          icon lightbulb', '        icon: lightbulb']],
  ['      - title: Wheat', 'See the shelf', ['          See the shelf']],
];

test.each(words)(
  'below "%s", the words "%s" may be more text, or else a setting: no safe fix',
  (above, line, readings) => {
    const broken = cards.replace(above, `${above}\n        ${line}`);
    const [found, ...more] = ofPage(broken);
    expect(more).toEqual([]);
    expect(found!.fixes.map(({ safe }) => safe)).toEqual(readings.map(() => false));
    expect(found!.fixes.map(({ edits }) => applyTo(broken, edits))).toEqual(
      readings.map((reading) => cards.replace(above, `${above}\n${reading}`)),
    );
    expect(fixed(broken)).toBe(broken);
  },
);

describe('a mistake that can be read in two ways', () => {
  test.each(unsure)('is a suggestion that names both: %#', (page, right, wrong, code, readings) => {
    const broken = page.replace(right, () => wrong);
    const [found, ...more] = ofPage(broken);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code, fixes: readings.map(() => ({ safe: false })) });
    found!.fixes.forEach(({ edits }, index) => {
      const after = applyTo(broken, edits);
      expect(after).toContain(readings[index]);
      expect(ofPage(after)).toEqual([]);
    });
    expect(found!.hint).toMatch(/^Only you know what is meant\. Either: .* Or: /);
    expect(fixed(broken)).toBe(broken);
  });
});

/** Page, what is right, what is written, and the code: there is one reading, and the fix restores what is right. */
const sure: [string, string, string, string][] = [
  [cards, '        icon: users', '        icon = users', 'yaml/missing-colon'],
  [cards, '        icon: users', '        icon=users', 'yaml/missing-colon'],
  [cards, 'heading: Bread', 'heading :Bread', 'yaml/missing-colon'],
  [cards, '        icon: users', '        icon:users', 'yaml/space-after-colon'],
  [cards, 'text: "Mild: with honey"', `text: Mild: with honey"`, 'yaml/colon-in-text'],
  [cards, 'text: "Mild: with honey"', `text: "Mild: with honey'`, 'yaml/unclosed-quote'],
  [cards, '          baked', '        baked', 'yaml/indent'],
  [cards, '- title: Rye', '- - title: Rye', 'yaml/extra-dash'],
  [cards, '- type: card-grid', '- - type: card-grid', 'yaml/extra-dash'],
  [long, 'morning."', "morning.'", 'yaml/unclosed-quote'],
  [long, 'text: "Dark', 'text: Dark', 'yaml/colon-in-text'],
  [long, 'morning."', 'morning.",', 'yaml/extra-comma'],
  [cards, 'heading: Bread', 'heading: Bread\n    heading: Bread', 'yaml/duplicate-key'],
  [cards, 'icon: package', 'icon: package, icon: package', 'yaml/duplicate-key'],
  [
    cards,
    'Spelt, text: "Mild: with honey"',
    'Spelt, text: "Mild: with honey", text: "Mild: with honey"',
    'yaml/duplicate-key',
  ],
  [cards, '        icon: users', '\u00a0       icon: users', 'yaml/odd-space'],
  [cards, '    cards:', '\u00a0\u00a0\u00a0\u00a0cards:', 'yaml/odd-space'],
  [using, '      picture:', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0picture:', 'yaml/odd-space'],
  [long, 'text: "Dark', 'text = "Dark', 'yaml/missing-colon'],
  [long, 'text: "Dark', 'text="Dark', 'yaml/missing-colon'],
  [using, '      text: For', '       text: For', 'yaml/indent'],
  [using, '        - title: Spelt\n          text', '          - title: Spelt\n            text', 'yaml/indent'],
  [using, '        - title: Spelt\n          text', '            - title: Spelt\n              text', 'yaml/indent'],
];

test('a parameter in the group of the one above is told there, and moving it is a suggestion', () => {
  const broken = using.replace('      text: For', '        text: For');
  expect(ofPage(broken)).toMatchObject([
    { code: 'yaml/indent', range: { start: { line: 11, column: 9 } }, fixes: [{ safe: false }] },
  ]);
  expect(fixed(broken)).toBe(broken);
});

describe('a mistake with one reading', () => {
  test.each(sure)('is fixed to what was meant: %#', (page, right, wrong, code) => {
    const broken = page.replace(right, () => wrong);
    expect(ofPage(broken).map((each) => each.code)).toEqual([code]);
    expect(fixed(broken)).toBe(page);
  });

  test.each(['// a remark', '/* a remark */', '<!-- a remark -->'])('%s below a text is a comment', (remark) => {
    const broken = cards.replace('        icon: users', `        ${remark}\n        icon: users`);
    expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/foreign-line']);
    expect(fixed(broken)).toBe(broken.replace(remark, '# a remark'));
  });

  test('--- below a text is taken away, and is no words of it', () => {
    const broken = cards.replace('        icon: users', '        ---\n        icon: users');
    expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/foreign-line']);
    expect(fixed(broken)).toBe(broken.replace('        ---\n', '\n'));
  });

  test('a comment of another language in a block text stays as it is', () => {
    const broken = cards.replace('baked at night.', '// baked at night.').replace('heading: Bread', 'heading "Bread"');
    expect(fixed(broken)).toContain('          // baked at night.');
  });

  test('quotes in a text over several lines are told once, and the fix keeps them', () => {
    const broken = long.replace('Dark and', '"Dark" and');
    expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/text-after-quote']);
    expect(fixed(broken)).toContain(`text: '"Dark" and soft: baked at night,`);
  });

  test('a lost opening quote before a comma in braces is put back', () => {
    const right = cards.replace('"Mild: with honey"', '"Mild, with honey"');
    const broken = right.replace('"Mild, with', 'Mild, with');
    expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/comma-in-text']);
    expect(fixed(broken)).toBe(right);
  });

  test('a placeholder without its closing brace, in braces, is closed', () => {
    const broken = long.replace('label: See the bread', "label: Let's see {site.name now");
    expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/special-start']);
    expect(fixed(broken)).toContain(`label: "Let's see {site.name} now", href`);
  });

  test('a lost opening quote before a value of the site is put back', () => {
    const right = cards.replace('heading: Bread', 'heading: "{site.name} bakes"');
    const broken = right.replace('"{site', '{site');
    expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/special-start']);
    expect(fixed(broken)).toBe(right);
  });

  test.each(['}', ']', '},'])('%s alone on a line is taken away', (mark) => {
    const broken = cards.replace('        icon: users', `        ${mark}\n        icon: users`);
    expect(ofPage(broken).map((each) => each.code)).toEqual(['yaml/extra-bracket']);
    expect(fixed(broken)).toBe(broken.replace(`        ${mark}\n`, '\n'));
  });
});
