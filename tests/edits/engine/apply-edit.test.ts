// Single edits look as a careful person would type them.
import { expect, test } from 'vitest';
import { applyEdit } from '../../../src/edits/engine/apply-edit.ts';
import type { Edit, EditHints } from '../../../src/edits/model/edit.ts';

const page = `# The home page
title: Hello # short
blocks:
  # Five slides
  - type: hero
    heading: Every pallet has [[an address]]
    # to do: a picture

  # Where to go
  - type: cta
    button: { label: Read on, href: / }
    text: >-
      Goods are scanned at the gate, put away where the system says, and picked by the oldest
      batch first. The count on the screen is the count in the rack.

  - type: stats
    items: []
`;

function edited(text: string, edit: Edit, hints?: EditHints): string {
  const result = applyEdit(text, edit, () => hints ?? {});
  return !result.ok ? `refused: ${result.reason}` : result.text;
}

/** @returns the lines that have gone with "-", and those that have come with "+" */
function difference(text: string, edit: Edit, hints?: EditHints): string[] {
  const [before, after] = [text.split('\n'), edited(text, edit, hints).split('\n')];
  let [head, tail] = [0, 0];
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head++;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const [gone, come] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  return [...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`)];
}

test.each<[string, Edit, string[]]>([
  [
    'a text in its line, with the comment beside it',
    { kind: 'set', path: ['title'], value: 'Good day' },
    ['-title: Hello # short', '+title: Good day # short'],
  ],
  [
    'quotes where YAML needs them',
    { kind: 'set', path: ['title'], value: 'Hello: you' },
    ['-title: Hello # short', '+title: "Hello: you" # short'],
  ],
  [
    'a word in a folded text, without breaking its other lines anew',
    {
      kind: 'set',
      path: ['blocks', 1, 'text'],
      value:
        'Goods are scanned at the gate, put away where the system says, and picked by the oldest batch first. The number on the screen is the count in the rack.',
    },
    [
      '-      batch first. The count on the screen is the count in the rack.',
      '+      batch first. The number on the screen is the count in the rack.',
    ],
  ],
  [
    'a section between others, with an empty line like theirs and braces where they have braces',
    { kind: 'insert', path: ['blocks'], at: 2, value: { type: 'cta', button: { label: 'Yes', href: '/x' } } },
    ['+  - type: cta', '+    button: { label: "Yes", href: /x }', '+'],
  ],
  [
    'the first entry of an empty list',
    { kind: 'insert', path: ['blocks', 2, 'items'], at: 0, value: { value: '11', label: 'seats' } },
    ['-    items: []', '+    items:', '+      - { value: "11", label: seats }'],
  ],
  [
    'a section that goes, with the comments that belong to it',
    { kind: 'remove', path: ['blocks', 0] },
    [
      '-  # Five slides',
      '-  - type: hero',
      '-    heading: Every pallet has [[an address]]',
      '-    # to do: a picture',
      '-',
    ],
  ],
  [
    'a setting that goes',
    { kind: 'remove', path: ['blocks', 1, 'button'] },
    ['-    button: { label: Read on, href: / }'],
  ],
  [
    'one setting of a group that is set as a whole',
    { kind: 'set', path: ['blocks', 1, 'button'], value: { label: 'Go on', href: '/' } },
    ['-    button: { label: Read on, href: / }', '+    button: { label: Go on, href: / }'],
  ],
  [
    'a setting inside braces',
    { kind: 'set', path: ['blocks', 1, 'button', 'icon'], value: 'a, b' },
    ['-    button: { label: Read on, href: / }', '+    button: { label: Read on, href: /, icon: "a, b" }'],
  ],
  [
    'groups on the way to a new setting',
    { kind: 'set', path: ['seo', 'image', 'alt'], value: 'A cup' },
    ['+seo:', '+  image: { alt: A cup }'],
  ],
  [
    'a value as a list',
    { kind: 'wrap', path: ['blocks', 1, 'button'] },
    ['-    button: { label: Read on, href: / }', '+    button: [{ label: Read on, href: / }]'],
  ],
  [
    'the long form',
    { kind: 'expand', path: ['title'], key: 'text' },
    ['-title: Hello # short', '+title: { text: Hello } # short'],
  ],
  [
    'another name',
    { kind: 'rename', path: ['blocks', 1, 'button'], key: 'action' },
    ['-    button: { label: Read on, href: / }', '+    action: { label: Read on, href: / }'],
  ],
])('writes %s', (_name, edit, expected) => {
  expect(difference(page, edit)).toEqual(expected);
});

test.each([
  [
    'the second section of a page stands apart from the first, with short groups in braces',
    'blocks:\n  - type: rich-text\n    heading: One\n    text: Two\n',
    [
      '',
      '  - type: price-list',
      '    items:',
      '      - { name: Bread, price: 3 }',
      '      - { name: Cake, price: 4 }',
      '    button: { label: Ask, href: / }',
    ],
  ],
  [
    'groups are in lines where those of the file are',
    'image:\n  src: /a.png\nblocks:\n  - type: rich-text\n    heading: One\n    image:\n      src: /b.png\n',
    [
      '',
      '  - type: price-list',
      '    items:',
      '      - name: Bread',
      '        price: 3',
      '      - name: Cake',
      '        price: 4',
      '    button:',
      '      label: Ask',
      '      href: /',
    ],
  ],
])('%s', (_what, text, expected) => {
  const items = [
    { name: 'Bread', price: 3 },
    { name: 'Cake', price: 4 },
  ];
  const value = { type: 'price-list', items, button: { label: 'Ask', href: '/' } };
  expect(edited(text, { kind: 'insert', path: ['blocks'], at: 1, value })).toBe(`${text}${expected.join('\n')}\n`);
});

test('a date needs no quotes, and an emptied pair of braces is closed again', () => {
  const text = 'publish: { from: 2026-12-01 }\nplace: {}\n';
  const there: Edit = { kind: 'set', path: ['publish', 'from'], value: '2026-12-24T18:00' };
  expect(edited(text, there)).toBe('publish: { from: 2026-12-24T18:00 }\nplace: {}\n');
  const filled = edited('a: [{}]\n', { kind: 'insert', path: ['a', 0], at: 'b', value: '# c' });
  expect(edited(filled, { kind: 'remove', path: ['a', 0, 'b'] })).toBe('a: [{}]\n');
});

test.each<[string, Edit, string]>([
  ['wrapped', { kind: 'wrap', path: ['a'] }, 'a: [[\n    x, # of x\n    # about y\n    y\n  ]] # end\n'],
  [
    'expanded',
    { kind: 'expand', path: ['a'], key: 'b' },
    'a: { b: [\n    x, # of x\n    # about y\n    y\n  ] } # end\n',
  ],
])('brackets over lines keep their comments when they are %s', (_name, edit, expected) => {
  expect(edited('a: [\n  x, # of x\n  # about y\n  y\n] # end\n', edit)).toBe(expected);
});

test('a section takes its comments along, and the empty lines between sections stay', () => {
  expect(edited(page, { kind: 'move', from: ['blocks', 2], to: ['blocks', 0] })).toBe(`# The home page
title: Hello # short
blocks:
  - type: stats
    items: []

  # Five slides
  - type: hero
    heading: Every pallet has [[an address]]
    # to do: a picture

  # Where to go
  - type: cta
    button: { label: Read on, href: / }
    text: >-
      Goods are scanned at the gate, put away where the system says, and picked by the oldest
      batch first. The count on the screen is the count in the rack.
`);
});

test('a new setting stands where the schema has it', () => {
  const edit: Edit = { kind: 'insert', path: [], at: 'description', value: 'What it is' };
  expect(difference(page, edit, { keyOrder: ['title', 'description', 'blocks'] })).toEqual([
    '+description: What it is',
  ]);
});

test('an entry that goes to a list that is deeper keeps its comments', () => {
  expect(
    edited('a:\n  - x # of x\n  # about y\n  - y\nb:\n  c:\n    - z\n', {
      kind: 'move',
      from: ['a', 1],
      to: ['b', 'c', 1],
    }),
  ).toBe('a:\n  - x # of x\nb:\n  c:\n    - z\n    # about y\n    - y\n');
});

test('lines of Windows, a byte order mark and a missing last line break stay', () => {
  const text = '\uFEFFa: 1\r\nb:\r\n  - x';
  expect(edited(text, { kind: 'insert', path: ['b'], at: 1, value: 'z' })).toBe('\uFEFFa: 1\r\nb:\r\n  - x\r\n  - z');
});

test('a file with mistakes can be edited where it is right', () => {
  const text =
    'title: Hello\nblocks:\n  - type: cta\n    heading: "one\n    button: { label: a, href: / }\n  - type: stats\n';
  expect(edited(text, { kind: 'set', path: ['title'], value: 'Good day' })).toBe(text.replace('Hello', 'Good day'));
  expect(edited(text, { kind: 'set', path: ['blocks', 1, 'type'], value: 'quote' })).toBe(
    text.replace('stats', 'quote'),
  );
});

test('a move that would lose a comment is refused', () => {
  const text = 'a: [\n  x, # of x\n  y\n]\nb:\n  # about z\n  - z\n';
  const sentence = 'refused: There is a comment here that would be lost. Make this change in the text.';
  expect(edited(text, { kind: 'move', from: ['a', 0], to: ['b', 0] })).toBe(sentence);
  expect(edited(text, { kind: 'move', from: ['b', 0], to: ['a', 0] })).toBe(sentence);
  expect(edited(text, { kind: 'move', from: ['a', 1], to: ['b', 0] })).not.toContain('refused');
});

test.each<[string, Edit, string]>([
  ['a place that is gone', { kind: 'remove', path: ['blocks', 7] }, 'There is nothing at blocks > 7 any more.'],
  ['a name that is taken', { kind: 'rename', path: ['title'], key: 'blocks' }, 'There is already an entry "blocks".'],
  [
    'a long form',
    { kind: 'shorten', path: ['blocks', 1, 'button'], key: 'href' },
    'Only an entry with "href" and nothing else has a short form.',
  ],
])('%s is refused with a sentence', (_name, edit, sentence) => {
  expect(edited(page, edit)).toBe(`refused: ${sentence}`);
});

test.each(['__proto__', 'constructor', 'prototype'])('%s is the name of no setting', (key) => {
  const value = JSON.parse(`[{ "${key}": { "shell": "x" } }]`) as unknown;
  const edits: Edit[] = [
    { kind: 'set', path: [key, 'shell'], value: 'x' },
    { kind: 'set', path: ['blocks', 0, key, 'shell'], value: 'x' },
    { kind: 'set', path: ['title'], value },
    { kind: 'insert', path: ['blocks', 0], at: key, value: 'x' },
    { kind: 'insert', path: ['blocks'], at: 0, value },
    { kind: 'remove', path: ['blocks', 0, key] },
    { kind: 'move', from: ['title'], to: [key, 'x'] },
    { kind: 'rename', path: ['title'], key },
    { kind: 'expand', path: ['title'], key },
    { kind: 'shorten', path: ['title'], key },
  ];
  for (const edit of edits) expect(edited(page, edit)).toBe(`refused: No setting can be called "${key}".`);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
