// Texts keep their style: for every style, in every place, an edit of the text changes in the file what would have been
// typed there by hand, and no other byte.
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/edits/engine/apply-edit.ts';
import type { Path } from '../../../src/edits/model/path.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import { findValue } from './random-edit.ts';
import { places, styles, writeAt } from './text-styles.ts';

/** Edits as they would be typed in the file. */
const typed: [string, (lines: string[]) => string[]][] = [
  ['a word in the first line', (lines) => replaceIn(lines, 'alpha', 'alpha new')],
  ['letters in the first line', (lines) => replaceIn(lines, 'alpha', 'alphabet')],
  ['a word in the middle', (lines) => replaceIn(lines, 'beta', 'beta new')],
  ['a word in the last line', (lines) => replaceIn(lines, 'gamma', 'gamma new')],
  ['two words apart', (lines) => replaceIn(replaceIn(lines, 'alpha', 'delta'), 'gamma', 'epsilon')],
  ['nothing but a word less', (lines) => replaceIn(lines, / two| three| beta(?= )/, '')],
  [
    'a line more',
    (lines) =>
      lines.flatMap((line) =>
        lines[0]!.startsWith('|') && isWhole(line, 'beta') ? [line, 'delta four', 'epsilon'] : [line],
      ),
  ],
  ['a line less', (lines) => lines.filter((line) => !isWhole(line, 'beta'))],
  ['a paragraph more', (lines) => lines.flatMap((line) => (isWhole(line, 'beta') ? [line, '', 'delta', ''] : [line]))],
  [
    'other words throughout',
    (lines) => lines.map((line) => line.replaceAll(/(?<!\\)(alpha|beta|gamma|one|two|three)/g, '$1x')),
  ],
];

function replaceIn(lines: string[], word: string | RegExp, by: string): string[] {
  const index = lines.findIndex((line) => line.search(word) >= 0);
  return lines.map((line, at) => (at === index ? line.replace(word, by) : line));
}

/** Tells whether a line begins with a word, and neither starts nor ends a text in quotes. */
function isWhole(line: string, word: string): boolean {
  return line.startsWith(word) && !/^["']|["'\\]$|\\n/.test(line);
}

const cases = places.flatMap((place) =>
  styles
    .filter(({ isFlow }) => isFlow || !place.isFlow)
    .map((style) => [style.name, place.name, style, place] as const),
);

describe.each(['\n', '\r\n'])('with lines that end in %j', (lineBreak) => {
  const inLines = (text: string) => text.replaceAll('\n', lineBreak);

  test.each(cases)('%s %s: what is typed is what differs', (_style, _place, style, place) => {
    const before = inLines(writeAt(style.lines, place));
    for (const [name, type] of typed) {
      const after = inLines(writeAt(type(style.lines), place));
      const { value: data, diagnostics } = readYaml('', after);
      expect(diagnostics, `${name}\n${after}`).toEqual([]);
      const result = applyEdit(before, { kind: 'set', path: place.path, value: findValue(data, place.path) });
      expect(!result.ok ? result.reason : result.text, name).toBe(after);
    }
  });
});

/** @returns the file after a text was set in it */
function withText(before: string, value: string, path: Path = ['a']): string {
  const result = applyEdit(before, { kind: 'set', path, value });
  return !result.ok ? `refused: ${result.reason}` : result.text;
}

describe('an emptied text', () => {
  test.each(cases.filter(([, place]) => place !== 'behind two dashes'))(
    '%s %s: keeps its style, and all around it',
    (_style, _place, style, place) => {
      const before = writeAt(style.lines, place);
      const after = withText(before, '', place.path);
      const [start, end] = place.around;
      expect(after.startsWith(start)).toBe(true);
      expect(after.trimEnd().endsWith(end.trim())).toBe(true);
      const mark = /^[|>"']/.exec(style.lines[0]!)?.[0] ?? '"';
      expect(after[start.length]).toBe(mark);
      expect(findValue(readYaml('', after).value, place.path)).toBe('');
      // The next key is written in the same style again.
      if (!style.isFlow) expect(withText(after, 'word', place.path)).toContain(`${mark}`);
    },
  );
});

test.each<[string, string, string, string]>([
  ['plain becomes |', 'a: one # c\nb: 1\n', 'one\ntwo', 'a: |- # c\n  one\n  two\nb: 1\n'],
  ['single becomes |', "a: 'one'\n", 'one\n\ntwo\n', 'a: |\n  one\n\n  two\n'],
  ['double becomes |', 'a: "one"\n', 'one\n  two', 'a: |-\n  one\n    two\n'],
  [
    'a first line that begins with spaces gets an indentation indicator',
    'a: one\n',
    '  one\ntwo',
    'a: |2-\n    one\n  two\n',
  ],
  ['| gets one as well', 'a: |\n  one\n  two\n', '  one\ntwo\n', 'a: |2\n    one\n  two\n'],
  ['in braces it is escaped', 'a: { b: one }\n', 'one\ntwo', 'a: { b: "one\\ntwo" }\n'],
  ['below its key it becomes | there', 'a:\n  one # c\nb: 1\n', 'one\ntwo', 'a:\n  |- # c\n  one\n  two\nb: 1\n'],
  ['| stays | without line breaks', 'a: |-\n  one\n  two\nb: 1\n', 'one two', 'a: |-\n  one two\nb: 1\n'],
  [
    '> stays > with line breaks',
    'a: >-\n  one\n  two\nb: 1\n',
    'one two\nthree',
    'a: >-\n  one\n  two\n\n  three\nb: 1\n',
  ],
  ['plain over lines stays so', 'a: one\n  two\nb: 1\n', 'one two\nthree', 'a: one\n  two\n\n  three\nb: 1\n'],
  ['plain gets quotes', 'a: one # c\n', 'one: two', 'a: "one: two" # c\n'],
  [
    'however long it is',
    `a: ${'one '.repeat(40)}end\n`,
    `${'one '.repeat(40)}end: x`,
    `a: "${'one '.repeat(40)}end: x"\n`,
  ],
  ['quotes that are not needed stay', 'a: "one"\nb: one\n', 'two', 'a: "two"\nb: one\n'],
  ['quotes that are not needed any more stay', "a: 'one: two'\n", 'two', "a: 'two'\n"],
  [
    'a no-break space is typed as it is',
    'a: |\n  Bon\n  jour !\n',
    'Bon\njour\u00a0!\n',
    'a: |\n  Bon\n  jour\u00a0!\n',
  ],
  [
    'what YAML cannot read is escaped',
    'a: |\n  one\n  two\nb: 1\n',
    'one\ntwo\u0007\n',
    'a: "one\\ntwo\\u0007\\n"\nb: 1\n',
  ],
  [
    'a line break at the end changes the sign alone',
    'a: |\n  one\n  two\nb: 1\n',
    'one\ntwo',
    'a: |-\n  one\n  two\nb: 1\n',
  ],
  ['and comes back', 'a: |-\n  one\n  two\nb: 1\n', 'one\ntwo\n', 'a: |\n  one\n  two\nb: 1\n'],
  ['more of them', 'a: |\n  one\nb: 1\n', 'one\n\n\n', 'a: |+\n  one\n\n\nb: 1\n'],
  ['an empty text has no style', 'a: ""\nb: one\n', 'two', 'a: two\nb: one\n'],
  [
    'a changed line that is too long is broken, those below it stay',
    `a: >-\n  ${'one '.repeat(23)}end\n  two\n  three\n`,
    `${'one '.repeat(23)}more words end two three`,
    `a: >-\n  ${'one '.repeat(22)}one\n  more words end\n  two\n  three\n`,
  ],
  [
    'all other words are folded where they fit',
    'a: >-\n  one two\n  three\nb: 1\n',
    'four five six seven',
    'a: >-\n  four five six seven\nb: 1\n',
  ],
  ['in | a line of spaces', 'a: |\n  one\n  two\n', 'one\n   \ntwo\n', 'a: |\n  one\n     \n  two\n'],
])('%s', (_what, before, value, after) => {
  const path = before.startsWith('a: {') ? ['a', 'b'] : ['a'];
  expect(withText(before, value, path)).toBe(after);
  expect(withText(before.replaceAll('\n', '\r\n'), value, path)).toBe(after.replaceAll('\n', '\r\n'));
});
