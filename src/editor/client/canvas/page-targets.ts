// Targets of the pointer on the page: the setting that an element shows, and its section.
import type { EditorPage, Leaf } from '../../protocol/page.ts';
import type { Path } from '../../../edits/model/path.ts';
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
  const texts = (withText?.dataset.pwText ?? '').split(' ').flatMap((name) => page.leaves[name] ?? []);
  const settings = (withSetting?.dataset.pwAttr ?? '')
    .split(' ')
    .flatMap((each) => page.leaves[each.split(':')[1] ?? ''] ?? []);
  // The words of a link or a button are typed, its address is among the settings.
  const isCloser = withSetting && withText ? !withSetting.contains(withText) : Boolean(withSetting);
  return {
    element: empty?.cell ?? (isCloser ? withSetting : withText) ?? (start as HTMLElement),
    text: !isCloser && texts.length > 0 ? texts[0]! : null,
    setting: (texts.length === 0 ? listOpenedBy(start, page) : null) ?? settings[0] ?? null,
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
  const leaf = page.leaves[shown?.dataset.pwText?.split(' ')[0] ?? ''];
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
  const names = Object.entries(page.leaves).flatMap(([name, each]) =>
    each.file === leaf.file && each.path.join('/') === leaf.path.join('/') ? [name] : [],
  );
  return [...frame.querySelectorAll<HTMLElement>('[data-pw-text]')].filter((element) =>
    element.dataset.pwText!.split(' ').some((name) => names.includes(name)),
  );
}
