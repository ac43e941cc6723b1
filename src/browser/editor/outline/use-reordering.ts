// Moving of sections and entries in the outline, by dragging and by keys.
import { useRef } from 'react';
import { useDragAndDrop, type DropTarget, type Key, type TreeProps } from 'react-aria-components';
import type { EditorPage, Path } from '../answers.ts';
import { moveEntry } from '../state/section-edits.ts';

/** @returns what makes the rows of the outline movable inside of their list */
export function useReordering(page: EditorPage): Pick<TreeProps<object>, 'dragAndDropHooks'> {
  const dragged = useRef<Path | null>(null);
  const accepts = (target: DropTarget): boolean =>
    target.type === 'item' && target.dropPosition !== 'on' && isSibling(pathOf(target.key), dragged.current);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key), 'pagewright/row': String(key) })),
    acceptedDragTypes: ['pagewright/row'],
    onDragStart: ({ keys }) => (dragged.current = pathOf([...keys][0]!)),
    getDropOperation: (target) => (accepts(target) ? 'move' : 'cancel'),
    onMove: ({ keys, target }) => {
      const from = pathOf([...keys][0]!);
      const beside = pathOf(target.key);
      if (!page.file || !isSibling(from, beside)) return;
      const at = Number(beside.at(-1)) + (target.dropPosition === 'after' ? 1 : 0);
      const old = Number(from.at(-1));
      // Its own place becomes free.
      void moveEntry(page.file, from, at > old ? at - 1 : at);
    },
  });
  return { dragAndDropHooks };
}

function pathOf(key: Key): Path {
  return JSON.parse(String(key)) as Path;
}

function isSibling(one: Path, other: Path | null): boolean {
  return other !== null && one.length === other.length && one.slice(0, -1).join('/') === other.slice(0, -1).join('/');
}
