// Finds the section or entry of an outline's row in the page as it is now: the outline follows
// changes a moment later, and an action is about what its row showed.
import { say } from '../../../base/words/say.ts';
import type { Path } from '../../../edits/model/path.ts';
import { findShown } from '../changes/shown-place.ts';
import { useEditor, type ShownRow } from './store.ts';
import { showTrouble } from './trouble.ts';
import { whenSent } from './sync.ts';

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
  const paths = locateRows(rows);
  if (!paths) showTrouble(say('What this row showed has changed meanwhile. Please choose again.'), [rows[0]!.file]);
  return paths;
}

/** @returns the paths of what rows showed in the page as it is shown now; null where one has changed too much */
export function locateRows(rows: readonly ShownRow[]): Path[] | null {
  const { page } = useEditor.getState();
  const paths: Path[] = [];
  for (const { file, path, shown } of rows) {
    const found = page?.file === file ? findShown(shown, page.files[file]?.data, path) : null;
    if (!found) return null;
    paths.push(found);
  }
  return paths;
}

/** @returns the places of the sections of the page that rows showed, in order; null as for one of them */
export async function findPlaces(rows: readonly ShownRow[]): Promise<number[] | null> {
  const paths = await findRows(rows);
  return paths && paths.map((path) => Number(path[1])).toSorted((one, other) => one - other);
}
