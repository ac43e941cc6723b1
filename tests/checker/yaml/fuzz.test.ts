import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '../../sampling.ts';
import { check, found, pageYaml } from '../test-site.ts';

const pieces = [
  '\n',
  '\n ',
  '\n   ',
  ' ',
  '  ',
  '- ',
  ': ',
  ':',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  '#',
  '&',
  '*',
  '!',
  '|',
  '>',
  '\t',
  '\r',
  '\u00a0',
  '\u200b',
  'title',
  'type',
  '<<<<<<< a\n',
  '---\n',
  '{site.name}',
  '{param.x}',
  '\\',
  '😀',
  '<<: ',
];
const damaged = fc
  .array(fc.record({ at: fc.nat(pageYaml.length), remove: fc.nat(6), piece: fc.constantFrom('', ...pieces) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((cuts) =>
    cuts.reduce((text, { at, remove, piece }) => text.slice(0, at) + piece + text.slice(at + remove), pageYaml),
  );

/** Whatever an author writes: no exception, places inside the text, and the same answer twice. */
function expectSane(text: string): void {
  const site = check({ 'pages/test.yaml': text });
  for (const { range, message, fixes, file } of site.diagnostics) {
    expect(file).toBe('pages/test.yaml');
    expect(range.start.offset).toBeLessThanOrEqual(range.end.offset);
    expect(range.end.offset).toBeLessThanOrEqual(text.length);
    expect(range.start.line).toBeGreaterThan(0);
    expect(range.start.column).toBeGreaterThan(0);
    expect(message).not.toMatch(/undefined|\[object|NaN/);
    for (const edit of fixes.flatMap((fix) => fix.edits))
      expect(edit.range.end.offset).toBeLessThanOrEqual(text.length);
  }
  const isFound = site.pages.some(({ file }) => file === 'pages/test.yaml');
  expect(isFound).toBe(!site.diagnostics.some(({ severity }) => severity === 'error'));
  check({});
  expect(found(check({ 'pages/test.yaml': text }))).toEqual(found(site));
}

test('a damaged page gives diagnostics or a page, and never an exception', () => {
  assertProperty(fc.property(damaged, expectSane), { sample: 150, all: 1500 });
});

test('any text at all gives diagnostics or a page, and never an exception', () => {
  assertProperty(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
      ),
      expectSane,
    ),
    { sample: 400, all: 1500 },
  );
});
