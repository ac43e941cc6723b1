// Uses of text files: where pages and shared sections name a Markdown or CSV file for a setting.
import { isPair, isScalar, isSeq, visit } from 'yaml';
import type { Place } from '../checker/diagnostics/diagnostic.ts';
import { childPointer } from '../base/pure/pointer.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import { mayNameFiles } from '../checker/resolve/files/expand-files.ts';
import { createLocator } from '../checker/yaml/parse/locate.ts';
import type { SourceFile } from '../checker/yaml/parse/source-file.ts';
import type { SourceReader } from './source-reader.ts';

/** @returns the places that name a text file, by the order of the files */
export function findTextFileUses(texts: TextSet, path: string, sourceAt: SourceReader): Place[] {
  return texts.paths
    .filter((file) => file.startsWith('pages/') && mayNameFiles(texts.text(file)))
    .flatMap((file) => findUses(sourceAt(file), path));
}

/** Reads nodes: what an anchor names once is one place, however often it is used. */
function findUses(source: SourceFile, path: string): Place[] {
  const { place } = createLocator(source);
  const found: Place[] = [];
  visit(source.root, {
    Map: (_key, node, ancestors) => {
      const [only] = node.items;
      if (node.items.length !== 1 || !isScalar(only?.key) || only.key.value !== 'file') return;
      if (!isScalar(only.value) || only.value.value !== path) return;
      found.push(place(childPointer(toPointer([...ancestors, node]), 'file'), 'value'));
    },
  });
  return found;
}

/** @param way the nodes from the root of a file to one of its nodes, pairs among them */
function toPointer(way: readonly unknown[]): string {
  return way.reduce<string>((pointer, node, index) => {
    if (isPair(node)) return childPointer(pointer, isScalar(node.key) ? String(node.key.value) : '');
    const parent = way[index - 1];
    return isSeq(parent) ? childPointer(pointer, parent.items.indexOf(node)) : pointer;
  }, '');
}
