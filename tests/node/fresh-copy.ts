// What builds that go on are compared with: the same site, built in a folder in which nobody has built before.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walk } from '../../src/node/project.ts';

/** @returns what `use` returns for a copy of a site's folder without anything that a build has left; the copy is gone then */
export async function inFreshCopy<T>(siteRoot: string, use: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'pagewright-fresh-'));
  try {
    cpSync(siteRoot, copy, { recursive: true, filter: (file) => !/\.pagewright|dist/.test(file) });
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** @returns each file's bytes, in base 64, by its path in the folder */
export function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(walk(folder, '').map((file) => [file, readFileSync(join(folder, file), 'base64')]));
}
