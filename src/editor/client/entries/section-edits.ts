// Changes of whole sections: each is one edit of the page's file, and is said to screen readers.
import { say } from '../../../base/words/say.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import type { EditorPage } from '../../protocol/page.ts';
import { closeList } from './emptied-lists.ts';
import { editsToAdd, withCells } from './new-entries.ts';
import { isSamePath, isSectionOfPage, isWithin, getAtPath, type Path } from '../../../edits/model/path.ts';
import { announce, sectionAt, select, useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';
import { showTrouble } from '../state/trouble.ts';

function openPage(): (EditorPage & { file: string }) | null {
  const { page } = useEditor.getState();
  return page && page.file !== null ? { ...page, file: page.file } : null;
}

/**
 * Puts an entry of a list at another place of it; a section is an entry of the page's list of
 * sections.
 */
export async function moveEntry(file: string, path: Path, to: number): Promise<void> {
  const list = listOf(file, path);
  const from = Number(path.at(-1));
  if (to < 0 || to >= list.length) return;
  if (from === to) return announce(say('It stays number {number} of {total}.', { number: to + 1, total: list.length }));
  const target = [...path.slice(0, -1), to];
  const isChosen = isSectionOfPage(path) || isSelected(file, path);
  await changePlaces(file, { kind: 'move', from: path, to: target }, isChosen ? target : null);
  announce(say('Moved: it is now number {number} of {total}.', { number: to + 1, total: list.length }));
}

/** Puts a section into another list of sections: that of the page, or of a column. */
export async function moveSectionTo(file: string, from: Path, { list, at }: { list: Path; at: number }): Promise<void> {
  // The sections of the page below one that leaves close up, those below a new one make room.
  const closesUp = from.length === 2 && list.length > 1 && Number(from[1]) < Number(list[1]);
  const into = closesUp ? ['blocks', Number(list[1]) - 1, ...list.slice(2)] : list;
  const makesRoom = list.length === 1 && at <= Number(from[1]);
  const left = ['blocks', Number(from[1]) + (makesRoom ? 1 : 0), ...from.slice(2, -1)];
  const closing = from.length > 2 ? closingEdits(file, from.slice(0, -1), left) : [];
  if (!closing) return refuseToEmpty(file);
  const sent = change({ file }, { kind: 'move', from, to: [...into, at] }, ...closing);
  const renamed = closing.find((each) => each.kind === 'rename' && isSamePath(each.path, into));
  selectEntry(file, [...into.slice(0, -1), renamed?.kind === 'rename' ? renamed.key : into.at(-1)!, at]);
  await sent;
  announce(list.length > 1 ? say('Moved into the column.') : say('Moved to the sections of the page.'));
}

/** Adds an entry at the end of a list, which may not be there yet. */
export function addEntry(file: string, list: Path): Promise<void> {
  return change({ file }, ...editsToAdd(file, list));
}

export async function duplicateEntry(file: string, path: Path): Promise<void> {
  const isChosen = isSectionOfPage(path) || isSelected(file, path);
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  await changePlaces(file, { kind: 'duplicate', path }, isChosen ? copy : null);
  announce(say('Duplicated: the copy stands below it.'));
}

/** @param chosen what is selected then; null where the selection stays */
async function changePlaces(file: string, made: Edit, chosen: Path | null): Promise<void> {
  const sent = change({ file }, made);
  // The selection has followed what was selected.
  if (chosen && !isSelected(file, chosen)) selectEntry(file, chosen);
  await sent;
}

export async function removeEntry(file: string, path: Path): Promise<void> {
  const closing = closingEdits(file, path.slice(0, -1));
  if (!closing) return refuseToEmpty(file);
  // What was selected may be gone.
  if (isSelected(file, path)) {
    const around = path.slice(0, -1);
    select(isSectionOfPage(path) ? null : { file, path: around, section: sectionOf(file, path) });
  }
  await change({ file }, ...(closing.length > 0 ? closing : [{ kind: 'remove', path } as const]));
  announce(say('Removed. Undo brings it back.'));
}

function refuseToEmpty(file: string): void {
  showTrouble(say('A column holds at least one section. Add another one to it first, or remove the columns.'), [file]);
}

/** Edits that close a list when its only entry leaves it; null where that cannot be. */
function closingEdits(file: string, list: Path, at: Path = list): Edit[] | null {
  const { start, page } = useEditor.getState();
  return start && page ? closeList({ start, page, file, list }, at) : [];
}

/** Whoever sorts a list goes on in it; an entry that is open stays open. */
function isSelected(file: string, path: Path): boolean {
  const { selection } = useEditor.getState();
  return selection?.file === file && isWithin(selection.path, path);
}

function selectEntry(file: string, path: Path) {
  select({ file, path, section: sectionOf(file, path) });
}

function sectionOf(file: string, path: Path): number | null {
  const page = openPage();
  return page && sectionAt(page, file, path);
}

function listOf(file: string, path: Path): unknown[] {
  const list = getAtPath(openPage()?.files[file]?.data, path.slice(0, -1));
  return Array.isArray(list) ? list : [];
}

/** Puts new sections at a place of the page or of a column, and selects the first one. */
export async function insertSections(
  { list, at }: { list: Path; at: number },
  values: readonly Record<string, unknown>[],
): Promise<void> {
  const page = openPage();
  if (!page) return;
  const isThere = Array.isArray(getAtPath(page.files[page.file]?.data, list));
  const inserts = values.map((value, index): Edit => ({ kind: 'insert', path: list, at: at + index, value }));
  const sent = change(page, ...(isThere ? inserts : [{ kind: 'set', path: list, value: values } as const]));
  // The first section of a page is known with the answer.
  if (!isThere) await sent;
  selectEntry(page.file, [...list, at]);
  await sent;
  announce(say('The section is in place as number {number}.', { number: at + 1 }));
}

/** Hides a section from visitors, or shows it to them again. */
export async function setDraft(section: Path, isDraft: boolean): Promise<void> {
  const page = openPage();
  if (!page) return;
  const path = [...section, 'draft'];
  await change(page, isDraft ? { kind: 'set', path, value: true } : { kind: 'remove', path });
  announce(isDraft ? say('Visitors do not see the section now.') : say('Visitors see the section again.'));
}

function change({ file }: { file: string }, ...made: Edit[]): Promise<void> {
  return edit(...made.flatMap((each) => withCells(file, each)).map((each) => ({ file, edit: each })));
}
