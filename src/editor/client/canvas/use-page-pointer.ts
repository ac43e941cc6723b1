// Pointer and keys on the page in the frame: a click on a text edits it, a click on anything else
// selects it.
import { say } from '../../../base/words/say.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorPage, Leaf } from '../../protocol/page.ts';
import { followActionKeys } from '../actions/keys.ts';
import { followClipboard } from '../clipboard/clipboard-events.ts';
import { baseOf } from '../changes/bases.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { findField } from '../../../edits/model/find-field.ts';
import { toFieldSource } from '../state/fields.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { watchTyping } from '../state/typing.ts';
import { sectionAt, select, useEditor } from '../state/store.ts';
import { newStep } from '../changes/steps.ts';
import { editInStep } from '../state/sync.ts';
import { toShown, toWritten } from '../state/typed-text.ts';
import { cellPath, type SectionCell } from '../tables/section-cells.ts';
import { createCellTools } from './cell-editing.ts';
import { targetOf, type Target } from './page-targets.ts';
import { editInPlace, type TextEditing } from './text-in-place.ts';

export interface PagePointer {
  /** Target below the pointer. */
  over: Target | null;
  editing: TextEditing | null;
}

interface TextTyping {
  editing: TextEditing | null;
  begin: (target: TextTarget, point: { x: number; y: number }) => void;
  stop: () => void;
}

/** Types in one text of the page after the other. */
function useTyping(): TextTyping {
  const [editing, setEditing] = useState<TextEditing | null>(null);
  const current = useRef<TextEditing | null>(null);
  const begin = useCallback((clicked: TextTarget, clickedAt: { x: number; y: number }) => {
    const start = (target: TextTarget, point?: { x: number; y: number }) => {
      current.current = startText(target, point, {
        onStop: () => {
          current.current = null;
          setEditing(null);
        },
        goOn: (cell, element) => {
          const { page } = useEditor.getState();
          if (page) start({ leaf: leafOf(page, cell), element, cell });
        },
      });
      setEditing(current.current);
    };
    start(clicked, clickedAt);
  }, []);
  const stop = useCallback(() => current.current?.stop(), []);
  return { editing, begin, stop };
}

/** @param view the frame's window; null while nothing in it is edited */
export function usePagePointer(view: Window | null): PagePointer {
  const [over, setOver] = useState<Target | null>(null);
  const { editing, begin, stop } = useTyping();

  useEffect(() => {
    if (!view) return undefined;
    const ending = new AbortController();
    const on = { capture: true, signal: ending.signal };
    const isElement = (target: EventTarget | null): target is Element => (target as Node | null)?.nodeType === 1;
    const isTyping = (target: Element) => target.closest('[data-pw-editing]') !== null;
    view.addEventListener(
      'pointermove',
      ({ target }) => {
        const { page } = useEditor.getState();
        if (page && isElement(target)) setOver(targetOf(target, page));
      },
      on,
    );
    view.document.documentElement.addEventListener('pointerleave', () => setOver(null), on);
    view.addEventListener(
      'click',
      (event) => {
        const { page } = useEditor.getState();
        if (!page || !isElement(event.target) || isTyping(event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        stop();
        const target = targetOf(event.target, page);
        const { text: leaf, element, cell } = target;
        if (leaf && isText(leaf)) begin({ leaf, element, cell }, { x: event.clientX, y: event.clientY });
        else selectTarget(target);
      },
      on,
    );
    followActionKeys(view, ending.signal);
    followClipboard(view, ending.signal);
    watchTyping(view, ending.signal);
    for (const kind of ['submit', 'dragstart'] as const)
      view.addEventListener(kind, (event) => event.preventDefault(), on);
    return () => ending.abort();
  }, [view, begin, stop]);

  return { over, editing };
}

function isText({ kind }: Leaf): boolean {
  return kind === 'text' || kind === 'rich-text';
}

/** Selects a picture, a button or a section. */
function selectTarget({ setting, text, section }: Target) {
  const { page } = useEditor.getState();
  const leaf = setting ?? text;
  if (!page?.file) return;
  const place = section && Number(section[1]);
  if (leaf) select({ file: leaf.file, path: leaf.path, section: sectionAt(page, leaf.file, leaf.path) ?? place });
  else if (section !== null) select({ file: page.file, path: section, section: place });
}

/** A text to type in, and the element that shows it. */
interface TextTarget {
  leaf: Leaf;
  element: HTMLElement;
  /** The cell that it is. */
  cell: SectionCell | null;
}

function leafOf(page: EditorPage, cell: SectionCell): Leaf {
  return { file: cell.table.file, path: cellPath(page, cell), kind: 'text' };
}

interface StartOptions {
  onStop: () => void;
  /** Begins to type in another cell of the table. */
  goOn: (cell: SectionCell, element: HTMLElement) => void;
}

/** @returns null for a text whose place is not known any more */
function startText(
  { leaf, element, cell }: TextTarget,
  point: { x: number; y: number } | undefined,
  { onStop, goOn }: StartOptions,
): TextEditing | null {
  const { page, start } = useEditor.getState();
  if (!page || !start) return null;
  const written = getAtPath(page.files[leaf.file]?.data, leaf.path);
  const text = typeof written === 'string' ? written : (element.textContent ?? '');
  const field = findField(toFieldSource(start, page), leaf)?.field;
  const section = sectionAt(page, leaf.file, leaf.path);
  // The page may change in the meantime, but not what is shown here.
  const base = baseOf(leaf.file);
  const step = newStep();
  const toEdit = (typed: string): Edit => {
    // Typed back, it is what it was: a number, or no setting.
    const value = typed === toShown(text) ? written : toWritten(typed, text);
    const isUnset = value === undefined && typeof leaf.path.at(-1) === 'string';
    return isUnset ? { kind: 'remove', path: leaf.path } : { kind: 'set', path: leaf.path, value: value ?? null };
  };
  select({ file: leaf.file, path: leaf.path, section }, false);
  const ofTable =
    cell &&
    createCellTools(element, {
      cell,
      end: () => editing.stop(),
      begin: goOn,
      openMenu: () => editing.text.setOpened('table'),
    });
  const editing = editInPlace(
    {
      page,
      leaf,
      clicked: element,
      value: toShown(text),
      taken: field?.marks ?? 'none',
      label: field?.title ?? say('Text'),
      ...(ofTable && { keys: ofTable.keys, onCells: ofTable.paste }),
      onInput: (typed) => void editInStep(step, { file: leaf.file, edit: toEdit(typed), base }),
      onStop,
    },
    point,
  );
  return ofTable ? { ...editing, table: ofTable.tools } : editing;
}
