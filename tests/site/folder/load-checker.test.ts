// Precompiled validators give the same results as those that a checker compiles itself.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createChecker } from '../../../src/checker/check-site.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { expandFixture, fixtureFolder, createSource } from '../../checker/golden-files.ts';
import { schemas } from '../../checker/test-site.ts';
import { productRoot } from '../../product-root.ts';

const ahead = loadChecker({ productRoot, siteRoot: productRoot });
const checker = createChecker(schemas);
const inputs = readdirSync(fixtureFolder).filter((name) => name.endsWith('.yaml'));

describe('precompiled, the result is the same for', () => {
  test.each(inputs)('%s', (name) => {
    const source = createSource(expandFixture(readFileSync(new URL(name, fixtureFolder), 'utf8')));
    expect(ahead.checkSite(source).diagnostics).toEqual(checker.checkSite(source).diagnostics);
  });
});

test('for texts at the length limit, counted in characters, and longer ones', () => {
  const page = (title: string) => `title: ${title}\ndescription: It is.\nblocks:\n  - type: cta\n    heading: Ask\n`;
  // An emoji is one character and two units of JavaScript's length.
  for (const [title, codes] of [
    ['x'.repeat(120), []],
    ['😀'.repeat(120), []],
    ['x'.repeat(121), ['schema/too-long']],
    ['😀'.repeat(121), ['schema/too-long']],
  ] as const) {
    const source = createSource(page(title));
    const { diagnostics } = ahead.checkSite(source);
    expect(diagnostics).toEqual(checker.checkSite(source).diagnostics);
    expect(diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
    expect(diagnostics.some(({ code }) => code === 'schema/too-long')).toBe(codes.length > 0);
  }
});
