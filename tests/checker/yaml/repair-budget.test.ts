// Whatever a text under the size limit holds, the search for repairs ends: it has a budget of work, and no clock.
import { expect, test } from 'vitest';
import { foundIn } from '../test-site.ts';

/** CPU seconds; alone it takes less than 2, and a shared machine counts more. */
const maxSeconds = 8;
const head = 'title: A\ndescription: A page.\nblocks:\n';
const size = 125_000;

const lines = ['~', 'a: |', "a: '", '- a: b', '  - a: b', '{', 'a: b: c', '\ta: b', '&', 'a=b', 'title'];
const denseLines = ['- { a = b }', '-a', '  - type: cta', '\ra', 'a: >', '“a”'];

/** Sections that are right, nearly as many as fit, with one mistake among them. */
const section =
  '  - type: cta\n    heading: A\n    text: >-\n      Two\n      lines.\n    button: { label: Go, href: / }\n';
const manySections = section.repeat(1200).replace(/(?:[^\n]*\n){3000}/, (before) => `${before}\t`);

test.each(
  [...lines, ...denseLines]
    .map((line) => [line, `${line}\n`.repeat(Math.floor(size / (line.length + 1)))])
    .concat([['many sections', manySections]]),
)('thousands of lines with %j', (_line, body) => {
  const text = head + body;
  const before = process.cpuUsage();
  const found = foundIn(text);
  const { user, system } = process.cpuUsage(before);
  expect(found.length).toBeGreaterThan(0);
  expect((user + system) / 1e6).toBeLessThan(maxSeconds);
});

test('a setting that is named like a method of an object is no crash', () => {
  const page = 'title: A\ndescription: A page.\nblocks:\n  - type: cta\n    heading: { toString: 1 }\n';
  expect(foundIn(page)).toContain('5:14 schema/wrong-kind');
});
