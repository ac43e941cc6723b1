// Writes the generated files, or says which are stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generate.ts';

/**
 * @param compareOnly writes nothing, and finds problems instead
 * @returns 0, or 1 when a file is stale and nothing was to be written
 */
export async function writeGenerated(productRoot: string, compareOnly: boolean): Promise<0 | 1> {
  const files = Object.entries(await generatedFiles(productRoot));
  const stale = files.filter(([path, text]) => {
    const file = join(productRoot, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [path, text] of stale) {
    if (!compareOnly) {
      mkdirSync(dirname(join(productRoot, path)), { recursive: true });
      writeFileSync(join(productRoot, path), text);
    }
    console.log(`${compareOnly ? 'stale' : 'written'}: ${path}`);
  }
  return compareOnly && stale.length > 0 ? 1 : 0;
}
