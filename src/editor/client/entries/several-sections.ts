// Changes of several sections of the open page: each is one change of its file, and one undo.
import { say } from '../../../base/words/say.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { moveTogether, type Places } from '../../../edits/model/move-together.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { announce, select, useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';

export async function removeSections(file: string, places: Places): Promise<void> {
  select(null);
  await change(
    file,
    places.toReversed().map((at) => ({ kind: 'remove', path: ['blocks', at] })),
  );
  announce(
    say('A section removed. Undo brings it back. | {count} sections removed. Undo brings them back.', {
      count: places.length,
    }),
  );
}

/** The copies stand below the last one, in the same order. */
export async function duplicateSections(file: string, places: Places): Promise<void> {
  const last = places.at(-1)!;
  const copies = places.toReversed().flatMap((at): Edit[] => {
    const copy = { kind: 'duplicate' as const, path: ['blocks', at] };
    return at === last ? [copy] : [copy, { kind: 'move', from: ['blocks', at + 1], to: ['blocks', last + 1] }];
  });
  await change(file, copies);
  announce(
    say('A section duplicated: the copy stands below it. | {count} sections duplicated: the copies stand below them.', {
      count: places.length,
    }),
  );
}

/** Hides sections from visitors, or shows them again. */
export async function setDrafts(file: string, places: Places, isDraft: boolean): Promise<void> {
  const list = getAtPath(useEditor.getState().page?.files[file]?.data, ['blocks']);
  const others = places.filter((at) => (getAtPath(list, [at, 'draft']) === true) !== isDraft);
  await change(
    file,
    others.map((at): Edit => {
      const path = ['blocks', at, 'draft'];
      return isDraft ? { kind: 'set', path, value: true } : { kind: 'remove', path };
    }),
  );
  announce(
    isDraft
      ? say('Visitors do not see a section now. | Visitors do not see {count} sections now.', { count: places.length })
      : say('Visitors see a section again. | Visitors see {count} sections again.', { count: places.length }),
  );
}

/** Moves sections by one place, as a block. */
export async function shiftSections(file: string, places: Places, way: 'up' | 'down'): Promise<void> {
  const list = getAtPath(useEditor.getState().page?.files[file]?.data, ['blocks']);
  const total = Array.isArray(list) ? list.length : 0;
  const at = way === 'up' ? places[0]! - 1 : places.at(-1)! - places.length + 2;
  if (at < 0 || at > total - places.length) return announce(say('They are at the end of the page already.'));
  return placeSections(file, places, at);
}

/** Puts sections together at a place among the others. */
export async function placeSections(file: string, places: Places, at: number): Promise<void> {
  const list = getAtPath(useEditor.getState().page?.files[file]?.data, ['blocks']);
  await change(file, moveTogether(Array.isArray(list) ? list.length : 0, places, at));
  announce(
    say('A section moved: it is number {number} now. | {count} sections moved: the first one is number {number} now.', {
      count: places.length,
      number: at + 1,
    }),
  );
}

function change(file: string, edits: readonly Edit[]): Promise<void> {
  return edits.length === 0 ? Promise.resolve() : edit(...edits.map((each) => ({ file, edit: each })));
}
