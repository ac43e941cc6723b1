// Edits a text where it stands on the page, as it looks.
import type { Command } from 'prosemirror-state';
import type { EditorPage, Leaf } from '../../protocol/page.ts';
import { createTextView, placeCaret, type TextView } from '../rich-text/text-view.ts';
import type { HeadingElement } from '../rich-text/text-schema.ts';
import type { TableTools } from '../tables/table-actions.ts';
import type { TakenMarks } from '../text-model/text-blocks.ts';
import { forgetShown } from './frame-body.ts';
import { elementsShowing } from './page-targets.ts';

export interface TextEditing {
  leaf: Leaf;
  /** Element of the frame that shows the text. */
  element: HTMLElement;
  text: TextView;
  /** Tools of the table of which it is a cell. */
  table?: TableTools;
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
  taken: TakenMarks;
  /** Name of the text, for screen readers. */
  label: string;
  /** Keys of the table of which it is a cell, and what is called for pasted cells. */
  keys?: Record<string, Command>;
  onCells?: (text: string) => void;
  onInput: (value: string) => void;
  onStop: () => void;
}

/** Begins to edit a text in the frame, with the caret where the pointer is. */
export function editInPlace(options: TextOptions, point?: { x: number; y: number }): TextEditing {
  const { taken, label } = options;
  const frame = options.clicked.ownerDocument;
  const { mount, heading, restore } = taken === 'long' ? putInBlocks(options, frame) : putInLine(options, frame);
  const isLabel = taken !== 'long' && isInLabel(mount);
  let isStopped = false;
  let isPutBack = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    ending.abort();
    const typed = text.isTyped() && !isPutBack ? [...mount.childNodes].map((node) => node.cloneNode(true)) : undefined;
    text.view.destroy();
    restore(typed);
    options.onStop();
  };
  const text = createTextView({
    mount,
    source: options.value,
    taken,
    heading,
    attributes: { role: 'textbox', 'aria-label': label, ...(taken === 'long' && { 'aria-multiline': 'true' }) },
    onEnter: stop,
    ...(options.keys && { keys: options.keys }),
    ...(options.onCells && { onCells: options.onCells }),
  });
  text.onInput(options.onInput);
  const ending = new AbortController();
  const on = { signal: ending.signal };
  // What a form beside the page takes the focus for belongs to the text.
  mount.addEventListener('blur', () => text.getState().opened === null && stop(), on);
  listenTo(mount, {
    signal: ending.signal,
    onEscape: () => {
      isPutBack = isLabel;
      if (isPutBack && text.isTyped()) options.onInput(options.value);
      stop();
    },
  });
  // In WebKit an element gets no keys while its frame has not the focus itself.
  (frame.defaultView!.frameElement as HTMLElement | null)?.focus({ preventScroll: true });
  placeCaret(text, point);
  return { leaf: options.leaf, element: mount, text, stop };
}

function listenTo(mount: HTMLElement, { signal, onEscape }: { signal: AbortSignal; onEscape: () => void }): void {
  mount.addEventListener(
    'keydown',
    (event) => {
      // The page's own keys must not see what is typed.
      event.stopPropagation();
      if (event.key === 'Escape') onEscape();
    },
    { signal },
  );
  // The link around it is not followed, and a label keeps the caret.
  mount.addEventListener('click', (event) => event.preventDefault(), { signal });
}

/** Checks that a text is the name of something: a link, a button, a field, an entry of the menu. */
function isInLabel(mount: HTMLElement): boolean {
  return mount.closest('a, button, label, summary') !== null || mount.closest('main') === null;
}

/** Element that is typed in, in the place of what shows the text. */
interface Mounted {
  mount: HTMLElement;
  heading: HeadingElement;
  /** Brings back what was there, or leaves what was typed until the page is shown again. */
  restore: (typed: Node[] | undefined) => void;
}

/** A text in one part is typed inside of the element that shows it. */
function putInLine({ page, leaf, clicked }: TextOptions, frame: Document): Mounted {
  const all = elementsShowing(frame, page, leaf);
  const own = outermost(all).find((element) => element.contains(clicked)) ?? clicked;
  const control = replaceControl(own);
  const around = control?.around ?? own;
  const mount = createMount(frame, 'span');
  const nodes = [...around.childNodes].filter((node) => isPartOf(node, around, all));
  if (nodes[0]) nodes[0].before(mount);
  else around.prepend(mount);
  for (const node of nodes) node.remove();
  const restore = (typed: Node[] | undefined) => {
    if (typed) forgetShown(mount);
    mount.before(...(typed ?? nodes));
    mount.remove();
    control?.restore();
  };
  return { mount, heading: 'h3', restore };
}

/**
 * Puts a control's content into an element that looks the same: in a button, the space bar presses
 * it, and Firefox places no caret.
 * @param own the element that shows the text
 * @returns what the text is in then; null outside of such controls
 */
function replaceControl(own: HTMLElement): { around: HTMLElement; restore: () => void } | null {
  const control = own.closest<HTMLElement>('button, summary');
  if (!control) return null;
  // Only the first summary of details opens and closes them.
  const standIn = own.ownerDocument.createElement(control.localName === 'summary' ? 'summary' : 'span');
  const { display } = control.style;
  standIn.className = control.className;
  standIn.style.display = getComputedStyle(control).display;
  standIn.append(...control.childNodes);
  // Beside its summary, what is in closed details is hidden.
  (control.closest('details:not([open])') ?? control).after(standIn);
  control.style.display = 'none';
  const restore = () => {
    control.append(...standIn.childNodes);
    control.style.display = display;
    standIn.remove();
  };
  return { around: own === control ? standIn : own, restore };
}

/** A longer text is typed in an element beside its parts, which are hidden. */
function putInBlocks({ page, leaf, clicked }: TextOptions, frame: Document): Mounted {
  const shown = outermost(elementsShowing(frame, page, leaf));
  const around = clicked.closest<HTMLElement>('.prose, .prose-columns') ?? clicked.parentElement!;
  const children = [...around.children].filter((child): child is HTMLElement =>
    shown.some((part) => child.contains(part)),
  );
  const found = /^(?:h2|h3|h4)$/.exec(
    children.map(({ localName }) => localName).find((name) => /^h[234]$/.test(name)) ?? '',
  );
  const mount = createMount(frame, 'div');
  mount.className = 'prose';
  children[0]?.before(mount);
  const displays = children.map((child) => child.style.display);
  for (const child of children) child.style.display = 'none';
  const restore = () => {
    for (const [index, child] of children.entries()) child.style.display = displays[index]!;
    mount.remove();
  };
  return { mount, heading: (found?.[0] ?? 'h3') as HeadingElement, restore };
}

function createMount(frame: Document, name: 'div' | 'span'): HTMLElement {
  const mount = frame.createElement(name);
  mount.dataset.pwEditing = '';
  return mount;
}

/**
 * Checks that a node of an element shows its text: words, line breaks, and elements with words that
 * are marked in it.
 */
function isPartOf(node: Node, own: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() !== '' || own.childElementCount > 0;
  return node.nodeName === 'BR' || all.some((element) => node.contains(element));
}

function outermost(elements: HTMLElement[]): HTMLElement[] {
  return elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));
}
