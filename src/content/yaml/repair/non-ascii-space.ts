// Characters that look like spaces, or like nothing, where YAML wants ordinary spaces.
import { diagnose } from '../diagnostic.ts';
import type { TextEdit } from '../positions.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

const wide = '\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000';
const invisible = '\u200b-\u200d\u2060\ufeff\u00ad';

/** At the start of a line, around a name, after a dash or a colon: where spaces have a meaning. */
const structural = new RegExp(
  `^[ ${wide}${invisible}]*(?:-[ ${wide}${invisible}]+)*(?:[\\w$"'${invisible}${wide}-]*?[${wide}${invisible}]*:(?=[\\s${wide}${invisible}]|$)[ ${wide}${invisible}]*)?`,
  'u',
);
/** Names and dashes stand further left than this. */
const furthest = 200;
const odd = new RegExp(`[${wide}${invisible}\\r]`, 'gu');

/** @returns the repair of all returns that end a line alone, as old programs write them; null when there is none */
export function lineEndRepair(text: string): Repair | null {
  const marks = Array.from(text.matchAll(/\r(?!\n)/g), ({ index }) => index);
  const [first] = marks;
  if (first === undefined) return null;
  return {
    start: first,
    end: first + 1,
    edits: marks.map((at) => ({ start: at, end: at + 1, text: '\n' })),
    report: (place, fixes) => diagnose('yaml/odd-space', place, { name: 'an old line break', fixes }),
  };
}

/** Proposes ordinary spaces for the odd ones of all lines from the wound on. */
export const oddSpace: Trap = ({ lines, line }) => oddSpacesIn(lines.filter(({ number }) => number >= line.number - 1));

/** @returns the repair of all odd spaces that have a meaning in the lines */
export function oddSpacesIn(lines: readonly Line[]): Repair[] {
  const edits = lines.flatMap(oddEdits);
  const [first] = edits;
  if (!first) return [];
  const character = lines.map(({ text }) => text.match(odd)?.[0]).find((found) => found !== undefined) ?? '';
  return [
    {
      start: first.start,
      end: first.end,
      edits,
      report: (place, fixes) => diagnose('yaml/odd-space', place, { name: nameOf(character), fixes }),
    },
  ];
}

function oddEdits({ start, text }: Line): TextEdit[] {
  const lead = structural.exec(text.slice(0, furthest))?.[0] ?? '';
  return Array.from(lead.matchAll(odd), ({ 0: character, index }) => ({
    start: start + index,
    end: start + index + character.length,
    text: new RegExp(`[${wide}]`, 'u').test(character) ? ' ' : '',
  }));
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0xa0 || code === 0x202f) return 'a non-breaking space';
  if (code >= 0x200b && code <= 0x200d) return 'a character of no width';
  if (code === 0xad) return 'a soft hyphen';
  return code === 0x0d ? 'an old line break' : 'an unusual space';
}
