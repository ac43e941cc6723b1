// Writes an edited text into the source that it was read from: blocks that did not change keep
// their characters, and of a changed block the words that did not change.
import { compareLists } from '../../../edits/model/compare-lists.ts';
import { createRecent } from '../../../base/pure/recent.ts';
import { collectAddresses, linkAddresses, linkBlock, type KnownAddresses } from './link-addresses.ts';
import { readBlocks, readRuns } from './read-blocks.ts';
import { listParts, normalizeBlocks, normalizeRuns, type Run, type TakenMarks, type TextBlock } from './text-blocks.ts';
import { isSame, writeRuns } from './write-runs.ts';
import { readSeparators, separate, shows, writeBlock, writeBlocks, type Separators } from './write-blocks.ts';

/**
 * @param source of the text before it was edited
 * @param edited the blocks of the text now
 * @returns the source of the edited text
 */
export function keepSource(source: string, edited: readonly TextBlock[]): string {
  const original = sources.get(source, () => readSource(source));
  const { known, addresses } = original;
  // Marks that cannot stand where they are were left out.
  const blocks = normalizeBlocks(edited).flatMap((block) =>
    known.has(JSON.stringify(block)) ? block : openSource(writeBlock(linkBlock(block, addresses))),
  );
  for (const keepsWords of [true, false]) {
    const kept = mergeBlocks(original, blocks, keepsWords);
    if (shows(kept, blocks)) return kept;
  }
  return writeBlocks(blocks);
}

interface Source {
  text: string;
  blocks: { block: TextBlock; start: number; end: number }[];
  separators: Separators;
  /** The blocks, as text. */
  known: ReadonlySet<string>;
  addresses: KnownAddresses;
}

/** Sources of the texts that are edited, which stay the same from key to key. */
const sources = createRecent<string, Source>(4);

function readSource(text: string): Source {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const endOfLine = (line: number) => (line < starts.length ? starts[line]! - 1 : text.length);
  const blocks = readBlocks(text).map(({ part, start, end }) => ({
    block: normalizeBlocks([part])[0] ?? part,
    start: starts[start]!,
    end: endOfLine(end),
  }));
  return {
    text,
    blocks,
    separators: readSeparators(text),
    known: new Set(blocks.map(({ block }) => JSON.stringify(block))),
    addresses: collectAddresses(blocks.flatMap(({ block }) => listParts(block))),
  };
}

/** A stretch of the new text: its source, and which blocks of the old one it stands for. */
interface Piece {
  source: string;
  blocks: readonly TextBlock[];
  from: number;
  to: number;
}

function mergeBlocks(original: Source, blocks: readonly TextBlock[], keepsWords: boolean): string {
  const { text, blocks: old, separators } = original;
  const changes = compareLists(
    old.map(({ block }) => JSON.stringify(block)),
    blocks.map((block) => JSON.stringify(block)),
  );
  const sliceOf = (from: number, to: number) => (from < to ? text.slice(old[from]!.start, old[to - 1]!.end) : '');
  const pieces: Piece[] = [];
  let [at, oldAt] = [0, 0];
  const keepUntil = (end: number) => {
    for (; oldAt < end; oldAt++, at++)
      pieces.push({ source: sliceOf(oldAt, oldAt + 1), blocks: blocks.slice(at, at + 1), from: oldAt, to: oldAt + 1 });
  };
  for (const [from, length, start, count] of changes) {
    keepUntil(from);
    const changed = blocks.slice(start, start + count);
    const own = writeBlocks(changed, separators);
    const before = old.slice(from, from + length).map(({ block }) => block);
    const isMerged = keepsWords && length > 0 && count > 0;
    const source = isMerged ? mergeWords(sliceOf(from, from + length), writeBlocks(before, separators), own) : own;
    if (count > 0) pieces.push({ source, blocks: changed, from, to: from + length });
    [at, oldAt] = [start + count, from + length];
  }
  keepUntil(old.length);
  const head = text.slice(0, old[0]?.start ?? 0);
  const tail = old.length > 0 ? text.slice(old.at(-1)!.end) : '';
  return head + joinPieces(pieces, original) + tail;
}

function joinPieces(pieces: readonly Piece[], { text, blocks: old, separators }: Source): string {
  return pieces
    .map((piece, index) => {
      const before = pieces[index - 1];
      if (!before) return piece.source;
      // Neighbours that were neighbours before, and both are what stood there, keep their distance.
      const wereNeighbours = before.to === piece.from && before.to > before.from && piece.to > piece.from;
      const between = wereNeighbours
        ? text.slice(old[before.to - 1]!.end, old[piece.from]!.start)
        : separate(before.blocks.at(-1)!, piece.blocks[0]!, separators);
      return between + piece.source;
    })
    .join('');
}

const words = /[\p{L}\p{N}\p{M}]+|[^]/gu;

interface WordChange {
  start: number;
  end: number;
  words: string[];
}

/**
 * @returns the old source with what differs between two texts that were written the same way; where
 *   the author wrote a word in another way and it was changed now, the change counts
 */
function mergeWords(source: string, written: string, next: string): string {
  const base = written.match(words) ?? [];
  const changes = listChanges(base, next);
  const own = listChanges(base, source).filter(({ start, end }) => {
    return !changes.some((each) => {
      return each.start === each.end || start === end
        ? each.start <= end && start <= each.end
        : each.start < end && start < each.end;
    });
  });
  const merged = [...base];
  for (const { start, end, words: put } of [...changes, ...own].sort((one, other) => other.start - one.start))
    merged.splice(start, end - start, ...put);
  return merged.join('');
}

function listChanges(base: string[], text: string): WordChange[] {
  const other = text.match(words) ?? [];
  return compareLists(base, other).map(([start, length, at, count]) => {
    return { start, end: start + length, words: other.slice(at, at + count) };
  });
}

/** @returns the blocks of a source, as they are edited */
export function openSource(source: string): TextBlock[] {
  return normalizeBlocks(readBlocks(source).map(({ part }) => part));
}

/** @returns the source of an edited text in one part */
export function keepLine(source: string, edited: readonly Run[], taken: TakenMarks): string {
  if (taken === 'none') return writeRuns(edited, taken).trimEnd();
  const before = normalizeRuns(readRuns(source, taken));
  if (isSame(before, normalizeRuns(edited))) return source;
  const runs = taken === 'words' ? edited : linkAddresses(edited, collectAddresses([before]));
  const written = writeRuns(runs, taken);
  const kept = mergeWords(source, writeRuns(before, taken), written);
  const read = (text: string) => normalizeRuns(readRuns(text, taken));
  return isSame(read(kept), read(written)) ? kept : written;
}
