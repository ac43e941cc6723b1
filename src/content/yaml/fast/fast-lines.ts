// The lines of a file: where they end, and how several of them are one text.

/** @returns the offset of the line break that ends the line, or of the text's end */
export function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline === -1 ? text.length : newline;
}

/** @returns the lines as one text: one line break is a space, each further one a line break */
export function folded(lines: string[]): string {
  let result = lines[0]!;
  let breaks = 0;
  for (const line of lines.slice(1)) {
    if (line === '') {
      breaks++;
      continue;
    }
    result += (breaks > 0 ? '\n'.repeat(breaks) : ' ') + line;
    breaks = 0;
  }
  return result;
}
