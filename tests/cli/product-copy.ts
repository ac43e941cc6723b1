// A copy of the product that a test may change as a developer would.
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product itself. */
export const original = fileURLToPath(new URL('../..', import.meta.url));

const parts = [
  'src',
  'schemas',
  'tests',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  '.prettierrc.json',
  '.prettierignore',
  '.oxlintrc.json',
];

/** @returns the folder of a new copy, with all that its sources are built, typed, linted, formatted and tested by */
export function copyProduct(): string {
  const product = mkdtempSync(join(tmpdir(), 'pagewright-product-'));
  for (const path of parts) cpSync(join(original, path), join(product, path), { recursive: true });
  symlinkSync(join(original, 'node_modules'), join(product, 'node_modules'));
  return product;
}
