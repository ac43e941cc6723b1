// Comments are their author's work: where a setting goes, they stay.
import { expect, test } from 'vitest';
import { applyEdit } from '../../../src/edits/engine/apply-edit.ts';
import type { EditHints } from '../../../src/edits/model/edit.ts';
import type { Path } from '../../../src/edits/model/path.ts';

function without(text: string, path: Path, hints?: EditHints): string {
  const result = applyEdit(text, { kind: 'remove', path }, () => hints ?? {});
  return !result.ok ? `refused: ${result.reason}` : result.text;
}

test.each<[string, string, Path, string]>([
  ['beside it', 'a: 1\nb: 2 # why\nc: 3\n', ['b'], 'a: 1\n# why\nc: 3\n'],
  [
    'above and beside it',
    's:\n  - a: 1\n    # first\n    b: 2 # why\n',
    ['s', 0, 'b'],
    's:\n  - a: 1\n    # first\n    # why\n',
  ],
  ['beside the first one of an entry', 's:\n  - a: 1 # why\n    b: 2\n', ['s', 0, 'a'], 's:\n  - # why\n    b: 2\n'],
  ['beside the only one', 's:\n  a: 1 # why\nt: 1\n', ['s', 'a'], 's: {}\n  # why\nt: 1\n'],
  [
    'beside the only one of an entry',
    's:\n  - a: 1 # why\n  - b: 1\n',
    ['s', 0, 'a'],
    's:\n  - {}\n    # why\n  - b: 1\n',
  ],
  ['in the header of a text', 'a: | # why\n  # no comment\n  two\nb: 1\n', ['a'], '# why\nb: 1\n'],
  ['below it', 'a:\n  # below\nb: 1\n', ['a'], '# below\nb: 1\n'],
  ['at the key of a group', 'a: # why\n  b: 1 # inner\nc: 1\n', ['a'], '# why\nc: 1\n'],
  [
    'in braces over lines',
    'a: {\n  b: 1,\n  # above\n  c: 2, # why\n  d: 3\n}\n',
    ['a', 'c'],
    'a: {\n  b: 1,\n  # above\n  # why\n  d: 3\n}\n',
  ],
  ['at the end of braces over lines', 'a: {\n  b: 1,\n  c: 2 # why\n}\n', ['a', 'c'], 'a: {\n  b: 1\n  # why\n}\n'],
])('a comment %s stays when the setting is removed', (_where, before, path, after) => {
  expect(without(before, path)).toBe(after);
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(without(windows(before), path)).toBe(windows(after));
});

test('a setting with a comment is set to its default, and set again its file is the same', () => {
  const text = 'a: 1\n# four in a row\ncolumns: 4 # three are too wide\nb: 2\n';
  const reset = without(text, ['columns'], { default: 3 });
  expect(reset).toBe(text.replace('4 #', '3 #'));
  const again = applyEdit(reset, { kind: 'set', path: ['columns'], value: 4 });
  expect('text' in again && again.text).toBe(text);
  expect(without('a: 1\ncolumns: 4\n', ['columns'], { default: 3 })).toBe('a: 1\n');
});

test('an entry of a list takes its comments along, and says which', () => {
  const text = 's:\n  # about x\n  - x # of x\n  - y # of y\n';
  const result = applyEdit(text, { kind: 'remove', path: ['s', 0] });
  expect(result).toMatchObject({ text: 's:\n  - y # of y\n', lostComments: ['# about x', '# of x'] });
});

test('a group that is set as a whole keeps the comments of what is not in it any more', () => {
  const result = applyEdit('a:\n  b: 1 # of b\n  c: 2\n', { kind: 'set', path: ['a'], value: { c: 3 } });
  expect(result).toMatchObject({ text: 'a:\n  # of b\n  c: 3\n', lostComments: [] });
});
