// Somebody types: what is in the file on the way does not change how it is written in the end.
import { expect, test } from 'vitest';
import { Typing } from '../../../src/editor/server/typing.ts';
import type { Edit } from '../../../src/edits/model/edit.ts';

/** @returns the file after each value was set; undefined removes the setting */
function typeAll(text: string, path: string[], values: (string | undefined)[], typing = new Typing()): string {
  return values.reduce<string>((before, value) => {
    const edit: Edit = value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value };
    const edited = typing.apply('a.yaml', before, edit, () => ({}));
    if (!edited.ok) throw new Error(edited.reason);
    return edited.text;
  }, text);
}

const text = 'title: Hello # short\nb: 1\ntext: >-\n  one two\n  three four\n  five # no comment\n';

test.each<[string, (string | undefined)[], string]>([
  ['a colon that goes again', ['Hello:', 'Hello: you', 'Hello:', 'Hello'], 'title: Hello # short'],
  ['all of it anew', [undefined, 'G', 'Good', 'Good day'], 'title: Good day # short'],
  ['all of it anew where it has to be there', ['', '1', '12', '12 loaves'], 'title: 12 loaves # short'],
  ['a line break that goes again', ['Hello\nyou', 'Hello you'], 'title: Hello you # short'],
])('%s', (_what, values, line) => {
  expect(typeAll(text, ['title'], values)).toBe(text.replace('title: Hello # short', line));
});

test('a text that is replaced keeps its style, and the lines that are the same in the end', () => {
  const values = [undefined, 'one', 'one two three six', 'one two three six five # no comment'];
  expect(typeAll(text, ['text'], values)).toBe(text.replace('four', 'six'));
});

test('a change by somebody else ends it', () => {
  const typing = new Typing();
  const typed = typeAll(text, ['title'], ['Hello: you'], typing);
  const other = typed.replace('b: 1', 'b: 2');
  expect(typeAll(other, ['title'], ['Hello'], typing)).toBe(other.replace('Hello: you', 'Hello'));
});

test('an entry of a list is another one after a removal', () => {
  const typing = new Typing();
  const list = 'a:\n  - x\n  - y\n';
  const removed = typing.apply('a.yaml', list, { kind: 'remove', path: ['a', 0] }, () => ({}));
  const after = 'text' in removed ? removed.text : '';
  expect(typing.apply('a.yaml', after, { kind: 'set', path: ['a', 0], value: 'z' }, () => ({}))).toMatchObject({
    text: 'a:\n  - z\n',
  });
});
