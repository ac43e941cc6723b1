// Garbled letters: text in UTF-8 that a program has read as Windows-1252 or Latin-1 and saved, so
// that ä has become Ã¤. Each letter is two to four characters then, which decode strictly.
import { encodeWindows1252 } from '../../base/pure/windows-1252.ts';
import { judgeLetter, type GarbledLetter } from './judge-letter.ts';

export interface Garbled {
  index: number;
  mark: string;
  /** The letters that they were; null where one is lost. */
  better: string | null;
}

/** The bytes 0x80 to 0xBF, as both encodings show them. */
const tail = '[\\x80-\\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const sequence = new RegExp(`[Â-Þ]${tail}|[à-ï]${tail}{2}|ð${tail}{3}`);
const sequences = new RegExp(sequence, 'g');

/** @returns whether a text may have some; fast, because it runs on every file */
export function mayBeGarbled(text: string): boolean {
  return sequence.test(text);
}

/**
 * @returns the garbled letters of a text; none where each may as well be a letter with a sign
 * behind it, as in “CAFÉ…” and «MANHÃ»
 */
export function findGarbled(text: string): Garbled[] {
  if (!mayBeGarbled(text)) return [];
  const found = Array.from(text.matchAll(sequences), ({ index, 0: mark }) => ({ index, mark, is: decode(mark) }));
  const letters = found.flatMap(({ index, mark, is }) => (is === null ? [] : [{ index, mark, is }]));
  const judged = letters.map((letter, at) => {
    const joined = [letters[at - 1], letters[at + 1]].filter(
      (each) => each && isJoined(letter, each),
    ) as GarbledLetter[];
    return { letter, ...judgeLetter(letter, joined, text) };
  });
  if (!judged.some(({ isCertain }) => isCertain)) return [];
  const sure = judged.flatMap(({ letter, isCertain, isLikely }) => (isCertain || isLikely ? [letter] : []));
  return joinNeighbours(sure).map((run) => decodeAgain(run, text));
}

/** @returns whether a character of a text is a part of a garbled letter */
export function isGarbledAt(text: string, at: number): boolean {
  return findGarbled(text).some(({ index, mark }) => at >= index && at < index + mark.length);
}

function isJoined(a: GarbledLetter, b: GarbledLetter): boolean {
  return a.index + a.mark.length === b.index || b.index + b.mark.length === a.index;
}

/** @returns the character of its bytes; null for what is no UTF-8, and for no letter or sign */
function decode(mark: string): string | null {
  const [lead = 0, ...rest] = Array.from(mark, encodeWindows1252);
  const code = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), lead & (0xff >> (rest.length + 2)));
  const least = [0x80, 0x800, 0x1_0000][rest.length - 1]!;
  if (code < least || code > 0x10_ffff) return null;
  const character = String.fromCodePoint(code);
  return /[\p{Cs}\p{Co}\p{Cn}]/u.test(character) ? null : character;
}

function joinNeighbours(letters: readonly GarbledLetter[]): GarbledLetter[] {
  const joined: GarbledLetter[] = [];
  for (const { index, mark, is } of letters) {
    const last = joined.at(-1);
    if (last && last.index + last.mark.length === index) {
      last.mark += mark;
      last.is += is;
    } else joined.push({ index, mark, is });
  }
  return joined;
}

/** A file that was saved like this twice has ÃƒÂ¤ for ä. */
function decodeAgain({ index, mark, is }: GarbledLetter, text: string): Garbled {
  const before = text.slice(Math.max(0, index - 1), index);
  const inner = findGarbled(before + is + text.charAt(index + mark.length));
  const better = inner.reduceRight(
    (decoded, each) =>
      decoded.slice(0, each.index) + (each.better ?? '\ufffd') + decoded.slice(each.index + each.mark.length),
    before + is,
  );
  const isLost = /[\p{Cc}\ufffd]/u.test(better) || (inner.length === 0 && mayBeGarbled(is));
  return { index, mark, better: isLost ? null : better.slice(before.length).replaceAll('\ufeff', '') };
}
