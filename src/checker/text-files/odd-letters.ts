// Reports letters that visitors do not see as they are meant: garbled ones, and characters that
// only one font or one program knows.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { Diagnostic, Fix, Place } from '../diagnostics/diagnostic.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';
import { findGarbled, mayBeGarbled, type Garbled } from './garbled.ts';
import { nameCharacter } from '../../base/pure/plain-text.ts';
import { measureRange } from '../../base/pure/positions.ts';

/** @returns the place of a part of the text, which begins at an index of it */
export type PlacePart = (part: string, index: number) => Place;

/** Ends of lines that only some programs know, and characters of private use (Unicode, 23.5). */
const oddCharacter = /[\u2028\u2029\p{Co}]/u;
const mayBeOdd = /[\u2028\u2029\ue000-\uf8ff\udb80-\udbff]/;
/** Points of a list from Word, which text/unsupported-mark reports. */
const points =
  /^[ \t]*[\uf0a7\uf0b7](?=[ \t\xa0].*\n[ \t]*[\uf0a7\uf0b7][ \t\xa0])|(?<=\n)[ \t]*[\uf0a7\uf0b7](?=[ \t\xa0])/g;

/** @returns whether a text may have any of them; fast, because it runs on every file */
export function mayHaveOddLetters(text: string): boolean {
  return mayBeOdd.test(text) || mayBeGarbled(text);
}

/** Reports the first garbled letter of a text, and the first odd character. */
export function reportOddLetters(text: string, placeOf: PlacePart): Diagnostic[] {
  if (!mayHaveOddLetters(text)) return [];
  return [...reportGarbled(text, placeOf), ...reportOddCharacter(text, placeOf)];
}

/** The fix writes all garbled letters of the text as they were. */
function reportGarbled(text: string, placeOf: PlacePart): Diagnostic[] {
  // Files may have such names, which work.
  const all = /^(?:\/|https?:)\S*$/.test(text) ? [] : findGarbled(text);
  const [first] = all;
  if (!first) return [];
  const place = placeOf(first.mark, first.index);
  const [start, end] = findWord(text, first);
  const word = text.slice(start, end);
  const inWord = all.filter(({ index }) => index >= start && index < end);
  const better = inWord.some((each) => each.better === null) ? null : repair(word, inWord, start);
  return [diagnose('text/garbled', place, { word, better, fixes: fixAll(all, better, placeOf) })];
}

function findWord(text: string, { index, mark }: Garbled): [start: number, end: number] {
  const before = /\S{0,30}$/.exec(text.slice(0, index))!;
  const after = /^\S{0,30}/.exec(text.slice(index + mark.length))!;
  return [before.index, index + mark.length + after[0].length];
}

function repair(word: string, garbled: readonly Garbled[], start: number): string {
  return garbled.reduceRight(
    (text, { index, mark, better }) => text.slice(0, index - start) + better + text.slice(index - start + mark.length),
    word,
  );
}

function fixAll(all: readonly Garbled[], word: string | null, placeOf: PlacePart): Fix[] {
  const known = all.filter(({ better }) => better !== null);
  const edits = known.map(({ mark, index, better }) => ({ range: placeOf(mark, index).range, text: better!, mark }));
  const isExact = edits.every(({ range, mark }) => measureRange(range) === mark.length);
  if (!isExact || edits.length === 0) return [];
  const title = edits.length === 1 && word !== null ? fixTitles.write(word) : fixTitles.repairLetters();
  return [{ title, safe: false, edits: edits.map(({ range, text }) => ({ range, text })) }];
}

function reportOddCharacter(text: string, placeOf: PlacePart): Diagnostic[] {
  const { 0: found, index = 0 } = oddCharacter.exec(text.replaceAll(points, ({ length }) => '.'.repeat(length))) ?? {};
  if (found === undefined) return [];
  const place = placeOf(found, index);
  const code = nameCharacter(found);
  const isLineEnd = found === '\u2028' || found === '\u2029';
  const isExact = measureRange(place.range) === found.length;
  const isBetweenWords = /\S/.test(text.charAt(index - 1)) && /\S/.test(text.charAt(index + 1));
  const edits = [{ range: place.range, text: isBetweenWords ? ' ' : '' }];
  const fixes = isLineEnd && isExact ? [{ title: `Delete ${code}`, safe: false, edits }] : [];
  return [diagnose('text/odd-character', place, { code, isLineEnd, fixes })];
}
