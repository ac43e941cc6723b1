// Whatever a text under the size limit holds, the search for repairs ends: it has a budget of work, and no clock.
import { expect, test } from 'vitest';
import { foundIn } from './test-site.ts';

/** CPU seconds; alone it takes less than 2, and a shared machine counts more. */
const maxSeconds = 8;
const head = 'title: A\ndescription: A page.\nblocks:\n';
const size = 125_000;

test.each(['~', 'a: |', "a: '", '- a: b', '  - a: b', '{', 'a: b: c', '\ta: b', '&', 'a=b', 'title'])(
  'thousands of lines with %j',
  (line) => {
    const text = head + `${line}\n`.repeat(Math.floor(size / (line.length + 1)));
    const before = process.cpuUsage();
    const found = foundIn(text);
    const { user, system } = process.cpuUsage(before);
    expect(found.length).toBeGreaterThan(0);
    expect((user + system) / 1e6).toBeLessThan(maxSeconds);
  },
);

test('a setting that is named like a method of an object is no crash', () => {
  const page = 'title: A\ndescription: A page.\nblocks:\n  - type: cta\n    heading: { toString: 1 }\n';
  expect(foundIn(page)).toContain('5:14 schema/wrong-kind');
});
