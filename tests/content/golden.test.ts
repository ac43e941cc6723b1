// Golden pairs: tests/fixtures/err/<code>.yaml is a page with one mistake, or several files divided by lines such as
// `#: pages/_shared/x.yaml`; <code>.out is what people read. `UPDATE_GOLDEN=1 npx vitest run golden` writes the outputs anew.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PageModel, SiteFacts } from '../../src/content/check-site.ts';
import { adjustable, codes } from '../../src/content/codes.ts';
import type { Diagnostic } from '../../src/content/diagnostic.ts';
import { diagnosticsOfFailures } from '../../src/node/render-failure.ts';
import { pretty } from '../../src/node/report/pretty.ts';
import { expandFixture, filesOf, fixtureFolder } from './golden-files.ts';
import { checker, facts, schemas } from './test-site.ts';
import { textsOf } from '../../src/content/texts.ts';

const folder = fixtureFolder;
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** The pictures of the small site, and one whose file has lost its end for the pages that name it. */
function factsFor(files: Record<string, string>): SiteFacts {
  const path = '/images/half.jpg';
  if (!Object.values(files).some((text) => text.includes(path))) return facts;
  return { ...facts, images: { ...facts.images, [path]: { width: 0, height: 0, bytes: 1000, unreadable: 'cut-off' } } };
}

/** What the renderer finds, as if the component of the page's first section had thrown. */
function renderFailures(): Diagnostic[] {
  const page = { route: '/test', file: 'pages/test.yaml', lines: [4], page: { blocks: [{ type: 'cta' }] } };
  return diagnosticsOfFailures([
    { model: page as unknown as PageModel, index: 0, error: new Error('x is not defined') },
  ]);
}

describe('the golden pair', () => {
  test.each(fixtures)('%s reads as it is written down', (name) => {
    const files = filesOf(expandFixture(readFileSync(new URL(name, folder), 'utf8')));
    const { diagnostics } =
      name === 'render-failed.yaml'
        ? { diagnostics: renderFailures() }
        : checker.checkSite({ texts: textsOf(files), facts: factsFor(files) });
    const output = pretty(diagnostics, { texts: textsOf(files) });
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
