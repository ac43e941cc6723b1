// Golden pairs: tests/fixtures/err/<code>.yaml is a page with one mistake, or several files divided by lines such as
// `#: pages/_shared/x.yaml`; <code>.out is what people read. `UPDATE_GOLDEN=1 npx vitest run golden` writes the outputs anew.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codes } from '../../src/content/codes.ts';
import { pretty } from '../../src/node/report/pretty.ts';
import { expandFixture, filesOf, fixtureFolder } from './golden-files.ts';
import { checker, facts } from './test-site.ts';

const folder = fixtureFolder;
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

describe('the golden pair', () => {
  test.each(fixtures)('%s reads as it is written down', (name) => {
    const files = filesOf(expandFixture(readFileSync(new URL(name, folder), 'utf8')));
    const { diagnostics } = checker.checkSite({ files, facts });
    const output = pretty(diagnostics, { files });
    const golden = new URL(name.replace('.yaml', '.out'), folder);
    if (process.env.UPDATE_GOLDEN || !existsSync(golden)) writeFileSync(golden, output);
    expect(output).toBe(readFileSync(golden, 'utf8'));
    expect(diagnostics.map(({ code }) => code.replace('/', '-'))).toEqual([name.replace('.yaml', '')]);
  });
});

test('every code has its pair', () => {
  // These cannot be written into a text file, would be too large, or come from the renderer.
  const without = ['yaml/encoding', 'yaml/too-large', 'render/failed'];
  const missing = Object.keys(codes).filter(
    (code) => !without.includes(code) && !fixtures.includes(`${code.replace('/', '-')}.yaml`),
  );
  expect(missing).toEqual([]);
});
