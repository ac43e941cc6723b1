// Braces and brackets that are opened and never closed, or closed once too often.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const unclosedBracket: Trap = ({ suspects }) => suspects.flatMap(balanced);

const partner: Record<string, string> = { '{': '}', '[': ']' };

function balanced(line: Line): Repair[] {
  if (!/^\s*[{[]/.test(line.value)) return [];
  const { open, extra } = bracketsIn(line.value);
  const at = line.start + line.valueColumn;
  if (extra !== null) return [removed(at + extra, line.value[extra]!)];
  if (open.length === 0) return [];
  const last = open.at(-1)!;
  const mark = line.value[last]!;
  const end = at + line.value.replace(/,?\s*$/, '').length;
  const repair = (from: number, text: string): Repair => ({
    start: at + last,
    end: at + last + 1,
    edits: [{ start: from, end: from, text }],
    report: (place, fixes) => diagnose('yaml/unclosed-bracket', place, { open: mark, close: partner[mark]!, fixes }),
  });
  const closing = open
    .map((index) => partner[line.value[index]!]!)
    .toReversed()
    .join('');
  // The missing one may be an inner one, before those that are there.
  const inner = Array.from(line.value.matchAll(/(?<=[^\s,])(?=\s*[,\]}])/g), ({ index }) =>
    repair(at + index, partner[mark]!),
  );
  return [repair(end, closing), ...inner.map((candidate, cost) => ({ ...candidate, cost: cost + 1 }))];
}

function removed(at: number, mark: string): Repair {
  const open = mark === '}' ? '{' : '[';
  return {
    start: at,
    end: at + 1,
    edits: [{ start: at, end: at + 1, text: '' }],
    report: (place, fixes) => diagnose('yaml/extra-bracket', place, { close: mark, open, fixes }),
  };
}

/** The brackets outside of quotes that are left open, and the first one that closes nothing. */
function bracketsIn(value: string): { open: number[]; extra: number | null } {
  const open: number[] = [];
  for (const { 0: token, index } of value.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[{}[\]]/g)) {
    if (partner[token]) open.push(index);
    else if (token === '}' || token === ']') {
      if (open.length === 0) return { open, extra: index };
      if (partner[value[open.at(-1)!]!] === token) open.pop();
    }
  }
  return { open, extra: null };
}
