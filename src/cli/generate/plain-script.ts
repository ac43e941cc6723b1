// Sources as plain script, for what runs elsewhere without a build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { transformWithOxc } from 'vite';

/** @returns the text of a source without its types; it imports nothing but types */
export async function plainScript(productRoot: string, path: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(join(productRoot, path), 'utf8'), path, { sourcemap: false });
  const text = `// Made by npm run generate from ${path}: change that file.\n${code}`;
  return format(text, { parser: 'babel', printWidth: 120, singleQuote: true, trailingComma: 'all' });
}
