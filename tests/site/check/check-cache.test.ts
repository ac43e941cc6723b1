// The cache of `check --cache` never changes the result: after each kind of change, it is compared
// with a run without a cache.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Preview } from '../../../src/checker/check-site.ts';
import { createCachingChecker } from '../../../src/site/check/check-cache.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { readFacts, type Project } from '../../../src/site/folder/project.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';
import { productRoot } from '../../product-root.ts';

let project: Project;

const path = (file: string) => join(project.siteRoot, file);
const change = (file: string, from: string, to: string) =>
  writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to));
const source = () => ({ texts: openTexts(project), facts: readFacts(project) });
/** Diagnostics of a new program with the cache, and of one without. */
const withCache = () => createCachingChecker(project).checkSite(source()).diagnostics;
const without = () => loadChecker(project).checkSite(source()).diagnostics;

beforeEach(() => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-cache-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  project = { productRoot, siteRoot };
  withCache();
});

test.each<[string, () => void, string | null]>([
  ['nothing', () => {}, null],
  ['a page', () => change('pages/brot.yaml', 'heading:', 'headign:'), 'schema/unknown-key'],
  ['a link in one page to another one that is gone', () => rmSync(path('pages/frage.yaml')), 'site/broken-link'],
  ['a new page', () => writeFileSync(path('pages/neu.yaml'), 'title: Neu\n'), 'schema/missing-key'],
  ['a value that pages use', () => change('site.yaml', 'loaves:', 'breads:'), 'site/unknown-value'],
  ['a picture', () => rmSync(path('public/images/loaf.svg')), 'site/missing-file'],
  [
    'the severity of a rule',
    () => writeFileSync(path('public/images/x.svg'), '<svg viewBox="0 0 1 1"/>'),
    'site/unused-file',
  ],
  [
    'a name that was right before',
    () => cpSync(path('pages/brot.yaml'), path('pages/Brot.yaml')),
    'site/route-case-clash',
  ],
])('after a change of %s the result is the same as without the cache', (_what, edit, code) => {
  edit();
  const expected = without();
  if (code) expect(expected.map((diagnostic) => diagnostic.code)).toContain(code);
  expect(withCache()).toEqual(expected);
  expect(withCache()).toEqual(expected);
});

test('a change that keeps size and mtime of a file is noticed', () => {
  const file = path('pages/brot.yaml');
  const { atime, mtime, size } = statSync(file);
  change('pages/brot.yaml', 'heading:', 'headign:');
  utimesSync(file, atime, mtime);
  expect(statSync(file).size).toBe(size);
  expect(withCache().map(({ code }) => code)).toEqual(['schema/unknown-key']);
});

test('a corrected mistake is not reported again', () => {
  change('pages/brot.yaml', 'heading:', 'headign:');
  expect(withCache()).toHaveLength(1);
  change('pages/brot.yaml', 'headign:', 'heading:');
  expect(withCache()).toEqual([]);
});

describe('time', () => {
  const at = (preview: Partial<Preview>) => {
    const { texts, facts } = source();
    return {
      texts,
      facts: { ...facts, preview: { now: Date.UTC(2026, 10, 21), show: 'published', ...preview } satisfies Preview },
    };
  };
  const inBoth = (preview: Partial<Preview>) => {
    const expected = loadChecker(project).checkSite(at(preview)).diagnostics;
    expect(createCachingChecker(project).checkSite(at(preview)).diagnostics).toEqual(expected);
    return expected.map(({ code }) => code);
  };
  const day = (date: number, hour = 0) => ({ now: Date.UTC(2026, 11, date, hour) });

  beforeEach(() => {
    change('pages/brot.yaml', 'blocks:', 'publish: { until: 2026-12-24 }\nblocks:');
    change('pages/brot.yaml', '- type: ', '- publish: { until: 2026-12-20 }\n    type: ');
  });

  test('that passes a date of the site makes the result invalid, forwards and backwards', () => {
    const found = [1, 19, 21, 24, 25, 19, 1].map((date) => inBoth(day(date)));
    expect(found.every((codes) => codes.includes('publish/link-to-hidden'))).toBe(true);
  });

  test('in another time zone is another time, although no page names the zone', () => {
    inBoth(day(24, 23));
    writeFileSync(path('site.yaml'), `timeZone: Pacific/Kiritimati\n${readFileSync(path('site.yaml'), 'utf8')}`);
    inBoth(day(24, 23));
    change('site.yaml', 'Pacific/Kiritimati', 'Pacific/Kiritimatti');
    expect(inBoth(day(24, 23))).toContain('publish/unknown-zone');
  });

  test('given by --date, and --drafts, have results of their own', () => {
    change('pages/frage.yaml', 'title:', 'draft: true\ntitle:');
    expect(inBoth(day(1))).toContain('publish/link-to-hidden');
    expect(inBoth({ ...day(1), show: 'all' })).toContain('publish/link-to-hidden');
    const codes = inBoth({ now: '2026-12-01', show: 'drafts' });
    expect(inBoth({ now: '2027-12-01', show: 'drafts' })).not.toEqual([]);
    expect(inBoth({ now: '2026-12-01', show: 'drafts' })).toEqual(codes);
  });

  test('between two dates does not cause a new check', () => {
    inBoth(day(1));
    const file = path('.pagewright/check/last.json');
    const last = JSON.parse(readFileSync(file, 'utf8')) as { diagnostics: unknown[] };
    writeFileSync(file, JSON.stringify({ ...last, diagnostics: [] }));
    const cached = (preview: Partial<Preview>) =>
      createCachingChecker(project).checkSite(at(preview)).diagnostics.length;
    expect(cached(day(19))).toBe(0);
    expect(cached(day(20, 23))).toBe(0);
    expect(cached(day(21))).toBeGreaterThan(0);
  });
});

test('a damaged cache is ignored', () => {
  const folder = path('.pagewright/check');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"version": ');
  change('pages/brot.yaml', 'heading:', 'headign:');
  expect(withCache()).toEqual(without());
});

test('a file that changes while the site is being read stops the check', () => {
  const { texts } = source();
  texts.version('pages/brot.yaml');
  texts.text('pages/index.yaml');
  change('pages/brot.yaml', 'heading:', 'headign:');
  expect(() => texts.text('pages/brot.yaml')).toThrow('pages/brot.yaml was changed while it was being read');
});

describe('on a site with many pages', () => {
  const readCache = (name: string) => readFileSync(path(`.pagewright/check/${name}`), 'utf8');
  const plain = (number: number, heading = 'heading') =>
    `title: Seite ${number}\ndescription: Die Seite mit der Nummer ${number}.\nblocks:\n  - type: cta\n    ${heading}: Nummer ${number}\n    button: { label: Zur Frage ${number}, href: /frage }\n`;

  beforeEach(() => {
    for (let number = 0; number < 60; number++) writeFileSync(path(`pages/seite-${number}.yaml`), plain(number));
    withCache();
  });

  test('successive changes go into the delta file, and the result stays right', () => {
    const base = readCache('pages.json');
    for (const [edit, code] of [
      [() => writeFileSync(path('pages/seite-7.yaml'), plain(7, 'headign')), 'schema/unknown-key'],
      [() => writeFileSync(path('pages/neu.yaml'), 'title: Neu\n'), 'schema/missing-key'],
      [() => rmSync(path('pages/seite-8.yaml')), 'schema/unknown-key'],
      [() => writeFileSync(path('pages/seite-7.yaml'), plain(7)), 'schema/missing-key'],
      [() => writeFileSync(path('pages/seite-8.yaml'), plain(8, 'headign')), 'schema/unknown-key'],
      [() => rmSync(path('pages/neu.yaml')), 'schema/unknown-key'],
    ] as const) {
      edit();
      const expected = without();
      expect(expected.map((diagnostic) => diagnostic.code)).toContain(code);
      expect(withCache()).toEqual(expected);
      expect(withCache()).toEqual(expected);
    }
    expect(readCache('pages.json')).toBe(base);
    expect(readCache('pages.delta.json')).toContain('pages/seite-8.yaml');
  });
});
