// Reads a file of the site for the editor: its data as written, and the places of its sections in
// the text.
import { isNode, isSeq, type Node } from 'yaml';
import { isGroup } from '../../base/pure/pointer.ts';
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
    const sections = sectionRanges(list, text);
    return keep(file, { text, version, data: source.value, sections });
  };
}

/** @returns the paths of the text files that the data of a page or shared section names */
export function namedFiles(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('file' in data && typeof data.file === 'string') return isTextFile(data.file) ? [data.file] : [];
  return Object.values(data).flatMap(namedFiles);
}

function sectionRanges(list: Node | null, text: string): ReadFile['sections'] {
  if (!isSeq(list) || list.flow) return [];
  const starts = list.items.map((item) => lineStart(isNode(item) ? (item.range?.[0] ?? 0) : 0, text));
  const withComments = starts.map((start) => aboveComments(start, text));
  const last = list.range?.[1] ?? text.length;
  return withComments.map((start, index) => {
    const end = withComments[index + 1] ?? lineEnd(last, text);
    return { start, end: start + text.slice(start, end).trimEnd().length };
  });
}

function lineStart(offset: number, text: string): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(offset: number, text: string): number {
  const isAtStart = offset === 0 || text[offset - 1] === '\n';
  const end = text.indexOf('\n', offset);
  return isAtStart ? offset : end === -1 ? text.length : end;
}

/** @returns the start of the comments that stand directly above a line */
function aboveComments(start: number, text: string): number {
  let from = start;
  while (from > 0) {
    const above = lineStart(from - 1, text);
    if (!/^\s*#/.test(text.slice(above, from))) return from;
    from = above;
  }
  return from;
}

/** @returns the entries of `blocks` that are groups of settings, others as empty ones */
export function writtenBlocks(data: unknown): Record<string, unknown>[] {
  const blocks = isGroup(data) && Array.isArray(data.blocks) ? (data.blocks as unknown[]) : [];
  return blocks.map((block) => (isGroup(block) ? block : {}));
}
