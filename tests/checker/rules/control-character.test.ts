// The quick search for what no feed can hold misses nothing that the exact one finds.
import { expect, test } from 'vitest';
import { unwritable } from '../../../src/base/pure/plain-text.ts';
import { controlCharacterRule, mayBeUnwritable } from '../../../src/checker/rules/control-character.ts';

test('every character of Unicode', () => {
  const missed: string[] = [];
  for (let code = 0; code <= 0x10_ffff; code++) {
    const sign = String.fromCodePoint(code);
    if (unwritable.test(sign) && !mayBeUnwritable.test(sign)) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});

test('letters, signs and pictures are fine', () => {
  expect(['Ä 漢 עברית\t\r\n', '😀 𝒳', '\u{1FFFE}', '\ud800', '\x0b'].map(controlCharacterRule.mayFind)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
