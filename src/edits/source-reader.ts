// Source reader: parses each file of a site once, for changes to many files.
import type { TextSet } from '../base/pure/text-set.ts';
import type { SourceFile } from '../checker/yaml/parse/source-file.ts';
import { readYaml } from '../checker/yaml/read-yaml.ts';

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
