// Golden pairs: tests/fixtures/err/<code>.yaml is a page with one mistake, or several files divided
// by lines such as `#: pages/_shared/x.yaml`; <code>.out is what people read. `UPDATE_GOLDEN=1 npx
// vitest run golden` writes the outputs again.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createChecker, type PageModel } from '../../src/checker/check-site.ts';
import { adjustable, codes } from '../../src/checker/diagnostics/messages/codes.ts';
import type { Diagnostic } from '../../src/checker/diagnostics/diagnostic.ts';
import { diagnosticsOfFailures } from '../../src/builder/render-failure.ts';
import { formatPretty } from '../../src/site/report/pretty.ts';
import { expandFixture, fixtureFolder, goldenSchemas, createSchemas, createSource } from './golden-files.ts';
import { schemas } from './test-site.ts';

const checker = createChecker(goldenSchemas);
const folder = fixtureFolder;
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** Lists the renderer's diagnostics, as if the component of the page's first section had thrown. */
function renderFailures(): Diagnostic[] {
  const sources = [{ pointer: '/blocks/0' }];
  const page = { route: '/test', file: 'pages/test.yaml', lines: [4], sources, page: { blocks: [{ type: 'cta' }] } };
  return diagnosticsOfFailures([
    { model: page as unknown as PageModel, index: 0, error: new Error('x is not defined') },
  ]);
}

describe('the golden pair', () => {
  test.each(fixtures)('%s reads as it is written down', (name) => {
    const input = expandFixture(readFileSync(new URL(name, folder), 'utf8'));
    const source = createSource(input);
    const set = createSchemas(input);
    const by = set === goldenSchemas ? checker : createChecker(set);
    const { diagnostics } = name === 'render-failed.yaml' ? { diagnostics: renderFailures() } : by.checkSite(source);
    const output = formatPretty(diagnostics, { texts: source.texts });
    const golden = new URL(name.replace('.yaml', '.out'), folder);
    if (process.env.UPDATE_GOLDEN || !existsSync(golden)) writeFileSync(golden, output);
    expect(output).toBe(readFileSync(golden, 'utf8'));
    expect(diagnostics.map(({ code }) => code.replace('/', '-'))).toEqual([name.replace('.yaml', '')]);
  });
});

test('every code has its pair, and every pair its code', () => {
  const names = Object.keys(codes).map((code) => `${code.replace('/', '-')}.yaml`);
  expect(fixtures.toSorted()).toEqual(names.toSorted());
});

test('site.yaml can set the severity of exactly the codes that may be set', () => {
  const { properties } = schemas.site.properties!.checks!;
  expect(Object.keys(properties!).toSorted()).toEqual([...adjustable].toSorted());
});
