// A text that is edited as it looks: on the page, or in a form beside it.
import { baseKeymap, chainCommands, splitBlock } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState, Plugin, TextSelection, type Command } from 'prosemirror-state';
import { isInTable, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { showTrouble } from '../state/trouble.ts';
import { cellBelow, changeTable, keepTables, leaveBelow, leaveTable, moveInTable } from '../tables/document-tables.ts';
import { bindActions } from '../tables/table-actions.ts';
import type { TakenMarks } from '../text-model/text-blocks.ts';
import { cleanPastes } from './paste/paste-plugin.ts';
import { endEmptyLine, insertBreak, plainLineAtStart, toggleTextMark } from './text-commands.ts';
import { openDocument, writeDocument } from './text-document.ts';
import { createTextSchema, type HeadingElement } from './text-schema.ts';

export interface TextViewOptions {
  /** Element that is typed in. */
  mount: HTMLElement;
  /** Source of the text, without the line breaks at its end. */
  source: string;
  taken: TakenMarks;
  heading?: HeadingElement;
  attributes: Record<string, string>;
  /** Called for Enter in a text of one part; the text is done. */
  onEnter?: () => void;
  /** Keys of what is around the text, before its own. */
  keys?: Record<string, Command>;
  /** Called for several cells that are pasted, as a spreadsheet copies them. */
  onCells?: (text: string) => void;
}

/** State of a text that is edited. */
export interface TextState {
  document: EditorState;
  /** Form of a link or menu of a table that is open, and has the focus in the place of the text. */
  opened: 'link' | 'table' | null;
}

/** A text that is being edited. */
export interface TextView {
  view: EditorView;
  taken: TakenMarks;
  getState: () => TextState;
  subscribe: (listener: () => void) => () => void;
  /** Opens a form or a menu of the text, or closes it. */
  setOpened: (opened: TextState['opened']) => void;
  /** Calls a listener with the source after each change that is typed; it replaces the one before. */
  onInput: (listener: (source: string) => void) => void;
  run: (command: Command) => void;
  /** Checks that the text is another one than it was opened with. */
  isTyped: () => boolean;
  /** Shows what others have made of the text. */
  replace: (source: string) => void;
}

export function createTextView(options: TextViewOptions): TextView {
  const { taken } = options;
  let onInput: ((source: string) => void) | undefined;
  const schema = createTextSchema(taken, options.heading);
  /** What the source is written into, so that what was not changed keeps its characters. */
  let { source } = options;
  let last = source;
  /** What a form around the text may still be about to show, while somebody types on. */
  const typed = new Set<string>();
  const listeners = new Set<() => void>();
  const setOpened = (opened: TextState['opened']) => show({ document: view.state, opened });
  const plugins = listPlugins(options, setOpened);
  const open = (text: string) => EditorState.create({ schema, doc: openDocument(schema, text, taken), plugins });
  const view = new EditorView(
    { mount: options.mount },
    {
      state: open(source),
      attributes: options.attributes,
      handleDOMEvents: { keydown: readSelection },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        show({ ...state, document: view.state });
        if (!transaction.docChanged) return;
        const written = writeDocument(source, view.state.doc, taken);
        if (written === last) return;
        last = written;
        remember(typed, written);
        onInput?.(written);
      },
    },
  );
  let state: TextState = { document: view.state, opened: null };
  const show = (next: TextState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    view,
    taken,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOpened,
    onInput: (listener) => (onInput = listener),
    run: (command) => {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    isTyped: () => last !== options.source,
    replace: (text) => {
      if (text === last || (view.hasFocus() && typed.has(text))) return;
      typed.clear();
      [source, last] = [text, text];
      view.updateState(open(text));
      show({ ...state, document: view.state });
    },
  };
}

/** More keys than a form is ever behind. */
const maxTyped = 50;

function remember(typed: Set<string>, written: string): void {
  typed.delete(written);
  typed.add(written);
  if (typed.size > maxTyped) typed.delete(typed.values().next().value!);
}

/**
 * On a busy machine, the next key may come before browsers report where the last one has moved the
 * caret to. ProseMirror takes a caret that is at the start soon after the focus came for a mistake
 * of the browser, and puts it back; after a key it is where somebody wants it.
 */
function readSelection(view: EditorView, { isComposing }: KeyboardEvent): void {
  (view as unknown as { input: { lastFocus: number } }).input.lastFocus = 0;
  if (!isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

function listPlugins(
  { taken, onEnter, keys: around = {}, onCells }: TextViewOptions,
  open: (opened: 'link' | 'table') => void,
): Plugin[] {
  const openLink: Command = ({ schema }) => {
    if (!schema.marks.link) return false;
    open('link');
    return true;
  };
  const end: Command = () => {
    onEnter?.();
    return true;
  };
  const enter = taken === 'long' ? chainCommands(cellBelow, endEmptyLine, splitBlock) : end;
  const keys = keymap({
    'Mod-b': toggleTextMark('strong'),
    'Mod-i': toggleTextMark('emphasis'),
    'Mod-k': openLink,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': insertBreak,
    Enter: enter,
    Backspace: plainLineAtStart,
    ...(taken === 'long' && tableKeys(() => open('table'))),
  });
  const ofTables = taken === 'long' ? [keepTables, tableEditing()] : [];
  const pastes = cleanPastes(taken, { refuse: (sentence) => showTrouble(sentence, []), onCells });
  return [history(), keymap(around), keys, keymap(baseKeymap), pastes, ...ofTables];
}

function tableKeys(openMenu: () => void): Record<string, Command> {
  const openAtCell: Command = (state) => {
    if (!isInTable(state)) return false;
    openMenu();
    return true;
  };
  return {
    Tab: moveInTable(1),
    'Shift-Tab': moveInTable(-1),
    'Mod-Enter': leaveTable,
    ArrowDown: leaveBelow,
    'Shift-F10': openAtCell,
    ContextMenu: openAtCell,
    ...bindActions(changeTable),
  };
}

/** Puts the caret where a pointer is; without one, all is selected. */
export function placeCaret({ view }: TextView, point?: { x: number; y: number }): void {
  const { doc } = view.state;
  const at = point && view.posAtCoords({ left: point.x, top: point.y });
  const selection = at
    ? TextSelection.near(doc.resolve(at.pos))
    : point
      ? TextSelection.atEnd(doc)
      : TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  view.dispatch(view.state.tr.setSelection(selection));
  // Before the focus: ProseMirror looks 20 ms later whether the caret is where it was when the
  // focus came.
  const [anchor, head] = [selection.anchor, selection.head].map((position) => view.domAtPos(position));
  view.dom.ownerDocument.getSelection()!.setBaseAndExtent(anchor!.node, anchor!.offset, head!.node, head!.offset);
  view.focus();
}
