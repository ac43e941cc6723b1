// Replaces the value behind a dash or colon, and keeps the comments beside it.
import { isGroup } from '../../base/pure/pointer.ts';
import type { TextEdit } from '../../base/pure/positions.ts';
import type { Entry } from './text/read-tree.ts';
import { rewriteText } from './write/replace-text.ts';
import type { Spot } from './spot.ts';
import { toColumn, lineEnd } from './text/text-lines.ts';
import type { Writer } from './writer.ts';
import type { ScalarSource } from './write/write-scalar.ts';
import { groupLines, itemLines, writeValue, type ValuePlace } from './write/write-value.ts';

/** Value to write in place of another one. */
export interface NewValue {
  data: unknown;
  /** Its lines where they are known, indented. */
  below?: readonly string[];
  isFlow?: boolean;
}

/** @returns the edits that make a value another one */
export function replaceValue(writer: Writer, spot: Spot, { data, below, isFlow }: NewValue): TextEdit[] {
  const { tree, style, isCareful } = writer;
  const { text } = tree;
  const { part, entry, inFlow, name, column } = spot;
  const place: ValuePlace = { name, inFlow, style, column, isCareful, ...(isFlow !== undefined && { isFlow }) };
  const start = isCareful ? part.withMarks : part.start;
  if (!entry) return replaceRoot(writer, spot, { data, place });
  if (typeof data === 'string' && part.kind === 'scalar' && !isCareful) {
    const indent = Math.max(0, column) + style.indent;
    const own = { inFlow, style, isCareful, column: toColumn(text, start), indent, keyColumn: column };
    const rewritten = rewriteText(text, part, data, own);
    if (rewritten !== null) return [{ start, end: rewritten.end, text: rewritten.source }];
  }
  const onLaterLine = start > lineEnd(text, entry.after);
  const written = below ? { inline: '', below: [...below] } : write(data, spot, place);
  if (inFlow) return [replaceInFlow(entry, { start, end: part.end }, written.inline)];
  if (onLaterLine && written.inline !== '' && part.kind === 'scalar') {
    const close = lineEnd(text, part.end);
    const lines = written.below.map((line) => style.lineBreak + line).join('');
    return [
      { start: close, end: close, text: lines },
      { start, end: part.end, text: written.inline },
    ];
  }
  return replaceLines(text, spot, { start, written, onLaterLine, lineBreak: style.lineBreak });
}

function isCollection(data: unknown): boolean {
  return Array.isArray(data) || isGroup(data);
}

/** Groups in a list start behind the dash. */
function write(data: unknown, { entry, holder, column }: Spot, place: ValuePlace): ScalarSource {
  if (entry?.key !== null || !holder || holder.part.isFlow || !isCollection(data)) return writeValue(data, place);
  const [first = '', ...below] = itemLines(data, { ...place, name: holder.name });
  return { inline: first.slice(column + 1).trim(), below };
}

function replaceRoot(
  { tree: { text, root }, style }: Writer,
  _spot: Spot,
  { data, place }: { data: unknown; place: ValuePlace },
): TextEdit[] {
  const lines = isGroup(data) && Object.keys(data).length > 0 ? groupLines(data, { ...place, column: 0 }) : null;
  const { inline, below } = lines ? { inline: lines[0]!, below: lines.slice(1) } : writeValue(data, place);
  const written = [...(inline === '' ? [] : [inline]), ...below].join(style.lineBreak);
  if (root.kind !== 'empty') return [{ start: root.withMarks, end: root.end, text: written }];
  const gap = text === '' || text.endsWith('\n') || text === '\uFEFF' ? '' : style.lineBreak;
  return [{ start: text.length, end: text.length, text: `${gap}${written}${style.lineBreak}` }];
}

function replaceInFlow(
  { after, hasMark, value }: Entry,
  { start, end }: { start: number; end: number },
  written: string,
): TextEdit {
  if (value.kind !== 'empty') return { start, end, text: written };
  return { start: after, end: Math.max(after, end), text: `${hasMark ? '' : ':'} ${written}` };
}

interface NewLines {
  start: number;
  written: ScalarSource;
  /** True if the old value starts below the line of its key or dash. */
  onLaterLine: boolean;
  lineBreak: string;
}

function replaceLines(
  text: string,
  { part, entry }: Spot,
  { start, written, onLaterLine, lineBreak }: NewLines,
): TextEdit[] {
  const { inline, below } = written;
  const isBlock = !part.isFlow && part.entries.length > 0;
  const end = isBlock ? lineEnd(text, part.end) : part.end;
  const lines = below.map((line) => lineBreak + line).join('');
  const mark = start > part.withMarks ? text.slice(entry!.after, start).trimEnd().length : 0;
  const after =
    entry!.after +
    (onLaterLine
      ? (text.slice(entry!.after, lineEnd(text, entry!.after)).match(/^(?:[ \t]+[&!][^\s#]*)*/)?.[0].length ?? 0)
      : mark);
  const behind = inline === '' ? '' : ` ${inline}`;
  if (onLaterLine) {
    const close = lineEnd(text, entry!.after);
    return [
      { start: close, end, text: lines },
      { start: after, end: after, text: behind },
    ];
  }
  const header =
    part.token?.type === 'block-scalar' ? /^[|>]\S*(.*)/.exec(text.slice(start, lineEnd(text, start)))![1]! : '';
  const beside = header.trim() === '' ? '' : header.trimEnd();
  const from = part.kind === 'empty' ? Math.max(part.end, entry!.after) : start;
  const gapStart = after <= from && text.slice(after, from).trim() === '' ? after : from;
  const close = isBlock ? end : lineEnd(text, Math.max(end, from));
  return [
    { start: Math.max(close, gapStart), end: Math.max(close, gapStart), text: lines },
    { start: gapStart, end: Math.max(end, gapStart), text: behind + beside },
  ];
}
