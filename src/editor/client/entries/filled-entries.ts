// New entries that are opened to write over, or filled in with rows of cells.
import type { Edit } from '../../../edits/model/edit.ts';
import type { Path } from '../../../edits/model/path.ts';
import { focusFirstText } from '../state/focus.ts';
import { select, useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';
import { newEntry, withCells } from './new-entries.ts';

/** Opens an entry that has just been added, to write over its first words. */
export function openNewEntry(file: string, path: Path): void {
  select({ file, path, section: useEditor.getState().selection?.section ?? null });
  focusFirstText(path);
}

/**
 * Fills in an entry and adds others below it, as one change.
 * @param rows the settings of each
 */
export function fillEntries(file: string, entry: Path, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first = {}, ...others] = rows;
  const list = entry.slice(0, -1);
  const next = Number(entry.at(-1)) + 1;
  const made = newEntry(file, list) as Record<string, unknown>;
  const edits = [
    ...Object.entries(first).map(([name, value]): Edit => ({ kind: 'set', path: [...entry, name], value })),
    ...others.map((row, at): Edit => ({ kind: 'insert', path: list, at: next + at, value: { ...made, ...row } })),
  ];
  return edit(...edits.flatMap((each) => withCells(file, each)).map((each) => ({ file, edit: each })));
}
