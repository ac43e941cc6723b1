// Several sections move to one place: in their order, and the others keep theirs.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editInOrder } from '../../../src/edits/engine/apply-edit.ts';
import { moveTogether } from '../../../src/edits/model/move-together.ts';
import { assertProperty } from '../../sampling.ts';

const write = (names: readonly number[]) =>
  `title: A # b\nblocks:\n${names.map((name) => `  # about ${name}\n  - type:  'b${name}'\n    text: |\n      ${name}\n`).join('')}`;

it('any of them, anywhere, byte for byte', () => {
  const anyMove = fc.record({
    total: fc.integer({ min: 1, max: 8 }),
    chosen: fc.array(fc.nat(7), { minLength: 1, maxLength: 6 }),
    at: fc.nat(8),
  });
  const property = fc.property(anyMove, ({ total, chosen, at }) => {
    const places = [...new Set(chosen.map((place) => place % total))].toSorted((a, b) => a - b);
    const all = Array.from({ length: total }, (_, index) => index);
    const others = all.filter((index) => !places.includes(index));
    const to = Math.min(at, others.length);
    const moved = editInOrder(write(all), moveTogether(total, places, to));
    expect(moved.ok && moved.text).toBe(write([...others.slice(0, to), ...places, ...others.slice(to)]));
  });
  assertProperty(property, { sample: 60, all: 600 });
});
