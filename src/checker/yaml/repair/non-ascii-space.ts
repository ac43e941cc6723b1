// Non-ASCII spaces and invisible characters where YAML needs ordinary spaces, and old line breaks.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';
import { listLinesOutsideTexts, type Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';
import { characters } from '../../diagnostics/messages/names.ts';

const wide = '\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000';
const invisible = '\u200b-\u200d\u2060\ufeff\u00ad';

/** The part of a line where spaces have a meaning: its start, and around dashes and keys. */
const structural = new RegExp(
  `^[ ${wide}${invisible}]*(?:-[ ${wide}${invisible}]+)*(?:[\\w$"'${invisible}${wide}-]*?[${wide}${invisible}]*:(?=[\\s${wide}${invisible}]|$)[ ${wide}${invisible}]*)?`,
  'u',
);
/** Such characters before the first word of a line. */
const oddIndent = new RegExp(`^ *[${wide}${invisible}]`, 'u');
/** Keys and dashes are always further left. */
const maxColumn = 200;
const nonAscii = new RegExp(`[${wide}${invisible}\\r]`, 'gu');

/** @returns the repair of lone carriage returns, the line ends of old programs, or null */
export function repairLineEnds(text: string): Repair | null {
  const marks = Array.from(text.matchAll(/\r(?!\n)/g), ({ index }) => index);
  const [first] = marks;
  if (first === undefined) return null;
  return {
    start: first,
    end: first + 1,
    edits: marks.map((at) => ({ start: at, end: at + 1, text: '\n' })),
    report: (place, fixes) => diagnose('yaml/odd-space', place, { name: characters.oldLineBreak(), fixes }),
  };
}

/**
 * Proposes ordinary spaces in all lines from the error on, or from the last line above it that they
 * indent: the mistake shows further down.
 */
export const nonAsciiSpace: Repairer = ({ lines, line }) => {
  const indented = listLinesOutsideTexts(lines.slice(0, line.number)).findLast(({ text }) => oddIndent.test(text));
  const first = Math.min(line.number - 1, indented?.number ?? line.number);
  return repairSpaces(lines.filter(({ number }) => number >= first));
};

/** Proposes ordinary spaces wherever they have a meaning in the lines. */
export function repairSpaces(lines: readonly Line[]): Repair[] {
  const edits = lines.flatMap(editSpaces);
  const [first] = edits;
  if (!first) return [];
  const character = lines.map(({ text }) => text.match(nonAscii)?.[0]).find((found) => found !== undefined) ?? '';
  return [
    {
      start: first.start,
      end: first.end,
      edits,
      isCertain: true,
      report: (place, fixes) => diagnose('yaml/odd-space', place, { name: describeCharacter(character), fixes }),
    },
  ];
}

function editSpaces({ start, text }: Line): TextEdit[] {
  const lead = structural.exec(text.slice(0, maxColumn))?.[0] ?? '';
  return Array.from(lead.matchAll(nonAscii), ({ 0: character, index }) => ({
    start: start + index,
    end: start + index + character.length,
    text: new RegExp(`[${wide}]`, 'u').test(character) ? ' ' : '',
  }));
}

function describeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0xa0 || code === 0x202f) return characters.nonBreakingSpace();
  if (code >= 0x200b && code <= 0x200d) return characters.zeroWidth();
  if (code === 0xad) return characters.softHyphen();
  return code === 0x0d ? characters.oldLineBreak() : characters.oddSpace();
}
