// Typing in the texts of the page, one after the other: each begins with the click on it.
import { say } from '../../../base/words/say.ts';
import { useCallback, useRef, useState } from 'react';
import type { EditorPage, Leaf } from '../../protocol/page.ts';
import { baseOf } from '../changes/bases.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { findField } from '../../../edits/model/find-field.ts';
import { toFieldSource } from '../state/fields.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { sectionAt, select, useEditor } from '../state/store.ts';
import { newStep } from '../changes/steps.ts';
import { editInStep } from '../state/sync.ts';
import { toShown, toWritten } from '../state/typed-text.ts';
import { cellPath, type SectionCell } from '../tables/section-cells.ts';
import { createCellTools } from './cell-editing.ts';
import { holdShown, letShow } from './frame-body.ts';
import { editInPlace, type TextEditing } from './text-in-place.ts';

interface TextTyping {
  editing: TextEditing | null;
  begin: (target: TextTarget, point: { x: number; y: number }) => void;
  stop: () => void;
  /** Says that the pointer is down on the page, or up again. */
  press: (isDown: boolean) => void;
}

/** Types in one text of the page after the other. */
export function useTyping(): TextTyping {
  const [editing, setEditing] = useState<TextEditing | null>(null);
  const current = useRef<TextEditing | null>(null);
  const isPressed = useRef(false);
  const show = useCallback(() => {
    // The page is shown once nothing is typed: between a press and its click, that would be lost.
    if (!isPressed.current) setEditing(current.current);
  }, []);
  const press = useCallback(
    (isDown: boolean) => {
      isPressed.current = isDown;
      if (isDown) holdShown();
      else letShow(current.current === null);
      show();
    },
    [show],
  );
  const begin = useCallback(
    (clicked: TextTarget, clickedAt: { x: number; y: number }) => {
      const start = (target: TextTarget, point?: { x: number; y: number }) => {
        current.current = startText(target, point, {
          onStop: () => {
            current.current = null;
            show();
          },
          goOn: (cell, element) => {
            const { page } = useEditor.getState();
            if (page) start({ leaf: leafOf(page, cell), element, cell });
          },
        });
        show();
      };
      start(clicked, clickedAt);
    },
    [show],
  );
  const stop = useCallback(() => current.current?.stop(), []);
  return { editing, begin, stop, press };
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
