// Fills the gaps of a page: each in all its places, or left out with its line where it does not
// concern the site.
import { getAtPath, type Path } from '../model/path.ts';
import type { Edit } from '../model/edit.ts';
import { listGaps } from '../../base/words/gaps.ts';
import { isGroup } from '../../base/pure/pointer.ts';

export interface FilledGap {
  /** With its brackets. */
  gap: string;
  /** Words in its place; null to leave it out. */
  words: string | null;
}

interface GapText {
  path: Path;
  before: string;
  after: string;
}

/** @returns the edits, to be made in this order; none where no gap is in the page */
export function planGaps(data: unknown, filled: readonly FilledGap[]): Edit[] {
  const texts = listGapTexts(data, []).map(({ path, text }): GapText => ({
    path,
    before: text,
    after: filled.reduce(fillText, text),
  }));
  const changed = texts.filter(({ before, after }) => before !== after);
  const gone = changed.flatMap(({ path, after }) => findEmptyEntry(data, path, after));
  const kept = changed.filter(({ path }) => !gone.some((entry) => entry.length < path.length && isAt(path, entry)));
  return [
    ...kept.map(({ path, after }): Edit => ({ kind: 'set', path, value: after })),
    // From the end, so that the places of those before stay as they are.
    ...gone.toReversed().map((path): Edit => ({ kind: 'remove', path })),
  ];
}

function listGapTexts(data: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof data === 'string') return listGaps(data).length > 0 ? [{ path, text: data }] : [];
  if (Array.isArray(data)) return data.flatMap((each, index) => listGapTexts(each, [...path, index]));
  return isGroup(data) ? Object.entries(data).flatMap(([key, each]) => listGapTexts(each, [...path, key])) : [];
}

function fillText(text: string, { gap, words }: FilledGap): string {
  if (words !== null) return text.replaceAll(gap, () => words);
  const lines = text.split('\n').flatMap((line) => {
    const left = leaveOut(line, gap);
    return left === null ? [] : [left];
  });
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

/** @returns the line without the gap; null for a line that says nothing else */
function leaveOut(line: string, gap: string): string | null {
  if (!line.includes(gap)) return line;
  // A sentence that is all gap goes alone; one around the gap would be torn.
  const sentences = line.split(/(?<=[.!?。।؟]) /).filter((sentence) => !sentence.includes(gap));
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** @returns the entry of a list that is left with an introduction at most; none if it is the last one */
function findEmptyEntry(data: unknown, path: Path, text: string): Path[] {
  const says = text.split('\n').some((line) => line.trim() !== '' && !/[:：]\s*$/.test(line));
  const entry = path.slice(0, -1);
  const list = getAtPath(data, entry.slice(0, -1));
  return !says && typeof entry.at(-1) === 'number' && Array.isArray(list) && list.length > 1 ? [entry] : [];
}

function isAt(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key);
}
