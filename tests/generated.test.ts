// Holds the generated files to their sources.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { blockTypes, generatedFiles } from '../src/node/generate.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('the generated files are what the schemas say now (npm run generate)', async () => {
  const stale = Object.entries(await generatedFiles(root)).filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});

it('every block type has its component where its name says', () => {
  const missing = blockTypes(root).filter((type) => !existsSync(join(root, 'src/blocks', type, `${type}.tsx`)));
  expect(missing).toEqual([]);
});
