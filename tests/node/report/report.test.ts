import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../src/node/report/frame.ts';
import { lines } from '../../../src/node/report/line.ts';
import { pretty } from '../../../src/node/report/pretty.ts';
import { sentence, tallyOf } from '../../../src/node/report/tally.ts';
import { textsOf } from '../../../src/content/texts.ts';
import { check, pageYaml } from '../../content/test-site.ts';

const at = (line: number, column: number, length: number) => ({
  start: { line, column, offset: 0 },
  end: { line, column: column + length, offset: 0 },
});

describe('the code frame', () => {
  test('has carets under the range', () => {
    expect(codeFrame('a: 1\nheadin: x\n', at(2, 1, 6))).toBe('2 | headin: x\n  | ^^^^^^');
  });

  test('has one caret for an empty range', () => {
    expect(codeFrame('a:\n', at(1, 3, 0))).toBe('1 | a:\n  |   ^');
  });

  test('stays in line after tabs, wide letters and marks without width', () => {
    expect(codeFrame('\ta: 1', at(1, 2, 1))).toBe('1 |     a: 1\n  |     ^');
    expect(codeFrame('日本: x', at(1, 5, 1))).toBe('1 | 日本: x\n  |       ^');
    expect(codeFrame('e\u0301: x', at(1, 5, 1))).toBe('1 | e\u0301: x\n  |    ^');
    expect(codeFrame('😀: x', at(1, 5, 1))).toBe('1 | 😀: x\n  |     ^');
  });

  test('ends at the end of the first line', () => {
    expect(codeFrame('a: |\r\n  b\r\n', { ...at(1, 4, 0), end: { line: 2, column: 4, offset: 0 } })).toBe(
      '1 | a: |\n  |    ^',
    );
  });

  test('shows the part of a long line that has the range in it', () => {
    const frame = codeFrame(`${'x'.repeat(500)}HERE${'y'.repeat(500)}`, at(1, 501, 4));
    expect(frame.split('\n')[0]!.length).toBeLessThan(130);
    const [source, carets] = frame.split('\n') as [string, string];
    expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test('lets no control character reach the terminal', () => {
    const frame = codeFrame('a: \u001b[31m\u202e', at(1, 1, 1));
    expect(frame.includes('\u001b') || frame.includes('\u202e')).toBe(false);
  });
});

const text = pageYaml.replace('heading', 'headign');
const { diagnostics } = check({ 'pages/test.yaml': text });
const texts = textsOf({ 'pages/test.yaml': text });

test('the pretty report has place, message, source and summary', () => {
  expect(pretty(diagnostics, { texts })).toBe(
    `pages/test.yaml:5:5  error  "headign" is not a setting of a section of the type "cta". Did you mean "heading"? [schema/unknown-key]
  5 |     headign: See it at work
    |     ^^^^^^^

1 error in 1 file. To mend it: npm run check -- --fix
`,
  );
});

test('colours come only when they are asked for', () => {
  expect(pretty(diagnostics, { texts })).not.toContain('\u001b');
  expect(pretty(diagnostics, { texts, colors: true })).toContain('\u001b[31merror\u001b[39m');
});

test('a clean site says so', () => {
  expect(sentence(tallyOf([]))).toBe('No mistakes found.');
});

test('the line report has one line for each diagnostic', () => {
  expect(lines(diagnostics)).toBe(
    'pages/test.yaml:5:5: error: "headign" is not a setting of a section of the type "cta". Did you mean "heading"? [schema/unknown-key]\n',
  );
});
