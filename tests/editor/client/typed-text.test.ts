// Typing into a field changes the same text in the file.
import { expect, test } from 'vitest';
import { toShown, toWritten, withLineEndsOf } from '../../../src/editor/client/state/typed-text.ts';

test.each([
  ['one\ntwo\n', 'one\ntwo!', 'one\ntwo!\n'],
  ['one\n\n', 'two', 'two\n\n'],
  ['one', 'one two', 'one two'],
  ['one', 'one\n', 'one'],
  ['one', 'one\ntwo', 'one\ntwo'],
  ['one\n', '', ''],
  ['', 'one', 'one'],
])('a text that ends as %j, typed as %j', (written, typed, expected) => {
  expect(toWritten(typed, written)).toBe(expected);
  expect(toWritten(toShown(written), written)).toBe(written);
});

test.each([
  ['a\r\nb\r\n', 'a\nbx\n', 'a\r\nbx\r\n'],
  ['a\r\nb\nc\r\n', 'a\nb\ncx\ny\n', 'a\r\nb\ncx\r\ny\r\n'],
  ['a\r\nb', 'a\nb\nc', 'a\r\nb\r\nc'],
  ['a\r\nb\r\n', 'b\n', 'b\r\n'],
  ['a\r\nb\r\n', 'a\nb\n', 'a\r\nb\r\n'],
  ['a\nb\n', 'x\nb\n', 'x\nb\n'],
])('lines of Windows stay in the YAML tab: %j', (text, typed, expected) => {
  expect(withLineEndsOf(text, typed)).toBe(expected);
});
