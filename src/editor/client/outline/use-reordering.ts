// Moving of sections and entries in the outline, by dragging and by keys.
import { isSamePath, getAtPath, type Path } from '../../../edits/model/path.ts';
import { useRef } from 'react';
import { useDragAndDrop, type DropTarget, type Key, type TreeProps } from 'react-aria-components';
import type { EditorStart } from '../../protocol/page.ts';
import { moveEntry, moveSectionTo } from '../entries/section-edits.ts';
import { placeSections } from '../entries/several-sections.ts';
import { findPlaces, findRow } from '../state/find-row.ts';
import type { ShownRow } from '../state/store.ts';
import { findNode, type OutlineNode } from './outline-nodes.ts';

/**
 * @returns what makes the rows of the outline movable inside of their list, and sections to other
 * lists of sections
 */
export function useReordering(
  nodes: readonly OutlineNode[],
  start: EditorStart,
): Pick<TreeProps<object>, 'dragAndDropHooks'> {
  const dragged = useRef<Key | null>(null);
  // Rows keep their keys while the page changes: both are where they are now.
  const rowOf = (key: Key) => findNode(nodes, (node) => node.key === key);
  const accepts = (target: DropTarget): boolean => {
    if (target.type !== 'item' || target.dropPosition === 'on' || dragged.current === null) return false;
    const [moved, beside] = [rowOf(dragged.current), rowOf(target.key)];
    return Boolean(moved && beside) && (isSibling(moved!.path, beside!.path) || mayStandBeside(moved!, beside!, start));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key), 'pagewright/row': String(key) })),
    acceptedDragTypes: ['pagewright/row'],
    onDragStart: ({ keys }) => {
      dragged.current = [...keys][0]!;
    },
    getDropOperation: (target) => (accepts(target) ? 'move' : 'cancel'),
    onMove: ({ keys, target }) => {
      const moved = [...keys].flatMap((key) => rowOf(key) ?? []);
      const beside = rowOf(target.key);
      const isBelow = target.dropPosition === 'after';
      const sections = moved.filter(({ path }) => path.length === 2);
      if (beside?.path.length === 2 && sections.length > 1) void moveRows(sections, beside, isBelow);
      else if (moved[0] && beside) void moveRow(moved[0], beside, isBelow);
    },
  });
  return { dragAndDropHooks };
}

/** Moves sections that are selected together. */
async function moveRows(rows: readonly ShownRow[], other: ShownRow, isBelow: boolean) {
  const places = await findPlaces(rows);
  const beside = places && (await findRow(other));
  if (!beside) return;
  const border = Number(beside[1]) + (isBelow ? 1 : 0);
  await placeSections(other.file, places, border - places.filter((place) => place < border).length);
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

/** Checks that a section may move to the list of another one. */
function mayStandBeside(moved: OutlineNode, other: OutlineNode, start: EditorStart): boolean {
  if (moved.entry || other.entry) return false;
  const type = String(getAtPath(moved.value, ['type']));
  return other.path.length === 2 || (type !== 'shared' && !start.sections[type]?.isPageWide);
}

function isSibling(one: Path, other: Path): boolean {
  return isSamePath(one.slice(0, -1), other.slice(0, -1));
}
