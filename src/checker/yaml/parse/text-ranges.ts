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
  // In the order of the document: the last one that begins before the offset is the only candidate.
  return (offset) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranges[middle]![0] < offset) low = middle + 1;
      else high = middle;
    }
    return low > 0 && offset < ranges[low - 1]![1];
  };
}
