// Changes that wait to be sent, as lists.
import { isSamePath } from '../../../edits/model/path.ts';
import type { KnownVersions, Posted } from '../../protocol/page.ts';
import { basesOf, type Waiting, type WaitingEdit } from './bases.ts';

/** @returns the body of the request that sends changes */
export function toPosted(sent: Waiting, known: KnownVersions): Posted {
  return {
    texts: sent.texts.map(({ file, text }) => ({ file, text })),
    edits: sent.edits.map(({ file, edit: made }) => ({ file, edit: made })),
    step: [...sent.texts, ...sent.edits].at(-1)?.step ?? '',
    bases: Object.fromEntries(basesOf(sent).map(({ file, text }) => [file, text])),
    known,
  };
}

export function without(waiting: Waiting, sent: Waiting): Waiting {
  return {
    texts: waiting.texts.filter((each) => !sent.texts.includes(each)),
    edits: waiting.edits.filter((each) => !sent.edits.includes(each)),
  };
}

/** @returns the files that changes are about */
export function filesOf({ texts, edits }: Waiting): string[] {
  return [...texts, ...edits].map(({ file }) => file);
}

/** Appends an edit. A second `set` of the same setting replaces the first. */
export function appendEdit(edits: readonly WaitingEdit[], next: WaitingEdit): readonly WaitingEdit[] {
  const last = edits.at(-1);
  return [...(last && isSameSetting(last, next) ? edits.slice(0, -1) : edits), next];
}

function isSameSetting(last: WaitingEdit, next: WaitingEdit): boolean {
  const [one, other] = [last.edit, next.edit];
  if (last.base !== next.base || last.step !== next.step || one.kind === 'move' || other.kind !== 'set') return false;
  // A setting that was emptied and typed again is written in its place.
  const isEmptied = one.kind === 'remove' && typeof one.path.at(-1) === 'string';
  return (one.kind === 'set' || isEmptied) && isSamePath(one.path, other.path);
}
