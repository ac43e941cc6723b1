// Knows which parts of a document are text over several lines, where nothing is read as YAML.
import { visit, type Document } from 'yaml';

/** @returns whether an offset lies inside a block text or a quoted text, after its first line */
export function isBlockText(document: Document): (offset: number) => boolean {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (range && type && type !== 'PLAIN') ranges.push([range[0], range[1]]);
    },
  });
  return (offset) => ranges.some(([start, end]) => offset > start && offset < end);
}
