// `{ label: Bread, fresh, href: / }`: between braces a comma ends a text, so its rest has become a setting without a value.
import { isMap, isScalar, visit, type Document, type Pair, type Scalar } from 'yaml';
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
        if (isPlain(value) && isRest(last)) repairs.push(...joined(text, value.range![0], last.key.range![1]));
      }
    },
  });
  return repairs;
}

function joined(text: string, start: number, end: number): Repair[] {
  const written = text.slice(start, end);
  if (written.includes('\n')) return [];
  const isNumber = /^-?\d+,\d{1,2}$/.test(written);
  const better = isNumber ? written.replace(',', '.') : inQuotes(written);
  const report: Repair['report'] = (place, fixes) => diagnose('yaml/comma-in-text', place, { isNumber, better, fixes });
  return [{ start, end, edits: [{ start, end, text: better }], report }];
}

/** A setting without a value, as the rest of a text looks. */
function isRest(pair: Pair): pair is Pair<Scalar, null> {
  return pair.value === null && isPlain(pair.key);
}

function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === 'PLAIN' && node.range !== undefined && node.source !== '';
}
