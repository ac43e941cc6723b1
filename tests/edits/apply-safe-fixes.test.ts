// --fix restores what was typed, is done after one run, keeps every other byte, and leaves right
// pages alone. tests/fixtures/err/<code>.fixed is what a golden input becomes; it is there when
// anything can be fixed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createChecker } from '../../src/checker/check-site.ts';
import { fixSite, fixText } from '../../src/edits/apply-safe-fixes.ts';
import { assertProperty } from '../sampling.ts';
import { expandFixture, fixtureFolder, goldenSchemas, createSchemas, createSource } from '../checker/golden-files.ts';
import { checker, facts, pageYaml, schemas, siteYaml } from '../checker/test-site.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';

const all = () => true;
const goldenChecker = createChecker(goldenSchemas);
const fix = (page: string) => {
  const files = { 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, 'pages/test.yaml': page };
  return fixSite(checker, { texts: createTextSet(files), facts }, all);
};
const fixed = (page: string) => fix(page).texts.text('pages/test.yaml');

const fixtures = readdirSync(fixtureFolder).filter((name) => name.endsWith('.yaml'));

describe('of the golden pairs', () => {
  test.each(fixtures)('%s becomes what is written down, and then stays', (name) => {
    const input = expandFixture(readFileSync(new URL(name, fixtureFolder), 'utf8'));
    const source = createSource(input);
    const set = createSchemas(input);
    const by = set === goldenSchemas ? goldenChecker : createChecker(set);
    const result = fixSite(by, source, all);
    const changed = [...result.fixed.keys()];
    const golden = new URL(name.replace('.yaml', '.fixed'), fixtureFolder);
    if (changed.length === 0) return expect(existsSync(golden)).toBe(false);
    const output = changed.map((file) => result.texts.text(file)).join('');
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, output);
    expect(output).toBe(readFileSync(golden, 'utf8'));
    expect(result.checked.diagnostics).toEqual([]);
    expect(fixSite(by, { ...source, texts: result.texts }, all).fixed.size).toBe(0);
  });
});

test.each([
  ['yaml/tab-indent', '    heading: See it', '\t\theading: See it'],
  ['yaml/unclosed-quote', 'heading: "See it at work"', 'heading: "See it at work'],
  ['yaml/space-after-colon', 'heading: See', 'heading:See'],
  ['yaml/space-after-dash', '  - type: cta', '  -type: cta'],
  ['yaml/odd-space', 'heading: See', 'heading:\u00a0See'],
  ['yaml/indent', '    heading: See it', '     heading: See it'],
  ['schema/unknown-key', 'heading: See', 'headign: See'],
  ['schema/lost-indent', '      label: Book', '    label: Book'],
])('%s: what was typed comes back', (_code, right, wrong) => {
  const page = pageYaml.replace(right.replaceAll('"', ''), right);
  const broken = page.replace(right, wrong);
  expect(broken).not.toBe(page);
  expect(fixed(broken)).toBe(page);
});

test('several mistakes of several kinds are fixed in one run, and comments and line ends stay', () => {
  const page = `\uFEFF# A comment: with a colon\r\n${pageYaml.replace('heading: See it', 'headign: Sale: 50% # note')}`
    .replace('title: Home', 'title:Home')
    .replaceAll(/\r?\n/g, '\r\n');
  const text = fixed(page);
  expect(text.startsWith('\uFEFF# A comment: with a colon\r\n')).toBe(true);
  expect(text).toContain('title: Home\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(fixed(text)).toBe(text);
});

test('a setting is fixed, even when that brings a broken link to light', () => {
  const page = pageYaml.replace(/href: \S+/, 'href: /nowhere').replace('title: Home', 'title: Another');
  const broken = page.replace('heading: See', 'headign: See');
  expect(broken).not.toBe(page);
  expect(fixed(broken)).toBe(page);
  expect(fix(broken).checked.diagnostics.map(({ code }) => code)).toContain('site/broken-link');
});

const examples = Object.values(schemas.blocks).flatMap(({ examples: list }) => list ?? []);
const pages = examples.map((example) => stringify({ title: 'Test', description: 'A page.', blocks: [example] }));

test('a page without safe fixes is not touched', () => {
  for (const page of pages) {
    const { diagnostics } = checker.checkSite({
      texts: createTextSet({ 'site.yaml': siteYaml, 'pages/test.yaml': page }),
      facts,
    });
    expect(
      fixText(
        page,
        diagnostics.filter(({ fixes }) => !fixes.some(({ safe }) => safe)),
      ),
    ).toBe(page);
  }
});

test('a mistake that is fixed counts, also where another one with the same words is left', () => {
  const page = pages.find((each) => each.includes('siteHours: true'))!;
  const { fixed: files, checked } = fix(page.replace('places:\n', 'places: #x'));
  const dashes = checked.diagnostics.filter(({ code }) => code === 'yaml/extra-dash');
  expect([files.get('pages/test.yaml')?.count, dashes.length]).toEqual([1, 1]);
});

const slip = fc.record({
  page: fc.constantFrom(...pages),
  at: fc.nat(2000),
  piece: fc.constantFrom('', '\t', '"', ': ', '\u00a0', ' #x', '- ', '  '),
  remove: fc.nat(2),
});

test('fixing never throws, leaves fewer mistakes, and has nothing more to do afterwards', () => {
  assertProperty(
    fc.property(slip, ({ page, at, piece, remove }) => {
      const place = at % page.length;
      const broken = page.slice(0, place) + piece + page.slice(place + remove);
      const first = fix(broken);
      const text = first.texts.text('pages/test.yaml');
      if (first.fixed.size > 0) expect(first.fixed.get('pages/test.yaml')!.count).toBeGreaterThan(0);
      else expect(text).toBe(broken);
      expect(fixed(text)).toBe(text);
    }),
    { sample: 100, all: 800 },
  );
});

test('a right page stays as it is, byte for byte, with its comments and however it is written', () => {
  const layouts = fc.record({
    indent: fc.constantFrom(2, 4),
    indentSeq: fc.boolean(),
    lineWidth: fc.constantFrom(0, 60),
    defaultStringType: fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const, 'QUOTE_SINGLE' as const),
    defaultKeyType: fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const),
  });
  const remark = fc.constantFrom('', '# A remark: with a colon\n', '#\ttab "quote\n');
  assertProperty(
    fc.property(fc.constantFrom(...examples), layouts, remark, fc.boolean(), (example, options, comment, isWindows) => {
      const written = comment + stringify({ title: 'Test', description: 'A page.', blocks: [example] }, options);
      const text = isWindows ? written.replaceAll('\n', '\r\n') : written;
      expect(fixed(text)).toBe(text);
    }),
    { sample: 100, all: 800 },
  );
});

test('a fix that lets a waiting rule speak is made all the same', () => {
  const strict = siteYaml.replace('  site/unreachable-page: off\n', '');
  const files = {
    'site.yaml': strict,
    'pages/index.yaml': pageYaml,
    'pages/test.yaml': pageYaml.replace('title: H', 'title:H'),
  };
  const result = fixSite(checker, { texts: createTextSet(files), facts }, all);
  expect(result.texts.text('pages/test.yaml')).toBe(pageYaml);
  expect(result.checked.diagnostics.map(({ code }) => code)).toEqual(['site/unreachable-page']);
});
