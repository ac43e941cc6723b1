// Text ranges: the parts of a document where nothing is read as YAML, block texts and quoted texts.
import { visit, type Document as YamlDocument } from 'yaml';

/** @returns a function that says whether an offset is inside a block text or a quoted text */
export function createInsideTextTest(document: YamlDocument): (offset: number) => boolean {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (range && type && type !== 'PLAIN') ranges.push([range[0], range[1]]);
    },
  });
  return (offset) => ranges.some(([start, end]) => offset > start && offset < end);
}
