import { describe, expect, test } from 'vitest';
import { check, foundIn, pageYaml } from '../test-site.ts';

const misspelt = pageYaml.replace('heading:', 'headin:');

describe('the bytes of a file', () => {
  test('a byte order mark is no mistake and takes no column', () => {
    expect(foundIn(`\uFEFF${pageYaml}`)).toEqual([]);
    expect(foundIn(`\uFEFF${pageYaml.replace('title', 'titel')}`)).toEqual(['1:1 schema/unknown-key']);
    expect(foundIn(`\uFEFF${misspelt}`)).toEqual(['5:5 schema/unknown-key']);
  });

  test('Windows line breaks are no mistake, and places are the same with them', () => {
    expect(foundIn(pageYaml.replaceAll('\n', '\r\n'))).toEqual([]);
    const site = check({ 'pages/test.yaml': misspelt.replaceAll('\n', '\r\n') });
    expect(site.diagnostics.map(({ range }) => range)).toEqual([
      { start: { line: 5, column: 5, offset: 70 }, end: { line: 5, column: 11, offset: 76 } },
    ]);
  });

  test('columns count UTF-16 units', () => {
    expect(foundIn(pageYaml.replace('heading: See it at work', 'text: { "😀é": 1 }'))).toContain(
      '5:11 schema/wrong-kind',
    );
  });

  test('a file that is no text says so, at the first odd character', () => {
    expect(foundIn('title: a\uFFFDb\n')).toEqual(['1:9 yaml/encoding']);
    expect(foundIn('t\u0000i\u0000')).toEqual(['1:2 yaml/encoding']);
  });

  test('a file above the limit is not read', () => {
    expect(foundIn(`title: ${'x'.repeat(300_000)}\n`)).toEqual(['1:1 yaml/too-large']);
  });
});

describe('a file with little in it', () => {
  test.each([
    ['an empty file', ''],
    ['a line break', '\n'],
    ['a comment', '# later\n'],
  ])('%s is one mistake', (_name, text) => {
    expect(foundIn(text)).toEqual(['1:1 schema/empty']);
  });

  test('a text instead of settings is one mistake', () => {
    expect(foundIn('Hello there\n')).toEqual(['1:1 schema/wrong-kind']);
    expect(foundIn('- a\n- b\n')).toEqual(['1:1 schema/wrong-kind']);
    expect(foundIn('title:Hello\n')).toEqual(['1:1 yaml/space-after-colon']);
  });

  test('a page without sections is one mistake', () => {
    expect(foundIn('title: A\ndescription: B\nblocks: []\n')).toEqual(['3:9 schema/too-few']);
    expect(foundIn('title: A\ndescription: B\nblocks:\n')).toEqual(['3:8 schema/empty']);
    expect(foundIn('title: A\ndescription: B\n')).toEqual(['1:1 schema/missing-key']);
  });
});

describe('files that could do harm', () => {
  const timed = (text: string): [string[], number] => {
    const start = performance.now();
    return [foundIn(text), performance.now() - start];
  };

  test('a bomb of aliases ends in a diagnostic at once', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) =>
        `a${level}: &a${level} [${Array(9)
          .fill(level === 0 ? 'x' : `*a${level - 1}`)
          .join(', ')}]`,
    );
    const [found, time] = timed(`${levels.join('\n')}\n${pageYaml}`);
    expect(found).toContain('1:5 yaml/alias');
    expect(time).toBeLessThan(1000);
  });

  test.each([
    ['brackets', `title: ${'['.repeat(10_000)}`],
    ['closed brackets', `title: ${'['.repeat(3000)}${']'.repeat(3000)}`],
    ['braces', `title: ${'{a: '.repeat(2000)}`],
    ['dashes', `title:\n${'- '.repeat(5000)}a`],
    ['indentation', Array.from({ length: 600 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
  ])('nesting without end in %s ends in diagnostics in good time', (_name, text) => {
    const [found, time] = timed(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(60);
    expect(time).toBeLessThan(5000);
  });

  test('a large file full of mistakes ends in good time', () => {
    const [found, time] = timed(
      `title: A\ndescription: B\nblocks:\n${'  - type: cta\n    heading: Sale: now\n   text: "x\n'.repeat(3000)}`,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(time).toBeLessThan(10_000);
  });

  test.each([
    ['question marks', '? '.repeat(10_000)],
    ['colons on one line', `title: ${'a: b '.repeat(20_000)}\n`],
    ['apostrophes on one line', `title: '${"a'b ".repeat(20_000)}'\n`],
    ['commas', `title: [${'a, '.repeat(40_000)}]\n`],
    ['settings', pageYaml + Array.from({ length: 10_000 }, (_, index) => `k${index}: 1\n`).join('')],
    ['colons in texts', `title: A\n${'a: b: c\n'.repeat(10_000)}`],
    ['tabs', `title: A\n${'\ta: x\n'.repeat(10_000)}`],
    ['marks of Git', '<<<<<<< a\n'.repeat(10_000)],
    ['documents', '---\n'.repeat(30_000)],
    ['empty sections', `title: A\ndescription: B\nblocks:\n${'  -\n'.repeat(30_000)}`],
    ['unknown values', pageYaml.replace('See it at work', `"${'{site.x}'.repeat(10_000)}"`)],
  ])(
    'thousands of %s are told, but not all of them',
    (_name, text) => {
      const { length } = check({ 'pages/test.yaml': text }).diagnostics;
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(120);
    },
    30_000,
  );

  test('names of JavaScript are ordinary names or refused, and change nothing', () => {
    expect(foundIn(`__proto__: { polluted: yes }\n${pageYaml}`)).toEqual(['1:1 schema/unknown-key']);
    expect(foundIn(`constructor: { a: 1 }\n${pageYaml}`)).toEqual(['1:1 schema/unknown-key']);
    expect(foundIn(pageYaml.replace('type: cta', 'type: constructor'))).toEqual(['4:11 schema/unknown-type']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('a group that has itself inside is refused', () => {
    expect(foundIn(`title: &a [*a]\n${pageYaml.replace('title: Home\n', '')}`)).toContain('1:8 yaml/alias');
  });

  test('a merge of groups is refused', () => {
    expect(foundIn(pageYaml.replace('button:\n', 'button:\n      <<: { label: x }\n'))).toEqual(['7:7 yaml/alias']);
  });
});
