// A conflict, described for somebody who has to choose: what both versions share, and the places in
// which they differ, word by word.
import { say } from '../../../base/words/say.ts';
import { diffWordsWithSpace } from 'diff';
import type { Conflict, ConflictPlace, Piece } from '../../protocol/conflict.ts';
import { mergeLines } from './merge-texts.ts';

/** The versions of a file; null for a file that is not there. */
export interface Versions {
  file: string;
  /** What both started from. */
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

/**
 * @returns the conflict with its places; without any where one version has no such file, so that
 * one can only choose a side
 */
export function describeConflict({ file, base, mine, theirs }: Versions): Conflict {
  const known = { file, sides: { mine: say('Your version'), theirs: say('The other version') }, mine, theirs };
  if (mine === null || theirs === null) return { ...known, parts: [] };
  let line = 1;
  const parts = mergeLines(base ?? '', mine, theirs).map((part) => {
    if ('ok' in part) {
      line += part.ok.length;
      return part.ok.join('');
    }
    const [before, own, other] = [part.base, part.mine, part.theirs].map((lines) => lines.join(''));
    const place = { line, base: before!, settings: [], ...comparePieces(own!, other!) };
    line += part.theirs.length;
    return place;
  });
  return { ...known, parts };
}

/** @returns the words of both, and which of them the other one does not have */
export function comparePieces(mine: string, theirs: string): Pick<ConflictPlace, 'mine' | 'theirs'> {
  const changes = diffWordsWithSpace(theirs, mine);
  const sideOf = (skipped: 'added' | 'removed'): Piece[] =>
    changes
      .filter((change) => !change[skipped])
      .map(({ value, added, removed }) => ({ text: value, isOther: added || removed }));
  return { mine: sideOf('removed'), theirs: sideOf('added') };
}
