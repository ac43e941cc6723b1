// Two settings on one line: `icon: package title: Stock`, also with a comma between them.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

/** Nobody joins more, and each is tried. */
const maxSettings = 4;

/** Proposes a line of its own for each setting that the group knows. */
export const joinedSettings: Repairer = ({ candidateLines }) => candidateLines.flatMap(splitLine);

function splitLine({ key, start, valueColumn, contentColumn, value }: Line): Repair[] {
  if (key === null || /^["'[{|>&*!]/.test(value)) return [];
  const others = Array.from(value.matchAll(/(?<=[^\s,;])\s*[,;]?\s+([a-z][\w$]*):(?=\s|$)/g)).slice(0, maxSettings);
  return others.map(({ 0: found, 1: name = '', index }, cost) => {
    const from = start + valueColumn + index;
    const to = from + found.length - name.length - 1;
    const breakLine = (mark: string) => [{ start: from, end: to, text: `\n${' '.repeat(contentColumn)}${mark}` }];
    return {
      start: to,
      end: to + name.length,
      cost,
      edits: breakLine(''),
      // The group has to know the name.
      mustBeat: breakLine('x'),
      report: (place, fixes) => diagnose('yaml/joined-settings', place, { name, fixes }),
    };
  });
}
