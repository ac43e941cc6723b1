// The checker with validators that were compiled ahead says the same as one that compiles its own.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadChecker } from '../../src/node/load-checker.ts';
import { expandFixture, fixtureFolder, sourceOf } from '../content/golden-files.ts';
import { checker } from '../content/test-site.ts';

const productRoot = fileURLToPath(new URL('../..', import.meta.url));
const ahead = loadChecker({ productRoot, siteRoot: productRoot });
const inputs = readdirSync(fixtureFolder).filter((name) => name.endsWith('.yaml'));

describe('compiled ahead, the same is said of', () => {
  test.each(inputs)('%s', (name) => {
    const source = sourceOf(expandFixture(readFileSync(new URL(name, fixtureFolder), 'utf8')));
    expect(ahead.checkSite(source).diagnostics).toEqual(checker.checkSite(source).diagnostics);
  });
});

test('of texts that are as long as they may be, counted in characters, and of longer ones', () => {
  const page = (title: string) => `title: ${title}\ndescription: It is.\nblocks:\n  - type: cta\n    heading: Ask\n`;
  // An emoji is one character and two units of JavaScript's length.
  for (const [title, codes] of [
    ['x'.repeat(120), []],
    ['😀'.repeat(120), []],
    ['x'.repeat(121), ['schema/too-long']],
    ['😀'.repeat(121), ['schema/too-long']],
  ] as const) {
    const source = sourceOf(page(title));
    const { diagnostics } = ahead.checkSite(source);
    expect(diagnostics).toEqual(checker.checkSite(source).diagnostics);
    expect(diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
    expect(diagnostics.some(({ code }) => code === 'schema/too-long')).toBe(codes.length > 0);
  }
});
