// Wrapping: one value becomes the only entry of a list or group, with its comments.
import type { TextEdit } from '../../base/pure/positions.ts';
import { replaceValue } from './replace-value.ts';
import { findFirstLine, type Spot } from './spot.ts';
import { lineEnd, lineStart, nextLine } from './text/text-lines.ts';
import type { Writer } from './writer.ts';
import { writeKey } from './write/write-scalar.ts';

/** @returns the edits that put a value into a list */
export function wrapInList(writer: Writer, spot: Spot, value: unknown): TextEdit[] {
  const { part, inFlow } = spot;
  if (writer.isCareful || part.kind === 'empty') return replaceValue(writer, spot, { data: [value] });
  if (inFlow || isFlowInLines(writer, spot)) return wrapBrackets(writer, spot, ['[', ']']);
  if (!isInLines(spot)) return replaceValue(writer, spot, { data: [value] });
  return [insertText(part.start, '- '), ...indentBelow(writer, spot, '  ')];
}

/** @returns the edits that make a value the only setting of a group */
export function wrapInGroup(writer: Writer, spot: Spot, { key, value }: { key: string; value: unknown }): TextEdit[] {
  const { text } = writer.tree;
  const { part, entry } = spot;
  const start = lineStart(text, part.start);
  if (!writer.isCareful && isFlowInLines(writer, spot)) {
    const { braceGap } = writer.style;
    return wrapBrackets(writer, spot, [`{${braceGap}${writeKey(key, writer.style)}: `, `${braceGap}}`]);
  }
  const isBelow = entry !== null && start > entry.after;
  if (writer.isCareful || spot.inFlow || !isInLines(spot) || !isBelow)
    return replaceValue(writer, spot, { data: { [key]: value } });
  const { style } = writer;
  const indent = ' '.repeat(style.indent);
  const head = `${' '.repeat(spot.column)}${indent}${writeKey(key, style)}:${style.lineBreak}`;
  const floor = findFirstLine(writer.tree, spot);
  return [...indentBelow(writer, spot, indent, floor), insertText(floor, head)];
}

/** Checks that a value in braces or brackets spans lines, which may have comments. */
function isFlowInLines({ tree }: Writer, { part }: Spot): boolean {
  return part.isFlow && tree.text.slice(part.start, part.end).includes('\n');
}

/** Lines that end in more than one bracket stand deeper than the key. */
function wrapBrackets(writer: Writer, spot: Spot, [open, close]: [string, string]): TextEdit[] {
  const { withMarks, end } = spot.part;
  const indent = spot.inFlow ? '' : ' '.repeat(writer.style.indent);
  return [insertText(end, close), insertText(withMarks, open), ...indentBelow(writer, spot, indent)];
}

function isInLines({ part, entry }: Spot): boolean {
  return entry !== null && !part.isFlow && part.entries.length > 0;
}

/** Indents the lines of a value, from the second one or from an offset on. */
function indentBelow({ tree: { text } }: Writer, { part }: Spot, indent: string, from?: number): TextEdit[] {
  const edits: TextEdit[] = [];
  const end = lineEnd(text, part.end);
  for (let line = from ?? nextLine(text, part.start); line < end; line = nextLine(text, line)) {
    if (text.slice(line, lineEnd(text, line)).trim() !== '') edits.push(insertText(line, indent));
  }
  return edits;
}

function insertText(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}
