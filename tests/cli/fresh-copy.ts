// A fresh copy, to compare continued builds with: the same site, built in a folder without any
// earlier build.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/base/disk/list-files.ts';

/**
 * @param use builds the site in a folder: what it returns may follow from the site's files alone
 * @returns a function that gives what `use` returns for a copy of a site's folder without anything that a build has left; the
 * copy is gone then. Of the same files it is worked out once.
 */
export function inFreshCopy<T>(use: (copy: string) => Promise<T>): (siteRoot: string) => Promise<T> {
  const results = new Map<string, T>();
  return async (siteRoot) => {
    const copy = mkdtempSync(join(tmpdir(), 'pagewright-fresh-'));
    try {
      cpSync(siteRoot, copy, { recursive: true, filter: (file) => !/\.pagewright|dist/.test(file) });
      const files = createHash('sha1')
        .update(JSON.stringify(readContents(copy)))
        .digest('hex');
      const result = results.get(files) ?? (await use(copy));
      results.set(files, result);
      return result;
    } finally {
      rmSync(copy, { recursive: true });
    }
  };
}

/** @returns each file's bytes, in base 64, by its path in the folder */
export function readContents(folder: string): Record<string, string> {
  return Object.fromEntries(listFiles(folder, '').map((file) => [file, readFileSync(join(folder, file), 'base64')]));
}
