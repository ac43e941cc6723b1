// Edits a text where it stands on the page: its element shows it as it is written, with its marks,
// and takes what is typed.
import type { EditorPage, Leaf } from '../../protocol/page.ts';
import { elementsShowing } from './page-targets.ts';

export interface TextEditing {
  leaf: Leaf;
  /** Element of the frame that shows the text. */
  element: HTMLElement;
  /** Puts marks around what is selected, or takes them away. */
  surround: (before: string, after: string) => void;
  /** Ends it; the page's own text comes back with the next state of the page. */
  stop: () => void;
}

export interface TextOptions {
  page: EditorPage;
  leaf: Leaf;
  /** The element that was clicked. */
  clicked: HTMLElement;
  /** The text as the file has it, without the line breaks at its end. */
  value: string;
  /** True if Enter begins a new line; else it ends the editing. */
  hasLines: boolean;
  /** Name of the text, for screen readers. */
  label: string;
  onInput: (value: string) => void;
  onStop: () => void;
}

/** Begins to edit a text in the frame, with the caret where the pointer is. */
export function editInPlace(options: TextOptions, point?: { x: number; y: number }): TextEditing {
  const frame = options.clicked.ownerDocument;
  const { editable, restore } = putIn(options, frame);
  const ending = new AbortController();
  const on = { signal: ending.signal };
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    ending.abort();
    restore();
    options.onStop();
  };
  editable.addEventListener('input', () => options.onInput(textOf(editable)), on);
  editable.addEventListener('blur', stop, on);
  editable.addEventListener('keydown', (event: KeyboardEvent) => onKey(event, options, stop), on);
  placeCaret(editable, point);
  const surround = (before: string, after: string) => {
    surroundSelection(editable, before, after);
    options.onInput(textOf(editable));
  };
  return { leaf: options.leaf, element: editable, surround, stop };
}

function onKey(event: KeyboardEvent, { hasLines }: TextOptions, stop: () => void) {
  // The page's own keys must not see what is typed.
  event.stopPropagation();
  const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !event.isComposing && !hasLines && !event.shiftKey);
  if (!isEnd) return;
  event.preventDefault();
  stop();
}

/** Puts an element that can be typed in into the place of all that shows the text. */
function putIn({ page, leaf, clicked, value, label }: TextOptions, frame: Document) {
  const shown = outermost(elementsShowing(frame, page, leaf));
  const own = shown.find((element) => element.contains(clicked)) ?? clicked;
  const section = own.closest('main > *, header, footer, dialog') ?? own.parentElement!;
  const parts = leaf.kind === 'rich-text' ? shown.filter((element) => section.contains(element)) : [own];
  const editable: HTMLElement = frame.createElement(parts.length > 1 ? 'div' : 'span');
  editable.setAttribute('contenteditable', 'plaintext-only');
  editable.setAttribute('role', 'textbox');
  editable.setAttribute('aria-label', label);
  editable.dataset.pwEditing = '';
  editable.textContent = value;
  const hidden: { node: ChildNode; display?: string }[] = [];
  if (parts.length > 1) {
    const around = commonAncestor(parts);
    const children = [...around.children].filter((child) => parts.some((part) => child.contains(part)));
    children[0]!.before(editable);
    for (const child of children as HTMLElement[]) hide(child, hidden);
  } else {
    const nodes = [...own.childNodes].filter((node) => isPartOf(node, own));
    const first = nodes[0];
    if (first) first.before(editable);
    else own.prepend(editable);
    for (const node of nodes) node.remove();
    hidden.push(...nodes.map((node) => ({ node })));
  }
  const restore = () => {
    for (const { node, display } of hidden)
      if (display === undefined) editable.before(node);
      else (node as HTMLElement).style.display = display;
    editable.remove();
  };
  return { editable, restore };
}

function hide(element: HTMLElement, hidden: { node: ChildNode; display?: string }[]) {
  hidden.push({ node: element, display: element.style.display });
  element.style.display = 'none';
}

/**
 * Whether a node of an element shows its text: words, line breaks, and elements with words that are
 * marked in it.
 */
function isPartOf(node: Node, own: HTMLElement): boolean {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() !== '' || own.childElementCount > 0;
  const element = node as HTMLElement;
  return element.tagName === 'BR' || element.dataset?.pwText !== undefined;
}

function outermost(elements: HTMLElement[]): HTMLElement[] {
  return elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));
}

function commonAncestor(elements: HTMLElement[]): HTMLElement {
  let around = elements[0]!.parentElement!;
  while (!elements.every((element) => around.contains(element))) around = around.parentElement!;
  return around;
}

/**
 * @returns what was typed: browsers write a line's end as a character or as an element, and one
 * more at the end so that the caret can stand below it. Blanks at the end are on their way to the
 * next word
 */
function textOf(editable: HTMLElement): string {
  let text = '';
  for (const node of editable.childNodes) text += node.nodeName === 'BR' ? '\n' : (node.textContent ?? '');
  return text.trimEnd();
}

function placeCaret(editable: HTMLElement, point?: { x: number; y: number }) {
  const frame = editable.ownerDocument;
  // In WebKit an element gets no keys while its frame has not the focus itself.
  (frame.defaultView!.frameElement as HTMLElement | null)?.focus({ preventScroll: true });
  editable.focus({ preventScroll: true });
  const selection = frame.getSelection()!;
  const at = point && frame.caretPositionFromPoint?.(point.x, point.y);
  if (at && editable.contains(at.offsetNode)) return selection.collapse(at.offsetNode, at.offset);
  selection.selectAllChildren(editable);
  if (point) selection.collapseToEnd();
}

function surroundSelection(editable: HTMLElement, before: string, after: string) {
  const frame = editable.ownerDocument;
  const selection = frame.getSelection();
  if (!selection || selection.rangeCount === 0 || !editable.contains(selection.anchorNode)) return;
  const words = selection.toString();
  const isSurrounded =
    words.startsWith(before) && words.endsWith(after) && words.length >= before.length + after.length;
  const next = isSurrounded
    ? words.slice(before.length, words.length - after.length)
    : before + (words || 'words') + after;
  // What the browser inserts itself can be undone in the browser.
  frame.execCommand('insertText', false, next);
}
