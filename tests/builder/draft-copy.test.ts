// A copy of the site that is marked as a draft: the build shows what is not public yet.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftMark } from '../../src/base/addresses/draft-address.ts';
import { closedRobots } from '../../src/site/public-folder/draft-mark.ts';
import { productRoot } from '../product-root.ts';
import { runCli } from '../run-cli.ts';

let siteRoot = '';
const out = (file: string) => join(siteRoot, 'dist', file);

beforeAll(() => {
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-draft-copy-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const page = join(siteRoot, 'pages/brot.yaml');
  writeFileSync(join(siteRoot, 'pages/neu.yaml'), `draft: true\n${readFileSync(page, 'utf8')}`);
});
afterAll(() => rmSync(siteRoot, { recursive: true }));

test('drafts are in the build of a marked copy, and its mark and its robots.txt are online', async () => {
  expect(await runCli('build', '--root', siteRoot)).toMatchObject({ status: 0 });
  expect(existsSync(out('neu.html'))).toBe(false);
  writeFileSync(join(siteRoot, 'public', draftMark), 'abc');
  writeFileSync(join(siteRoot, 'public/robots.txt'), closedRobots);
  expect(await runCli('build', '--root', siteRoot)).toMatchObject({ status: 0 });
  expect(readFileSync(out('neu.html'), 'utf8')).toContain('Unser Brot');
  expect(readFileSync(out(draftMark), 'utf8')).toBe('abc');
  expect(readFileSync(out('robots.txt'), 'utf8')).toBe(closedRobots);
});
