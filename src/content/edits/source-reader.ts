// Source reader: parses each file of a site once, for changes to many files.
import type { TextSet } from '../primitives/text-set.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** Gives a file of the site, parsed. */
export type SourceReader = (file: string) => SourceFile;

/** @returns a reader that keeps what it has read */
export function createSourceReader(texts: TextSet): SourceReader {
  const read = new Map<string, SourceFile>();
  return (file) => {
    const source = read.get(file) ?? readYaml(file, texts.text(file));
    read.set(file, source);
    return source;
  };
}
