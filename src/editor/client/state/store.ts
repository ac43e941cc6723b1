// The store of the editor: the open page, what is selected in it, and the changes that the server
// has not taken yet.
import { isSamePath, isWithin, type Path } from '../../../edits/model/path.ts';
import { useDeferredValue } from 'react';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import type { Conflict } from '../../protocol/conflict.ts';
import type { Waiting } from '../changes/bases.ts';

/** Selection: a place in a file, and the section that it stands in. */
export interface Selection {
  file: string;
  path: Path;
  /** The place of the section in the page's file; null for what is around the sections. */
  section: number | null;
  /** True if the selected value has moved there: its settings stay as they are. */
  isFollowed?: boolean;
}

/** A row of the outline, as it was shown. */
export interface ShownRow {
  /** Stays the same while the row is about the same. */
  key: string;
  file: string;
  path: Path;
  /** Data of the file when the row was made. */
  shown: unknown;
}

/** Mode of the page: edited, or used as visitors do. */
export type Mode = 'edit' | 'try';

/** A failure, as a sentence. */
export interface Trouble {
  text: string;
  /**
   * The connection to the server; changes that wait to be accepted; undo and redo; or the files of
   * a change that was refused.
   */
  about: 'connection' | 'waiting' | 'steps' | readonly string[];
  /** What was refused before, which is shown again when this one is over. */
  behind?: Trouble | undefined;
}

export const nothing: Waiting = { texts: [], edits: [] };

/** @returns whether anything waits to be sent */
export function isAny({ texts, edits }: Waiting): boolean {
  return texts.length + edits.length > 0;
}

export interface EditorState {
  route: string;
  start: EditorStart | null;
  page: EditorPage | null;
  selection: Selection | null;
  /** The sections that are selected together; none where there is one selection. */
  several: readonly ShownRow[];
  /** Goes up when sections or entries may have moved, come or gone. */
  restructured: number;
  /** True while the settings of the selection are shown beside the page. */
  isSettingsOpen: boolean;
  mode: Mode;
  /** In pixels; 0 is as wide as there is room. */
  width: number;
  /** Place for a section that is being added, by list and position; null while none is. */
  adding: { list: Path; at: number } | null;
  /** The sections that a dialog is about; null while none is open. */
  dialog:
    { kind: 'transfer'; sections: readonly number[]; isCopy: boolean } | { kind: 'share'; section: number } | null;
  /** The window over the editor that is open; null for none. */
  opened: 'palette' | 'replace' | 'shortcuts' | 'language' | null;
  /** Changes that the server has not confirmed; later values replace earlier ones. */
  waiting: Waiting;
  /** True while a request that changes something is under way. */
  isSaving: boolean;
  /** The last failure; null when there is none, or what it is about has changed. */
  trouble: Trouble | null;
  /** What was done where nobody looked, as a sentence; null once something else is done. */
  notice: string | null;
  /** Two versions of files, to choose from; null while there is nothing to choose. */
  conflicts: Conflict[] | null;
  /** Said to screen readers. */
  said: string;
}

export const useEditor = create<EditorState>(() => ({
  route: '/',
  start: null,
  page: null,
  selection: null,
  several: [],
  restructured: 0,
  isSettingsOpen: false,
  mode: 'edit',
  width: 0,
  adding: null,
  dialog: null,
  opened: null,
  waiting: nothing,
  isSaving: false,
  trouble: null,
  notice: null,
  conflicts: null,
  said: '',
}));

const { setState: set } = useEditor;

/**
 * Selects a place, and opens its settings; a text that is typed in on the page leaves them as they
 * are.
 */
export function select(selection: Selection | null, opens = true): void {
  set({ selection, several: [], ...((opens || !selection) && { isSettingsOpen: selection !== null }) });
}

export function announce(said: string): void {
  set({ said });
}

/**
 * The page and what is selected in it, as forms and outline show them. Each key changes the page,
 * and they follow when there is time; where something has moved, they follow at once, so that
 * nothing is done to what is at its former place.
 */
export function useShown(): Pick<EditorState, 'page' | 'selection'> {
  const now = useEditor(useShallow(({ page, selection }) => ({ page, selection })));
  const restructured = useEditor((state) => state.restructured);
  const later = useDeferredValue(now);
  return useDeferredValue(restructured) === restructured ? later : now;
}

/** @returns the section that a place in a file belongs to */
export function sectionAt(page: EditorPage, file: string, path: Path): number | null {
  if (file === page.file) return path[0] === 'blocks' ? Number(path[1]) : null;
  const index = page.sections.findIndex(({ shared }) => shared?.file === file);
  return index === -1 ? null : index;
}

/** @returns the ids of the elements that show a section of the page, or of a column */
export function idsOfSection({ sections }: EditorPage, path: Path): string[] {
  const section = sections[Number(path[1])];
  if (!section) return [];
  return path.length === 2
    ? section.ids
    : section.inner.flatMap((each) => (isSamePath(each.path, path) ? [each.id] : []));
}

/** @returns the messages about a setting, or about anything inside of it */
export function messagesAt(page: EditorPage, file: string, path: Path, deep: boolean) {
  return page.messages.filter(
    (each) => each.file === file && (deep ? isWithin(each.path, path) : isSamePath(each.path, path)),
  );
}
