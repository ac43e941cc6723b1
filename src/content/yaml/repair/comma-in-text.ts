// `{ label: Bread, fresh, href: / }`: between braces a comma ends a text, so its rest has become a setting without a value.
// `[1,5 kg, fresh]`: in a list it has become an entry of its own.
import { isMap, isScalar, isSeq, visit, type Document, type Pair, type Scalar } from 'yaml';
import { diagnose } from '../diagnostic.ts';
import { inQuotes } from './quoting.ts';
import type { Repair } from './wound.ts';

/** @returns repairs that put such a text into quotes, or write a number with a point */
export function commasInText(text: string, document: Document): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Map: (_key, map) => {
      if (!isMap(map) || !map.flow) return;
      const pairs = map.items as Pair[];
      for (const [index, { value }] of pairs.entries()) {
        const next = pairs.findIndex((pair, at) => at > index && !isRest(pair));
        const last = pairs.at(next === -1 ? -1 : next - 1)!;
        if (isPlain(value) && isRest(last)) repairs.push(...joined(text, { from: value, to: last.key }));
      }
    },
    Seq: (_key, list) => {
      if (!isSeq(list) || !list.flow) return;
      for (const [index, from] of list.items.entries()) {
        const to = list.items[index + 1];
        if (isPlain(from) && isPlain(to) && isCutNumber(text.slice(from.range![0], to.range![1])))
          repairs.push(...joined(text, { from, to, isInList: true }));
      }
    },
  });
  return repairs;
}

/** `1,5 kg`, but not `1,5`: that may well be two numbers. */
function isCutNumber(written: string): boolean {
  return /^\d+,\d+\s*[^\s\d,]/.test(written);
}

interface Span {
  from: Scalar;
  to: Scalar;
  isInList?: boolean;
}

function joined(text: string, { from, to, isInList = false }: Span): Repair[] {
  const [start, end] = [from.range![0], to.range![1]];
  const written = text.slice(start, end);
  if (written.includes('\n')) return [];
  const isNumber = /^-?\d+,\d{1,2}$/.test(written);
  const better = isNumber ? written.replace(',', '.') : inQuotes(written);
  const report: Repair['report'] = (place, fixes) =>
    diagnose('yaml/comma-in-text', place, { isNumber, isInList, better, fixes });
  return [{ start, end, edits: [{ start, end, text: better }], report }];
}

/** A setting without a value, as the rest of a text looks. */
function isRest(pair: Pair): pair is Pair<Scalar, null> {
  return pair.value === null && isPlain(pair.key);
}

function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === 'PLAIN' && node.range !== undefined && node.source !== '';
}
