// Repairs commas in a text in brackets, where they end a value: in `{ label: Bread, fresh, href: /
// }` the rest of the text becomes a key without a value, in `[1,5 kg, fresh]` a separate entry.
import { isMap, isScalar, isSeq, visit, type Document as YamlDocument, type Pair, type Scalar } from 'yaml';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { listQuotings } from '../parse/quoting.ts';
import type { Repair } from './repair.ts';

/** Proposes to put such a text in quotes, or to write a number with a decimal point. */
export function repairCommasInText(text: string, document: YamlDocument): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Map: (_key, map) => {
      if (!isMap(map) || !map.flow) return;
      const pairs = map.items as Pair[];
      for (const [index, { value }] of pairs.entries()) {
        const next = pairs.findIndex((pair, at) => at > index && !isLoneKey(pair));
        const last = pairs.at(next === -1 ? -1 : next - 1)!;
        if (isPlainScalar(value) && isLoneKey(last)) repairs.push(...joinParts(text, { from: value, to: last.key }));
      }
    },
    Seq: (_key, list) => {
      if (!isSeq(list) || !list.flow) return;
      for (const [index, from] of list.items.entries()) {
        const to = list.items[index + 1];
        if (isPlainScalar(from) && isPlainScalar(to) && isSplitNumber(text.slice(from.range![0], to.range![1])))
          repairs.push(...joinParts(text, { from, to, isInList: true }));
      }
    },
  });
  return repairs;
}

/** `1,5 kg`, but not `1,5`, which may be two numbers. */
function isSplitNumber(written: string): boolean {
  return /^\d+,\d+\s*[^\s\d,]/.test(written);
}

interface Span {
  from: Scalar;
  to: Scalar;
  isInList?: boolean;
}

function joinParts(text: string, { from, to, isInList = false }: Span): Repair[] {
  const [start, end] = [from.range![0], to.range![1]];
  const written = text.slice(start, end);
  if (written.includes('\n')) return [];
  const isNumber = /^-?\d+,\d{1,2}$/.test(written);
  const readings = isNumber ? [written.replace(',', '.')] : listQuotings(written);
  return readings.map((better) => ({
    start,
    end,
    edits: [{ start, end, text: better }],
    report: (place, fixes) => diagnose('yaml/comma-in-text', place, { isNumber, isInList, better, fixes }),
  }));
}

/** @returns whether a pair is a key without a value, as the rest of a text looks */
function isLoneKey(pair: Pair): pair is Pair<Scalar, null> {
  return pair.value === null && isPlainScalar(pair.key);
}

function isPlainScalar(node: unknown): node is Scalar {
  return isScalar(node) && node.type === 'PLAIN' && node.range !== undefined && node.source !== '';
}
