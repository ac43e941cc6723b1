// A mistake in a component or a schema is said with its place: it is the developer's, not a failure of Pagewright.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DeveloperError } from '../../../src/base/pure/developer-error.ts';
import { loadBundles } from '../../../src/builder/bundles/bundle-cache.ts';
import { generatedFiles } from '../../../src/cli/generate/generate.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { copyProduct } from '../../cli/product-copy.ts';

const product = copyProduct();
const component = join(product, 'src/page/blocks/cta/cta.tsx');
const schema = join(product, 'schemas/blocks/cta.schema.json');
afterAll(() => rmSync(product, { recursive: true }));

/** Runs a task while a file holds other words, and gives what it threw. */
async function catchError(file: string, change: (text: string) => string, task: () => unknown): Promise<Error> {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
  try {
    await task();
  } catch (error) {
    return error as Error;
  } finally {
    writeFileSync(file, text);
  }
  throw new Error('Nothing was wrong');
}

it.each([
  ['a bracket too many', 'src/page/blocks/cta/cta.tsx:', (text: string) => text.replace('return (', 'return ((')],
  ['an import of nothing', "'./nothing.ts'", (text: string) => `import { x } from './nothing.ts';\nx();\n${text}`],
])('a component with %s is said with its place and without a stack', async (_what, words, change) => {
  const error = await catchError(component, change, () => loadBundles({ productRoot: product, siteRoot: product }));
  expect(error).toBeInstanceOf(DeveloperError);
  expect(error.message).toContain(words);
  expect(error.message).not.toMatch(/\n\s+at /);
});

it('a schema that refers to nothing is said with what it refers to, by the check and by generate', async () => {
  const change = (text: string) => text.replace('#/definitions/heading"', '#/definitions/haeding"');
  for (const task of [() => loadChecker({ productRoot: product, siteRoot: product }), () => generatedFiles(product)]) {
    const error = await catchError(schema, change, task);
    expect(error).toBeInstanceOf(DeveloperError);
    expect(error.message).toBe(
      'schemas/blocks/cta.schema.json:29:7: this schema refers to schemas/common.schema.json#/definitions/haeding, which does not exist.',
    );
  }
});

it('generate says which schema has no component', async () => {
  renameSync(component, `${component}.away`);
  await expect(generatedFiles(product)).rejects.toThrow(
    'schemas/blocks/cta.schema.json has no component: src/page/blocks/cta/cta.tsx is missing.',
  );
  renameSync(`${component}.away`, component);
});
