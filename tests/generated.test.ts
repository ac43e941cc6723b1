// Holds the generated files to their sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { codes } from '../src/checker/diagnostics/messages/codes.ts';
import { generatedFiles } from '../src/cli/generate/generate.ts';
import { blockTypes } from '../src/site/schemas/read-schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('the generated files are what the schemas say now (npm run generate)', async () => {
  const stale = Object.entries(await generatedFiles(root)).filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});

it('every block type has its component where its name says', () => {
  const missing = blockTypes(root).filter((type) => !existsSync(join(root, 'src/page/blocks', type, `${type}.tsx`)));
  expect(missing).toEqual([]);
});

it('every code has its page, with words, an example and its exact output, and no page is left over', () => {
  const written = readdirSync(join(root, 'docs/errors'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md');
  expect(written.toSorted()).toEqual(
    Object.keys(codes)
      .map((code) => `${code}.md`)
      .toSorted(),
  );
  for (const path of written)
    expect(readFileSync(join(root, 'docs/errors', path), 'utf8')).toMatch(/## Example[\s\S]+## What the check says/);
});

it('every page of the reference is generated, and none is left over', async () => {
  const pages = Object.keys(await generatedFiles(root)).filter((path) => path.startsWith('docs/reference/'));
  const written = readdirSync(join(root, 'docs/reference'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/reference/${path.split(sep).join('/')}`)
    .filter((path) => path.endsWith('.md'));
  expect(written.toSorted()).toEqual(pages.toSorted());
});
