// Entries come and go in lists however an author writes them, and every other byte stays.
import { expect, test } from 'vitest';
import { addEntries, removeEntry } from '../../src/content/edits/edit-list.ts';
import { applyEdits } from '../../src/content/primitives/positions.ts';
import { readYaml } from '../../src/content/yaml/read-yaml.ts';

const entry = { from: '/a', to: '/b' };
const added = (text: string, entries = [entry]) =>
  applyEdits(text, [addEntries(readYaml('site.yaml', text), 'list', entries)]);
const without = (text: string, index: number) =>
  applyEdits(text, [removeEntry(readYaml('site.yaml', text), 'list', index)]);

test.each([
  [
    'lines',
    'list:\n  - from: /x # why\n    to: /y # because\n# end\nname: N\n',
    'list:\n  - from: /x # why\n    to: /y # because\n  - from: /a\n    to: /b\n# end\nname: N\n',
  ],
  ['no indent', 'list:\n- from: /x\n  to: /y\n', 'list:\n- from: /x\n  to: /y\n- from: /a\n  to: /b\n'],
  ['no new line at the end', 'list:\n  - to: /y', 'list:\n  - to: /y\n  - from: /a\n    to: /b'],
  [
    'braces in lines',
    'list:\n  - { from: /x, to: /y }\n\nname: N\n',
    'list:\n  - { from: /x, to: /y }\n  - { from: /a, to: /b }\n\nname: N\n',
  ],
  [
    'brackets',
    'list: [{ from: /x, to: /y }] # short\n',
    'list: [{ from: /x, to: /y }, { from: /a, to: /b }] # short\n',
  ],
  ['an empty list', 'list: []\nname: N\n', 'list: [{ from: /a, to: /b }]\nname: N\n'],
  ['no list', 'name: N', 'name: N\n\nlist:\n  - from: /a\n    to: /b\n'],
  [
    'lines of Windows',
    'list:\r\n  - from: /x\r\n    to: /y\r\nname: N\r\n',
    'list:\r\n  - from: /x\r\n    to: /y\r\n  - from: /a\r\n    to: /b\r\nname: N\r\n',
  ],
])('an entry is written as the others are: %s', (_name, before, after) => {
  expect(added(before)).toBe(after);
});

test('words that YAML would read as something else are put in quotes', () => {
  expect(added('list:\n  - { label: x }\n', [{ label: 'Yes', href: 'a, b' }] as never)).toBe(
    'list:\n  - { label: x }\n  - { label: "Yes", href: "a, b" }\n',
  );
});

test.each([
  ['the first of lines', 'list:\n  - from: /x # why\n    to: /y # so\n  - from: /z\n', 0, 'list:\n  - from: /z\n'],
  [
    'the last of lines',
    'list:\n  - from: /x\n  - from: /z\n    to: /y\nname: N\n',
    1,
    'list:\n  - from: /x\nname: N\n',
  ],
  ['the only one, with its list', 'name: N\nlist:\n  - from: /x\nurl: U\n', 0, 'name: N\nurl: U\n'],
  ['the first in brackets', 'list: [{ a: b }, { c: d }]\n', 0, 'list: [{ c: d }]\n'],
  ['the last in brackets', 'list: [{ a: b }, { c: d }]\n', 1, 'list: [{ a: b }]\n'],
  ['the only one in brackets', 'list: [{ a: b }]\n', 0, 'list: []\n'],
  ['with lines of Windows', 'list:\r\n  - a: b\r\n  - c: d\r\nname: N\r\n', 1, 'list:\r\n  - a: b\r\nname: N\r\n'],
])('an entry is taken out with its lines: %s', (_name, before, index, after) => {
  expect(without(before, index)).toBe(after);
});
