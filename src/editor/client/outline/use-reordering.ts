// Moving of sections and entries in the outline, by dragging and by keys.
import { useRef } from 'react';
import { useDragAndDrop, type DropTarget, type Key, type TreeProps } from 'react-aria-components';
import type { EditorPage, EditorStart, Path } from '../../protocol/page.ts';
import { sectionPathOf } from '../state/fields.ts';
import { valueAt } from '../state/paths.ts';
import { moveEntry, moveSectionTo } from '../state/section-edits.ts';
import { findRow, type ShownRow } from './find-row.ts';

/**
 * @returns what makes the rows of the outline movable inside of their list, and sections to other
 * lists of sections
 */
export function useReordering(page: EditorPage, start: EditorStart): Pick<TreeProps<object>, 'dragAndDropHooks'> {
  const dragged = useRef<Path | null>(null);
  const atStart = useRef<EditorPage | null>(null);
  const accepts = (target: DropTarget): boolean => {
    if (target.type !== 'item' || target.dropPosition === 'on' || !dragged.current) return false;
    const beside = pathOf(target.key);
    return isSibling(beside, dragged.current) || mayStandBeside(dragged.current, beside, { page, start });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key), 'pagewright/row': String(key) })),
    acceptedDragTypes: ['pagewright/row'],
    onDragStart: ({ keys }) => {
      dragged.current = pathOf([...keys][0]!);
      atStart.current = page;
    },
    getDropOperation: (target) => (accepts(target) ? 'move' : 'cancel'),
    onMove: ({ keys, target }) => {
      const from = rowOf([...keys][0]!, atStart.current ?? page);
      void moveRow(from, rowOf(target.key, page), target.dropPosition === 'after');
    },
  });
  return { dragAndDropHooks };
}

function rowOf(key: Key, page: EditorPage): ShownRow {
  return { file: page.file!, path: pathOf(key), shown: page.files[page.file!]?.data };
}

async function moveRow(row: ShownRow, other: ShownRow, isBelow: boolean) {
  const from = await findRow(row);
  const beside = from && (await findRow(other));
  if (!beside) return;
  const at = Number(beside.at(-1)) + (isBelow ? 1 : 0);
  if (!isSibling(from, beside)) return void moveSectionTo(row.file, from, { list: beside.slice(0, -1), at });
  const old = Number(from.at(-1));
  // Its own place becomes free.
  await moveEntry(row.file, from, at > old ? at - 1 : at);
}

/** Whether a section may move to the list of another one. */
function mayStandBeside(moved: Path, other: Path, { page, start }: { page: EditorPage; start: EditorStart }): boolean {
  const data = page.files[page.file!]?.data;
  const isSection = (path: Path) => sectionPathOf(start, data, path)?.length === path.length;
  if (!isSection(moved) || !isSection(other)) return false;
  const type = String(valueAt(data, [...moved, 'type']));
  return other.length === 2 || (type !== 'shared' && !start.sections[type]?.isPageWide);
}

function pathOf(key: Key): Path {
  return JSON.parse(String(key)) as Path;
}

function isSibling(one: Path, other: Path | null): boolean {
  return other !== null && one.length === other.length && one.slice(0, -1).join('/') === other.slice(0, -1).join('/');
}
