// Braces and brackets that are opened and never closed, or closed once too often.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const unclosedBracket: Trap = ({ suspects }) => suspects.flatMap((line) => [...balanced(line), ...opened(line)]);

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

/** `- label: Home, href: / }`: the bracket is missing at the start, or a wrong one stands at the end. */
function opened(line: Line): Repair[] {
  const mark = /[}\]]$/.exec(line.content)?.[0];
  if (mark === undefined) return [];
  const open = mark === '}' ? '{' : '[';
  const insertions = /^[{[]/.test(line.value) ? [] : [...new Set([line.contentColumn, line.valueColumn])];
  const wrong = /^[{[]/.test(line.value) && partner[line.value[0]!] !== mark ? [otherClose(line)] : [];
  return [
    ...wrong,
    ...insertions.map((column): Repair => {
      const at = line.start + column;
      return {
        start: at,
        end: at + 1,
        edits: [{ start: at, end: at, text: `${open} ` }],
        report: (place, fixes) => diagnose('yaml/extra-bracket', place, { close: mark, open, isAtStart: true, fixes }),
      };
    }),
  ];
}

function otherClose({ start, value, valueColumn }: Line): Repair {
  const [open = ''] = value;
  const end = start + valueColumn + value.length;
  return {
    start: start + valueColumn,
    end: start + valueColumn + 1,
    edits: [{ start: end - 1, end, text: partner[open]! }],
    report: (place, fixes) => diagnose('yaml/unclosed-bracket', place, { open, close: partner[open]!, fixes }),
  };
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
