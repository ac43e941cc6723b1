// Reads a file of the site for the editor: its data as written, and the places of its sections in
// the text.
import { isGroup } from '../../base/pure/pointer.ts';
import { findSectionRanges } from '../../edits/section-lines.ts';
import { isTextFile } from '../../checker/text-files/text-file.ts';
import { readYaml } from '../../checker/yaml/read-yaml.ts';
import { findNodes } from '../../checker/yaml/parse/locate.ts';
import type { EditorFile } from '../protocol/page.ts';
import type { TextSet } from '../../base/pure/text-set.ts';

export interface ReadFile extends EditorFile {
  /** The whole lines of each entry of `blocks`, with the comments above it. */
  sections: { start: number; end: number }[];
}

/** @returns a function that reads a file of the site, once for each state */
export function createFileReader(): (texts: TextSet, file: string) => ReadFile | undefined {
  const known = new Map<string, ReadFile>();
  const keep = (file: string, read: ReadFile): ReadFile => {
    known.set(file, read);
    return read;
  };
  return (texts, file) => {
    if (!texts.has(file)) return undefined;
    const version = texts.version(file);
    const earlier = known.get(file);
    if (earlier?.version === version) return earlier;
    const text = texts.text(file);
    if (isTextFile(file)) return keep(file, { text, version, data: undefined, sections: [] });
    const source = readYaml(file, text);
    const isAsWritten = source.repaired === text;
    const list = isAsWritten ? findNodes(source.root, '/blocks').value : null;
    const sections = findSectionRanges(list, text);
    return keep(file, { text, version, data: source.value, sections });
  };
}

/** @returns the paths of the text files that the data of a page or shared section names */
export function namedFiles(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('file' in data && typeof data.file === 'string') return isTextFile(data.file) ? [data.file] : [];
  return Object.values(data).flatMap(namedFiles);
}

/** @returns the entries of `blocks` that are groups of settings, others as empty ones */
export function writtenBlocks(data: unknown): Record<string, unknown>[] {
  const blocks = isGroup(data) && Array.isArray(data.blocks) ? (data.blocks as unknown[]) : [];
  return blocks.map((block) => (isGroup(block) ? block : {}));
}
