// Sections as lines of text: cut from one page, and appended to another as they are written.
import { isNode, isSeq, type Node } from 'yaml';
import { refuse, type Result } from '../base/pure/result.ts';
import { findNodes } from '../checker/yaml/parse/locate.ts';
import { readYaml } from '../checker/yaml/read-yaml.ts';
import { applyEdit } from './engine/apply-edit.ts';
import { isSameData } from './model/edit-data.ts';
import { getAtPath } from './model/path.ts';

/** A section as it is written. */
export interface SectionLines {
  /** Offsets of its whole lines, with the comments above it; the last line break is behind them. */
  start: number;
  end: number;
  text: string;
  /** The spaces before its dash. */
  indent: string;
}

/** @returns the sections of a page in order; none where they are no list of lines */
export function readSectionLines(text: string): SectionLines[] {
  const source = readYaml('', text);
  const ranges = source.repaired === text ? findSectionRanges(findNodes(source.root, '/blocks').value, text) : [];
  return ranges.map(({ start, end, dash }) => {
    return { start, end, text: text.slice(start, end), indent: /^[ \t]*/.exec(text.slice(dash))![0] };
  });
}

/**
 * @returns the whole lines of each entry of `blocks`, with the comments above it; `dash` begins its
 * own first line
 */
export function findSectionRanges(list: Node | null, text: string): { start: number; end: number; dash: number }[] {
  if (!isSeq(list) || list.flow) return [];
  const dashes = list.items.map((item) => findLineStart(text, isNode(item) ? (item.range?.[0] ?? 0) : 0));
  const starts = dashes.map((dash) => findCommentsAbove(text, dash));
  const last = findLineEnd(text, list.range?.[1] ?? text.length);
  return starts.map((start, index) => {
    const end = start + text.slice(start, starts[index + 1] ?? last).trimEnd().length;
    return { start, end, dash: dashes[index]! };
  });
}

/**
 * Appends sections to a page as they are written, or where its list is none of lines, by their
 * values.
 * @returns the new text, and the place of the first one in the list
 */
export function appendSections(
  text: string,
  sections: readonly SectionLines[],
  values: readonly unknown[],
): Result<{ text: string; at: number }> {
  const { value: data } = readYaml('', text);
  const blocks = getAtPath(data, ['blocks']);
  const at = Array.isArray(blocks) ? blocks.length : 0;
  const last = readSectionLines(text).at(-1) ?? findBegunList(text);
  if (last) {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    const added = sections.map((each) => lineEnd + indentAs(each, last.indent).replaceAll(/\r?\n/g, lineEnd)).join('');
    const appended = text.slice(0, last.end) + added + text.slice(last.end);
    const after = readYaml('', appended);
    const wanted = [...(Array.isArray(blocks) ? (blocks as unknown[]) : []), ...values];
    const isRight = isSameData(getAtPath(after.value, ['blocks']), wanted);
    if (isRight && after.diagnostics.length === 0) return { ok: true, text: appended, at };
  }
  const all = [...(Array.isArray(blocks) ? (blocks as unknown[]) : []), ...values];
  const edited = applyEdit(text, { kind: 'set', path: ['blocks'], value: all });
  return edited.ok ? { ok: true, text: edited.text, at } : refuse(edited.reason);
}

/** @returns the place behind `blocks:` at the end of a page that has no sections yet */
function findBegunList(text: string): Pick<SectionLines, 'end' | 'indent'> | undefined {
  return /(?:^|\n)blocks:\r?\n$/.test(text) ? { end: text.trimEnd().length, indent: '  ' } : undefined;
}

function indentAs({ text, indent }: SectionLines, wanted: string): string {
  if (indent === wanted) return text;
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : line.startsWith(indent) ? wanted + line.slice(indent.length) : line))
    .join('\n');
}

function findLineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function findLineEnd(text: string, offset: number): number {
  if (offset === 0 || text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** @returns the start of the comments that stand directly above a line */
function findCommentsAbove(text: string, start: number): number {
  let from = start;
  while (from > 0) {
    const above = findLineStart(text, from - 1);
    if (!/^\s*#/.test(text.slice(above, from))) return from;
    from = above;
  }
  return from;
}
