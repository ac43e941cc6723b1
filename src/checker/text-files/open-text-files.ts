// Opens the text files of a site: each is read once for each of its versions.
import { lazy } from '../../base/pure/lazy.ts';
import type { TextSet } from '../../base/pure/text-set.ts';
import { readTextFile } from './read-text-file.ts';
import { isTextFile, type TextFile, type TextFiles } from './text-file.ts';

/** Keeps the last result of a key as long as its version stays. */
type LatestByKey = (key: string, version: string, make: () => TextFile) => TextFile;

/** @returns the text files among the texts of a site */
export function openTextFiles(texts: TextSet, latest: LatestByKey): TextFiles {
  const paths = texts.paths.filter(isTextFile);
  const has = (path: string) => isTextFile(path) && texts.has(path);
  const missing = lazy(() => `none of ${paths.join(', ')}`);
  return {
    paths,
    has,
    text: (path) => texts.text(path),
    version: (path) => (has(path) ? texts.version(path) : missing()),
    read: (path, wanted) =>
      latest(`${wanted} ${path}`, texts.version(path), () => readTextFile(texts.text(path), wanted)),
  };
}

/** @returns a key for all text files together */
export function versionOfAll({ paths, version }: TextFiles): string {
  return paths.map((path) => ` ${path} ${version(path)}`).join('');
}
