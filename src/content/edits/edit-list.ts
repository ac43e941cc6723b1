// List edits: adds and removes entries of lists in site.yaml, with every other byte as it is.
import { isMap, isSeq, type Node, type YAMLSeq } from 'yaml';
import { findNodes } from '../yaml/parse/locate.ts';
import type { TextEdit } from '../primitives/positions.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';
import { writeYamlText } from '../primitives/write-yaml-text.ts';

/** A new entry: its settings with their texts, in their order. */
export type Entry = Readonly<Record<string, string>>;

/**
 * @param source a file without mistakes in its writing
 * @param key the name of a list at the top of the file; it is made at the end when it is missing
 * @returns the edit that writes entries at the end of the list, in the way in which the last one is
 * written
 */
export function addEntries(source: SourceFile, key: string, entries: readonly Entry[]): TextEdit {
  const { text } = source;
  const list = listAt(source, key);
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const last = list?.items.at(-1);
  if (!list) {
    const gap = text === '' || text.endsWith('\n') ? '' : newLine;
    return insert(text.length, `${gap}${newLine}${key}:${newLine}${blocks(entries, '  ', newLine)}${newLine}`);
  }
  const braces = entries.map(inBraces);
  if (!last) return { start: list.range![0], end: list.range![1], text: `[${braces.join(', ')}]` };
  if (list.flow) return insert(last.range![1], `, ${braces.join(', ')}`);
  const dash = dashBefore(text, last);
  const indent = ' '.repeat(dash - lineStart(text, dash));
  const isShort = isMap(last) && last.flow === true;
  const lines = isShort ? braces.map((each) => `${indent}- ${each}`).join(newLine) : blocks(entries, indent, newLine);
  return insert(lineEnd(text, contentEnd(text, last)), newLine + lines);
}

/**
 * @param index which entry of the list at the top of the file
 * @returns the edit that takes an entry out, with its lines; the list itself goes with its last
 * entry
 */
export function removeEntry(source: SourceFile, key: string, index: number): TextEdit {
  const { text } = source;
  const list = listAt(source, key)!;
  const item = list.items[index]!;
  const [before, after] = [list.items[index - 1], list.items[index + 1]];
  if (list.flow) {
    if (after) return { start: item.range![0], end: after.range![0], text: '' };
    return { start: before?.range![1] ?? item.range![0], end: item.range![1], text: '' };
  }
  const isOnly = !before && !after;
  const from = isOnly ? findNodes(source.root, `/${key}`).key!.range![0] : dashBefore(text, item);
  const end = lineEnd(text, contentEnd(text, item));
  return {
    start: lineStart(text, from),
    end: text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length),
    text: '',
  };
}

function listAt({ root }: SourceFile, key: string): YAMLSeq<Node> | null {
  const spot = findNodes(root, `/${key}`);
  return String(spot.key?.value) === key && isSeq(spot.value) ? (spot.value as YAMLSeq<Node>) : null;
}

function insert(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

function blocks(entries: readonly Entry[], indent: string, newLine: string): string {
  const lines = entries.flatMap((entry) =>
    Object.entries(entry).map(
      ([key, text], index) => `${indent}${index === 0 ? '- ' : '  '}${key}: ${writeYamlText(text)}`,
    ),
  );
  return lines.join(newLine);
}

function inBraces(entry: Entry): string {
  return `{ ${Object.entries(entry)
    .map(([key, text]) => `${key}: ${writeYamlText(text, { inFlow: true })}`)
    .join(', ')} }`;
}

/** Where the dash of an entry stands. */
function dashBefore(text: string, { range }: Node): number {
  let at = range![0] - 1;
  while (at > 0 && text[at] !== '-') at--;
  return at;
}

function contentEnd(text: string, { range }: Node): number {
  return range![0] + text.slice(range![0], range![1]).trimEnd().length;
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}
