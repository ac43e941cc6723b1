// Commas between the settings in braces: missing, one too many, or written as a semicolon; and those at the ends of lines.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const commas: Trap = ({ suspects, lines, line }) => [
  ...suspects.flatMap(semicolons),
  ...suspects.flatMap(separated),
  ...suspects.flatMap(doubled),
  ...atLineEnds(lines.filter(({ number }) => number >= line.number)),
];

/** `{ label: Home; href: / }` */
function semicolons({ start, valueColumn, value }: Line): Repair[] {
  if (!/^[{[]/.test(value)) return [];
  const marks = Array.from(value.matchAll(/;(?=\s)/g), ({ index }) => start + valueColumn + index);
  const [first] = marks;
  if (first === undefined) return [];
  return [
    {
      start: first,
      end: first + 1,
      edits: marks.map((at) => ({ start: at, end: at + 1, text: ',' })),
      report: (place, fixes) => diagnose('yaml/missing-comma', place, { isSemicolon: true, fixes }),
    },
  ];
}

/** `[Bills,, Stock]` */
function doubled({ start, valueColumn, value }: Line): Repair[] {
  if (!/^[{[]/.test(value)) return [];
  return Array.from(value.matchAll(/(?<=[,[{]\s*),/g), ({ index }) => withoutCommas([start + valueColumn + index]));
}

/** `"name": "Asha",` as other programs write it: a comma after each setting in quotes. */
function atLineEnds(lines: readonly Line[]): Repair[] {
  const ends = lines.flatMap(({ start, key, value, valueColumn }) =>
    key !== null && /^(?:"[^"]*"|'[^']*'),$/.test(value) ? [start + valueColumn + value.length - 1] : [],
  );
  return ends.length > 0 ? [withoutCommas(ends)] : [];
}

function withoutCommas(marks: readonly number[]): Repair {
  const first = marks[0]!;
  return {
    start: first,
    end: first + 1,
    edits: marks.map((at) => ({ start: at, end: at + 1, text: '' })),
    report: (place, fixes) => diagnose('yaml/extra-comma', place, { fixes }),
  };
}

function separated({ start, valueColumn, value }: Line): Repair[] {
  if (!/^[{[]/.test(value)) return [];
  return Array.from(
    value.matchAll(/(?<=[^\s,{[])(\s+)([A-Za-z_$][\w$-]*|["'{[])/g),
    ({ 1: space = '', 2: word = '', index }): Repair => {
      const at = start + valueColumn + index;
      const from = at + space.length;
      return {
        start: from,
        end: from + word.length,
        edits: [{ start: at, end: at, text: ',' }],
        report: (place, fixes) => diagnose('yaml/missing-comma', place, { fixes }),
      };
    },
  );
}
