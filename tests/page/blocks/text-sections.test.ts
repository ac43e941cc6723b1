// A longer text becomes paragraphs and lists.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseText } from '../../../src/page/ui/text/parse-text.ts';
import { assertProperty } from '../../sampling.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (...points: string[]) => ({ kind: 'list', points });

it('begins a paragraph at a blank line; a line end inside of it is a space', () => {
  expect(parseText('One\nline.\n\n  \nTwo.\r\n')).toEqual([paragraph('One line.'), paragraph('Two.')]);
});

it('makes a list of lines that start with a hyphen, also in the middle of a text', () => {
  expect(parseText('Within 30 days:\n- to us\n-  with the number\nAnd no later.')).toEqual([
    paragraph('Within 30 days:'),
    list('to us', 'with the number'),
    paragraph('And no later.'),
  ]);
});

it('keeps a list together over blank lines and indented lines', () => {
  expect(parseText('- one\n  goes on\n\n- two')).toEqual([list('one goes on', 'two')]);
});

it('takes a hyphen inside of a word or a lone one for text', () => {
  expect(parseText('-5 degrees\n-\nwell-known')).toEqual([paragraph('-5 degrees - well-known')]);
});

it('loses no word of any text', () => {
  assertProperty(
    fc.property(
      fc
        .array(fc.constantFrom('- ', '1. ', '## ', '> ', '\n', '\n\n', '  ', 'word ', 'a-b ', '-'))
        .map((bits) => bits.join('')),
      (text) => {
        const parts = parseText(text);
        const said = parts
          .flatMap((part) => ('points' in part ? part.points : 'text' in part ? [part.text] : []))
          .join(' ');
        expect(said.match(/word|a-b/g)).toEqual(text.match(/word|a-b/g));
      },
    ),
    { sample: 100, all: 10_000 },
  );
});
