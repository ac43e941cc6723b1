// Large settings of islands are sent in separate files.
import { expect, it } from 'vitest';
import { propsFiles } from '../../src/builder/island-props-files.ts';

it('puts large settings into a file, once for islands that have the same', () => {
  const { addressFor, files } = propsFiles('');
  const json = JSON.stringify({ text: `"A" & 'b' <c>`.repeat(80) });
  const address = addressFor(json)!;
  expect(address).toMatch(/^\/assets\/props-[0-9a-f]{8}\.json$/);
  expect(addressFor(json)).toBe(address);
  expect([...files]).toEqual([[address.slice(1), json]]);
});

it('leaves small settings where they are', () => {
  const { addressFor, files } = propsFiles('');
  expect(addressFor('{"text":"A"}')).toBeUndefined();
  expect(files.size).toBe(0);
});
