// Commands on the document of a text: kinds of blocks, marks, keys.
import { Fragment, type Node } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { toggleMark } from 'prosemirror-commands';
import { isInTable } from 'prosemirror-tables';

/** Kinds of blocks that a line can be turned into. */
export type LineKind = 'paragraph' | 'heading' | 'sub-heading' | 'quote' | 'list' | 'numbers';

/** @returns the kind of block that the selection begins in */
export function blockKind({ selection }: EditorState): string {
  return selection.$from.depth > 0 ? selection.$from.node(1).type.name : (selection.$from.nodeAfter?.type.name ?? '');
}

/** A line of the document: the text of a block, or a point of a list. */
interface Line {
  kind: string;
  node: Node;
  isSelected: boolean;
}

/** Turns the selected lines into another kind; into paragraphs where all are of this kind already. */
export function setLineKind(wanted: LineKind): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    if (!state.schema.nodes[wanted] || $from.depth === 0) return false;
    const [start, end] = [$from.before(1), $to.after(1)];
    const lines = listLines(state, start, end);
    if (!lines) return false;
    const isBack = lines.every(({ kind, isSelected }) => !isSelected || kind === wanted);
    const kind = isBack ? 'paragraph' : wanted;
    const blocks = joinLines(
      state,
      lines.map((line) => (line.isSelected ? { ...line, kind } : line)),
    );
    const transaction = state.tr.replaceWith(start, end, blocks);
    const selected = lines.flatMap(({ isSelected }, index) => (isSelected ? [index] : []));
    const starts = lineStarts(Fragment.from(blocks), start);
    const placeIn = (line: number, offset: number) => starts[line]! + Math.min(offset, lines[line]!.node.content.size);
    const anchor = placeIn(selected[0]!, $from.parentOffset);
    const head = placeIn(selected.at(-1)!, $to.parentOffset);
    dispatch?.(transaction.setSelection(TextSelection.create(transaction.doc, anchor, head)).scrollIntoView());
    return true;
  };
}

/** @returns null where something that has no lines is selected */
function listLines(state: EditorState, start: number, end: number): Line[] | null {
  const { from, to } = state.selection;
  const lines: Line[] = [];
  let isAll = true;
  state.doc.nodesBetween(start, end, (node, at, parent) => {
    if (!node.isBlock || node.type.name === 'list' || node.type.name === 'numbers') return true;
    if (!node.isTextblock || parent?.type.spec.tableRole) isAll = false;
    const kind = node.type.name === 'point' ? parent!.type.name : node.type.name;
    lines.push({ kind, node, isSelected: at + node.nodeSize > from && at < to });
    return false;
  });
  return isAll && lines.some(({ isSelected }) => isSelected) ? lines : null;
}

/** Points of one list are those below each other. */
function joinLines({ schema }: EditorState, lines: readonly Line[]): Node[] {
  const blocks: Node[] = [];
  let points: Node[] = [];
  for (const [index, { kind, node }] of lines.entries()) {
    const type = schema.nodes[kind]!;
    const isOfList = type.name === 'list' || type.name === 'numbers';
    const content = type.spec.content === 'text*' ? withoutBreaks(node) : node.content;
    if (!isOfList) {
      blocks.push(type.create(null, content));
      continue;
    }
    points.push(schema.node('point', null, content));
    if (lines[index + 1]?.kind === kind) continue;
    blocks.push(type.create(null, points));
    points = [];
  }
  return blocks;
}

function withoutBreaks({ content, type }: Node): Fragment {
  const blank = type.schema.text(' ');
  return Fragment.from(content.content.map((each) => (each.isText ? each : blank)));
}

/** @returns where the content of each line begins */
function lineStarts(blocks: Fragment, start: number): number[] {
  const starts: number[] = [];
  blocks.descendants((node, at) => {
    if (node.isTextblock) starts.push(start + at + 1);
    return !node.isTextblock;
  });
  return starts;
}

/** Italics are of whole words, so a part of one takes the rest along. */
export function toggleTextMark(name: string): Command {
  return (state, dispatch, view) => {
    const type = state.schema.marks[name];
    if (!type) return false;
    const { from, to, empty } = state.selection;
    const selected = name === 'emphasis' && !empty ? aroundWords(state, from, to) : state;
    return toggleMark(type, null, { removeWhenPresent: false })(selected, dispatch, view);
  };
}

function aroundWords(state: EditorState, from: number, to: number): EditorState {
  const isOfWord = (at: number) => /^[\p{L}\p{N}\p{M}]$/u.test(state.doc.textBetween(at, at + 1, '\n', '\n'));
  let [start, end] = [from, to];
  while (start > 0 && isOfWord(start) && isOfWord(start - 1)) start--;
  while (end < state.doc.content.size && isOfWord(end) && isOfWord(end - 1)) end++;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, start, end)));
}

/** Enter in an empty point, heading or quote ends it. */
export const endEmptyLine: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.depth === 0 || $from.parent.content.size > 0 || $from.parent.type.name === 'paragraph')
    return false;
  return setLineKind('paragraph')(state, dispatch);
};

/** Backspace at the start of a point, heading or quote makes a paragraph of it. */
export const plainLineAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const kind = blockKind(state);
  if (!empty || $from.depth === 0 || $from.parentOffset > 0 || kind === 'paragraph' || isInTable(state)) return false;
  return setLineKind('paragraph')(state, dispatch);
};

export const insertBreak: Command = ({ schema, tr, selection }, dispatch) => {
  const type = schema.nodes.break;
  if (!type || selection.$from.parent.type.spec.content === 'text*') return false;
  dispatch?.(tr.replaceSelectionWith(type.create(), true).scrollIntoView());
  return true;
};

/** Sets the address of the selected words, or of the link that the caret is in; null takes it away. */
export function setLink(address: string | null): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.link;
    if (!type) return false;
    const { from, to } = findLink(state) ?? state.selection;
    const transaction: Transaction = state.tr;
    if (from === to && address !== null) transaction.insertText(address, from);
    const end = transaction.mapping.map(to);
    transaction.removeMark(from, end, type);
    if (address !== null) transaction.addMark(from, end, type.create({ address }));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };
}

/** @returns the link that the selection begins in, with all of its words */
export function findLink({ schema, selection }: EditorState): { address: string; from: number; to: number } | null {
  const { $from } = selection;
  const type = schema.marks.link;
  const mark = type && (type.isInSet($from.nodeAfter?.marks ?? []) ?? type.isInSet($from.nodeBefore?.marks ?? []));
  if (!mark) return null;
  const { children } = $from.parent;
  const isOfLink = (index: number) => mark.isInSet(children[index]?.marks ?? []);
  let first = isOfLink($from.index()) ? $from.index() : $from.index() - 1;
  let end = first + 1;
  while (isOfLink(first - 1)) first--;
  while (isOfLink(end)) end++;
  return { address: String(mark.attrs.address), from: $from.posAtIndex(first), to: $from.posAtIndex(end) };
}
