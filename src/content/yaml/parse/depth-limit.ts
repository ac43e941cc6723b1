// Finds nesting without end before anything is parsed: parsers take very long for it.

/** How many levels a file may have. */
export const deepest = 40;

/** @returns the offset where a text becomes deeper than any setting needs, or -1 */
export function tooDeepAt(text: string): number {
  const indents: number[] = [];
  let brackets = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const indent = line.search(/[^\s]/);
    if (indent !== -1) {
      while (indents.length > 0 && indents.at(-1)! >= indent) indents.pop();
      indents.push(indent);
      // Brackets over several lines count on; any other line ends them.
      brackets = /^[[\]{}]/.test(line[indent]!) ? brackets : 0;
      const depth = depthOf(line.slice(indent), brackets);
      if (Math.max(depth.most, indents.length) > deepest) return start + indent;
      brackets = depth.last;
    }
    start += line.length + 1;
  }
  return -1;
}

/** How deep brackets and dashes go in a line. */
function depthOf(line: string, before: number): { most: number; last: number } {
  const dashes = /^(- )*/.exec(line)![0].length / 2;
  let [last, most] = [before, Math.max(before, dashes)];
  if (!/[[\]{}]/.test(line)) return { most, last };
  for (const mark of line) {
    if (mark === '[' || mark === '{') most = Math.max(most, ++last);
    else if (mark === ']' || mark === '}') last = Math.max(0, last - 1);
  }
  return { most, last };
}
