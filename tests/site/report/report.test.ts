// Reports for people and programs: code frames, the pretty format, the line format, counts.
import { describe, expect, test } from 'vitest';
import { formatCodeFrame } from '../../../src/site/report/code-frame.ts';
import { formatLines } from '../../../src/site/report/lines.ts';
import { formatPretty } from '../../../src/site/report/pretty.ts';
import { summarizeCounts, countProblems } from '../../../src/site/report/counts.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { check, pageYaml } from '../../checker/test-site.ts';

const at = (line: number, column: number, length: number) => ({
  start: { line, column, offset: 0 },
  end: { line, column: column + length, offset: 0 },
});

describe('the code frame', () => {
  test('has carets under the range', () => {
    expect(formatCodeFrame('a: 1\nheadin: x\n', at(2, 1, 6))).toBe('2 | headin: x\n  | ^^^^^^');
  });

  test('has one caret for an empty range', () => {
    expect(formatCodeFrame('a:\n', at(1, 3, 0))).toBe('1 | a:\n  |   ^');
  });

  test('stays in line after tabs, wide letters and marks without width', () => {
    expect(formatCodeFrame('\ta: 1', at(1, 2, 1))).toBe('1 |     a: 1\n  |     ^');
    expect(formatCodeFrame('日本: x', at(1, 5, 1))).toBe('1 | 日本: x\n  |       ^');
    expect(formatCodeFrame('e\u0301: x', at(1, 5, 1))).toBe('1 | e\u0301: x\n  |    ^');
    expect(formatCodeFrame('😀: x', at(1, 5, 1))).toBe('1 | 😀: x\n  |     ^');
  });

  test('ends at the end of the first line', () => {
    expect(formatCodeFrame('a: |\r\n  b\r\n', { ...at(1, 4, 0), end: { line: 2, column: 4, offset: 0 } })).toBe(
      '1 | a: |\n  |    ^',
    );
  });

  test('shows the part of a long line that has the range in it', () => {
    const frame = formatCodeFrame(`${'x'.repeat(500)}HERE${'y'.repeat(500)}`, at(1, 501, 4));
    expect(frame.split('\n')[0]!.length).toBeLessThan(130);
    const [source, carets] = frame.split('\n') as [string, string];
    expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test('lets no control character reach the terminal', () => {
    const frame = formatCodeFrame('a: \u001b[31m\u202e', at(1, 1, 1));
    expect(frame.includes('\u001b') || frame.includes('\u202e')).toBe(false);
  });
});

const text = pageYaml.replace('heading', 'headign');
const { diagnostics } = check({ 'pages/test.yaml': text });
const texts = createTextSet({ 'pages/test.yaml': text });

test('the pretty report has place, message, source and summary', () => {
  expect(formatPretty(diagnostics, { texts })).toBe(
    `pages/test.yaml:5:5  error  "headign" is not a setting of a "cta" section. Did you mean "heading"? [schema/unknown-key]
  5 |     headign: See it at work
    |     ^^^^^^^

1 error in 1 file. To fix it: npm run check -- --fix
`,
  );
});

test('colors appear only on request', () => {
  expect(formatPretty(diagnostics, { texts })).not.toContain('\u001b');
  expect(formatPretty(diagnostics, { texts, colors: true })).toContain('\u001b[31merror\u001b[39m');
});

test('a clean site says so', () => {
  expect(summarizeCounts(countProblems([]))).toBe('No mistakes found.');
});

test('the line report has one line for each diagnostic', () => {
  expect(formatLines(diagnostics)).toBe(
    'pages/test.yaml:5:5: error: "headign" is not a setting of a "cta" section. Did you mean "heading"? [schema/unknown-key]\n',
  );
});
