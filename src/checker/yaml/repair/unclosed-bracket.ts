// Brackets and braces that are never closed, or closed once too often.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

export const unclosedBracket: Repairer = ({ candidateLines, lines, line: { number } }) => [
  ...candidateLines.flatMap((line) => [...balanceBrackets(line), ...openBracket(line), ...removeLoneBracket(line)]),
  ...removeLoneOpener(lines.slice(0, number + 1).findLast(({ key, value }) => key !== null && /^[{[]$/.test(value))),
];

const partner: Record<string, string> = { '{': '}', '[': ']' };

function balanceBrackets(line: Line): Repair[] {
  if (!/^\s*[{[]/.test(line.value)) return [];
  const { open, extra } = findBrackets(line.value);
  const at = line.start + line.valueColumn;
  if (extra !== null) return [removeCloser(at + extra, line.value[extra]!)];
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
  // The missing one may be an inner one, before the existing ones.
  const inner = Array.from(line.value.matchAll(/(?<=[^\s,])(?=\s*[,\]}])/g), ({ index }) =>
    repair(at + index, partner[mark]!),
  );
  return [repair(end, closing), ...inner.map((candidate, cost) => ({ ...candidate, cost: cost + 1 }))];
}

/** `- label: Home, href: / }`: no opening bracket, or a closing one of another kind. */
function openBracket(line: Line): Repair[] {
  if (/^[{[][^(]*\)$/.test(line.value)) return [replaceCloser(line)];
  const mark = /[}\]]$/.exec(line.content)?.[0];
  if (mark === undefined) return [];
  const open = mark === '}' ? '{' : '[';
  const insertions = /^[{[]/.test(line.value) ? [] : [...new Set([line.contentColumn, line.valueColumn])];
  const wrong = /^[{[]/.test(line.value) && partner[line.value[0]!] !== mark ? [replaceCloser(line)] : [];
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

/** A closing bracket alone on its line, as it ends a group in other languages. */
function removeLoneBracket({ start, end, indent, content }: Line): Repair[] {
  if (!/^[}\]],?$/.test(content)) return [];
  return [{ ...removeCloser(start + indent, content[0]!), edits: [{ start, end, text: '' }] }];
}

/** `image: {` above lines that are written without braces. */
function removeLoneOpener(line: Line | undefined): Repair[] {
  if (!line) return [];
  const [at, open] = [line.start + line.valueColumn, line.value];
  const start = line.start + line.text.slice(0, line.valueColumn).trimEnd().length;
  const facts = { open, close: partner[open] ?? '', isAlone: true };
  return [
    {
      start: at,
      end: at + 1,
      cost: -1,
      edits: [{ start, end: at + 1, text: '' }],
      report: (place, fixes) => diagnose('yaml/unclosed-bracket', place, { ...facts, fixes }),
    },
  ];
}

function replaceCloser({ start, value, valueColumn }: Line): Repair {
  const [open = ''] = value;
  const end = start + valueColumn + value.length;
  return {
    start: start + valueColumn,
    end: start + valueColumn + 1,
    edits: [{ start: end - 1, end, text: partner[open]! }],
    report: (place, fixes) => diagnose('yaml/unclosed-bracket', place, { open, close: partner[open]!, fixes }),
  };
}

function removeCloser(at: number, mark: string): Repair {
  const open = mark === '}' ? '{' : '[';
  return {
    start: at,
    end: at + 1,
    edits: [{ start: at, end: at + 1, text: '' }],
    report: (place, fixes) => diagnose('yaml/extra-bracket', place, { close: mark, open, fixes }),
  };
}

/** @returns the brackets outside of quotes that stay open, and the first one that closes none */
function findBrackets(value: string): { open: number[]; extra: number | null } {
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
