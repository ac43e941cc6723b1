// Commas in brackets that are missing, doubled, or semicolons; commas and semicolons at the ends of
// lines.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';
import type { Line } from '../parse/lines.ts';
import { quotedWithMark } from '../parse/quoting.ts';
import type { Repair, Repairer } from './repair.ts';

export const commas: Repairer = ({ candidateLines, lines, line }) => [
  ...candidateLines.flatMap(replaceSemicolons),
  ...candidateLines.flatMap(addCommas),
  ...candidateLines.flatMap(removeDoubleCommas),
  ...removeEndCommas(lines.filter(({ number }) => number >= line.number)),
];

/** `{ label: Home; href: / }` */
function replaceSemicolons({ start, valueColumn, value }: Line): Repair[] {
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
function removeDoubleCommas({ start, valueColumn, value }: Line): Repair[] {
  if (!/^[{[]/.test(value)) return [];
  return Array.from(value.matchAll(/(?<=[,[{]\s*),/g), ({ index }) => removeCommas([start + valueColumn + index]));
}

/** `"name": "Asha",` as in JSON: a mark after each setting, or after the last line of its text. */
function removeEndCommas(lines: readonly Line[]): Repair[] {
  const ends = lines.flatMap(({ start, key, value, valueColumn }) => {
    const isEnd = key === null ? /^[^"'{[].*["'],$/.test(value) : quotedWithMark.test(value);
    return isEnd ? [{ at: start + valueColumn + value.length - 1, isSemicolon: value.endsWith(';') }] : [];
  });
  const marks = ends.map(({ at }) => at);
  return ends.length > 0 ? [removeCommas(marks, ends[0]?.isSemicolon)] : [];
}

function removeCommas(marks: readonly number[], isSemicolon = false): Repair {
  const first = marks[0]!;
  return {
    start: first,
    end: first + 1,
    edits: marks.map((at) => ({ start: at, end: at + 1, text: '' })),
    report: (place, fixes) => diagnose('yaml/extra-comma', place, { isSemicolon, fixes }),
  };
}

function addCommas({ start, valueColumn, value }: Line): Repair[] {
  if (!/^[{[]/.test(value)) return [];
  return Array.from(
    value.matchAll(/(?<=[^\s,;{[])(\s+)([A-Za-z_$][\w$-]*|["'{[])/g),
    ({ 1: space = '', 2: word = '', index }): Repair[] => {
      const at = start + valueColumn + index;
      const from = at + space.length;
      const put = (edit: TextEdit): Repair => ({
        start: from,
        end: from + word.length,
        edits: [edit],
        report: (place, fixes) => diagnose('yaml/missing-comma', place, { fixes }),
      });
      const comma = put({ start: at, end: at, text: ',' });
      // The dot may end a sentence, or stand where the comma should.
      return value[index - 1] === '.' ? [comma, put({ start: at - 1, end: at, text: ',' })] : [comma];
    },
  ).flat();
}
