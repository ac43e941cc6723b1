// Finds the section or entry of an outline's row in the page as it is now: the outline follows
// changes a moment later, and an action is about what its row showed.
import { say } from '../../../base/words/say.ts';
import type { Path } from '../../../edits/model/path.ts';
import { findShown } from '../changes/shown-place.ts';
import { useEditor } from '../state/store.ts';
import { showTrouble } from '../state/trouble.ts';
import { whenSent } from '../state/sync.ts';
import type { OutlineNode } from './outline-nodes.ts';

export type ShownRow = Pick<OutlineNode, 'file' | 'path' | 'shown'>;

/**
 * Waits for the answers to earlier changes.
 * @returns the path that leads to what a row showed; null, with a sentence for the author, where
 * it has changed too much to be told
 */
export async function findRow(row: ShownRow): Promise<Path | null> {
  const found = await findRows([row]);
  return found && found[0]!;
}

/** Finds several rows in one state of the page. */
async function findRows(rows: readonly ShownRow[]): Promise<Path[] | null> {
  await whenSent();
  const { page } = useEditor.getState();
  const paths: Path[] = [];
  for (const { file, path, shown } of rows) {
    const found = page?.file === file ? findShown(shown, page.files[file]?.data, path) : null;
    if (found) paths.push(found);
    else {
      showTrouble(say('What this row showed has changed meanwhile. Please choose again.'), [file]);
      return null;
    }
  }
  return paths;
}

/** @returns the places of the sections of the page that rows showed, in order; null as for one of them */
export async function findPlaces(rows: readonly ShownRow[]): Promise<number[] | null> {
  const paths = await findRows(rows);
  return paths && paths.map((path) => Number(path[1])).toSorted((one, other) => one - other);
}
