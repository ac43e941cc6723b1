// Targets of the pointer on the page: the setting that an element shows, and its section.
import type { EditorPage, Leaf } from '../../protocol/page.ts';
import { isSamePath, type Path } from '../../../edits/model/path.ts';
import { leavesInAttributes, leavesInText } from '../shown/leaves.ts';
import { cellPath, findCell, type SectionCell } from '../tables/section-cells.ts';

export interface Target {
  element: HTMLElement;
  /** The setting that its own text shows; null where it shows none, or several. */
  text: Leaf | null;
  /** The setting of a picture, an icon or a link. */
  setting: Leaf | null;
  /** The path of the innermost section in the page's file. */
  section: Path | null;
  /** The cell of a Table section, which may be empty. */
  cell: SectionCell | null;
}

/** @returns what an element of the frame stands for */
export function targetOf(start: Element, page: EditorPage): Target {
  const section = sectionOf(start, page);
  const cell = findCell(start, page, section);
  if (cell) {
    const text: Leaf = { file: cell.table.file, path: cellPath(page, cell), kind: 'text' };
    return { element: start.closest<HTMLElement>('td, th')!, text, setting: null, section, cell };
  }
  const empty = emptyCellOf(start);
  const withText = empty ? empty.table : start.closest<HTMLElement>('[data-pw-text]');
  const withSetting = start.closest<HTMLElement>('[data-pw-attr]');
  const texts = leavesInText(withText, page);
  // The words of a link or a button are typed, its address is among the settings.
  const isCloser = withSetting && withText ? !withSetting.contains(withText) : Boolean(withSetting);
  return {
    element: empty?.cell ?? (isCloser ? withSetting : withText) ?? (start as HTMLElement),
    text: !isCloser && texts.length > 0 ? texts[0]! : null,
    setting:
      (texts.length === 0 ? listOpenedBy(start, page) : null) ?? leavesInAttributes(withSetting, page)[0]?.leaf ?? null,
    section,
    cell: null,
  };
}

/**
 * @returns a cell without words in a table of a longer text, which has no mark itself, and what in
 *   the table has that of the text
 */
function emptyCellOf(start: Element): { cell: HTMLElement; table: HTMLElement } | null {
  const cell = start.closest<HTMLElement>('td, th');
  if (!cell || cell.textContent.trim() !== '') return null;
  const table = cell.closest('table')!.querySelector<HTMLElement>('[data-pw-text]');
  return table && { cell, table };
}

/** @returns the list that a control without a text opens, such as the menu of small screens */
function listOpenedBy(start: Element, page: EditorPage): Leaf | null {
  const id = start.closest('[popovertarget]')?.getAttribute('popovertarget');
  const shown = id ? start.ownerDocument.getElementById(id)?.querySelector<HTMLElement>('[data-pw-text]') : null;
  const [leaf] = leavesInText(shown, page);
  const at = leaf?.path.findIndex((key) => typeof key === 'number') ?? -1;
  return leaf && at > 0 ? { file: leaf.file, path: leaf.path.slice(0, at), kind: 'list' } : null;
}

/** @returns the path of the innermost section that an element stands in */
export function sectionOf(element: Element, page: EditorPage): Path | null {
  const isIn = (id: string) => element.closest(`#${CSS.escape(id)}`) !== null;
  const index = page.sections.findIndex(({ ids }) => ids.some(isIn));
  if (index === -1) return null;
  return page.sections[index]!.inner.find(({ id }) => isIn(id))?.path ?? ['blocks', index];
}

/** @returns all elements that show a text setting, or a part of it */
export function elementsShowing(frame: Document, page: EditorPage, leaf: Leaf): HTMLElement[] {
  const isIt = ({ file, path }: Leaf) => file === leaf.file && isSamePath(path, leaf.path);
  return [...frame.querySelectorAll<HTMLElement>('[data-pw-text]')].filter((element) =>
    leavesInText(element, page).some(isIt),
  );
}
