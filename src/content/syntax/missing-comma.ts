// `{label: Home href: /}`: settings in braces without the comma between them.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const missingComma: Trap = ({ suspects }) => suspects.flatMap(separated);

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
