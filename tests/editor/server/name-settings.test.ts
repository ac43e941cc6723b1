// Conflicts as an author reads them: sections and settings instead of lines of a file.
import { afterEach, expect, test } from 'vitest';
import { speakBy } from '../../../src/base/words/say.ts';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { readSchemas } from '../../../src/site/folder/project.ts';
import { describeConflict } from '../../../src/editor/server/merging/describe-conflict.ts';
import { nameSettings } from '../../../src/editor/server/merging/name-settings.ts';
import type { Piece } from '../../../src/editor/protocol/conflict.ts';
import { productRoot } from '../../product-root.ts';

const described = readSchemas({ productRoot, siteRoot: productRoot });
const source = {
  schemas: {
    sections: describeSections(described),
    siteFields: describeFile(described, 'site'),
    pageFields: describeFile(described, 'page'),
  },
  dataOf: () => undefined,
};
const base = `title: Bread
description: What we bake.
blocks:
  - type: stats
    heading: Opening hours
    items:
      - { value: "7", label: Loaves }
  - type: cta
    background: dark
    heading: Order
    text: |
      Call us.
      We bake it.
    button: { label: Order, href: /order }
`;
const words = (pieces: Piece[]) => pieces.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join('');
/** @returns each setting of the conflict: its name, what it was, mine, theirs */
function settingsOf(mine: string, theirs: string, before = base, file = 'pages/index.yaml') {
  const { parts } = nameSettings(describeConflict({ file, base: before, mine, theirs }), source);
  const places = parts.filter((part) => typeof part !== 'string');
  return places.flatMap(({ settings }) =>
    settings.map((each) => [each.name, each.before, words(each.mine), words(each.theirs)]),
  );
}
const edit = (from: string, to: string) => base.replace(from, to);

test('a heading is named by its section', () => {
  expect(settingsOf(edit('Opening hours', 'Opening times'), edit('Opening hours', 'Our hours'))).toEqual([
    ['Opening hours · Heading', 'Opening hours', '[Opening] [times]', '[Our] [hours]'],
  ]);
});

test('a setting of the page has its name alone; a choice its words', () => {
  expect(settingsOf(edit('Bread\n', 'Rolls\n'), edit('Bread\n', 'Cake\n'))[0]!.slice(1)).toEqual([
    'Bread',
    '[Rolls]',
    '[Cake]',
  ]);
  const [background] = settingsOf(edit('dark', 'tint'), edit('dark', 'brand'));
  expect(background![0]).toMatch(/^Order · /);
  expect(background!.slice(1)).toEqual(['Dark', '[Light] [tint]', '[Brand] [colour]']);
});

test('a text of several lines is one setting, without the marks of the file', () => {
  expect(settingsOf(edit('We bake it.', 'We bake.'), edit('We bake it.', 'You eat it.'))).toEqual([
    ['Order · Text', 'Call us.\nWe bake it.\n', expect.stringMatching(/Call us/), expect.stringMatching(/You/)],
  ]);
});

test('two settings in one line are two; those that agree are none', () => {
  const found = settingsOf(
    edit('label: Order, href: /order', 'label: Buy, href: /buy'),
    edit('label: Order, href: /order', 'label: Order now, href: /shop'),
  );
  expect(found.map(([, , mine, theirs]) => [mine, theirs])).toEqual([
    ['[Buy]', '[Order now]'],
    ['/[buy]', '/[shop]'],
  ]);
});

test('new entries of both are shown as wholes, with nothing before', () => {
  const entry = (value: string, label: string) =>
    edit('label: Loaves }\n', `label: Loaves }\n      - { value: "${value}", label: ${label} }\n`);
  const [[name, before, mine, theirs]] = settingsOf(entry('8', 'Rolls'), entry('9', 'Cakes')) as [string[]];
  expect(name).toMatch(/^Opening hours/);
  expect([before, mine, theirs]).toEqual(['', '[8]\n[Rolls]', '[9]\n[Cakes]']);
  // Both can stay, because they take the place of nothing.
  const { parts } = describeConflict({ file: 'a.yaml', base, mine: entry('8', 'Rolls'), theirs: entry('9', 'Cakes') });
  expect(parts.filter((part) => typeof part !== 'string')).toMatchObject([{ base: '' }]);
});

test('a place is named by what its author has made of the others; a name without a value is none', () => {
  const theirs = edit('Opening hours', 'Theirs').replace('label: Loaves', 'label: Breads, more');
  const mine = edit('Opening hours', 'Mine').replace('label: Loaves', 'label: Rolls');
  expect(settingsOf(mine, theirs)).toEqual([
    ['Opening hours · Heading', 'Opening hours', '[Mine]', '[Theirs]'],
    ['Mine · Label', 'Loaves', '[Rolls]', '[Breads]'],
  ]);
});

test('an entry that is gone on one side has no words there', () => {
  const [[, before, mine, theirs]] = settingsOf(
    edit('      - { value: "7", label: Loaves }\n', '      []\n'),
    edit('Loaves', 'Breads'),
  ) as [string[]];
  expect([before, mine, theirs]).toEqual(['7\nLoaves', '', expect.stringContaining('Breads')]);
});

test.each([
  ['a text that is no YAML', edit('Bread', '"Bread'), edit('Bread', 'Cake'), base, 'pages/index.yaml'],
  ['a text file', 'One\n', 'Two\n', 'Three\n', 'texts/a.md'],
])('%s is shown by its lines', (_name, mine, theirs, before, file) => {
  expect(settingsOf(mine, theirs, before, file)).toEqual([]);
});

afterEach(() => speakBy(() => undefined));

test('a title of two meanings is translated by its own', () => {
  speakBy(() => ({ lang: 'de', texts: { '[time] Start': 'Beginn', Start: 'Anfang' } }));
  const event = (start: string) => `title: Bread\nevent:\n  start: ${start}\n  place: Hall\n`;
  const [start] = settingsOf(event('2027-05-02 18:00'), event('2027-05-03 18:00'), event('2027-05-01 18:00'));
  expect(start![0]).toBe('Beginn');
});
