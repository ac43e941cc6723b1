// The depth limit: finds endless nesting before parsing, because the parser is very slow on it.

/** In levels. */
export const maxDepth = 40;

/** @returns the offset where a text becomes too deep, or -1 */
export function findTooDeep(text: string): number {
  const indents: number[] = [];
  let brackets = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const indent = line.search(/[^\s]/);
    if (indent !== -1) {
      while (indents.length > 0 && indents.at(-1)! >= indent) indents.pop();
      indents.push(indent);
      // A line that starts with a bracket continues the brackets above; any other line ends them.
      brackets = /^[[\]{}]/.test(line[indent]!) ? brackets : 0;
      const depth = measureDepth(line.slice(indent), brackets);
      if (Math.max(depth.max, indents.length) > maxDepth) return start + indent;
      brackets = depth.last;
    }
    start += line.length + 1;
  }
  return -1;
}

/** Measures the depth of brackets and dashes in a line: its maximum, and what is left open. */
function measureDepth(line: string, before: number): { max: number; last: number } {
  const dashes = /^(- )*/.exec(line)![0].length / 2;
  let [last, max] = [before, Math.max(before, dashes)];
  if (!/[[\]{}]/.test(line)) return { max, last };
  for (const mark of line) {
    if (mark === '[' || mark === '{') max = Math.max(max, ++last);
    else if (mark === ']' || mark === '}') last = Math.max(0, last - 1);
  }
  return { max, last };
}
