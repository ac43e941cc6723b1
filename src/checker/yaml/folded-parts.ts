// Parts of a longer text that YAML would join: behind >, in quotes and without any sign, it makes
// one line of all lines.

export type FoldedPart = 'paragraphs' | 'list' | 'table' | 'heading';

const startsPart = /^(?:(?:-|\d{1,2}\.|#{2,3}|>)\s|\|)/;

/**
 * Reads the lines that YAML joins.
 * @param written the text as it is in the file, from its sign or quote on
 * @returns none behind |, which keeps lines, and none of a text in quotes that says where its lines
 * end: \n, or a backslash at the end of a line
 */
export function readFoldedLines(written: string): string[] {
  if (written.startsWith('|')) return [];
  const lines = written.split(/\r?\n/);
  if (written.startsWith('>')) return lines.slice(1);
  if (lines.length === 1 || (written.startsWith('"') && /\\(?:n|\r?\n)/.test(written))) return [];
  return [lines[0]!.replace(/^["']/, ''), ...lines.slice(1)];
}

/**
 * Compares neighbours: YAML makes a space of a line's end, and one line's end of a blank line, so
 * that two blank lines make a paragraph.
 * @param lines of a text that are joined, with or without their indentation
 * @returns the first part that is not shown as it is written; null when there is none
 */
export function findFoldedPart(lines: readonly string[]): FoldedPart | null {
  let before: string | undefined;
  let blanks = 0;
  for (const written of lines) {
    const line = written.trim();
    if (line === '') {
      blanks++;
      continue;
    }
    const part = before === undefined ? null : findJoined(before, line, blanks);
    if (part !== null) return part;
    before = line;
    blanks = 0;
  }
  return null;
}

function findJoined(before: string, line: string, blanks: number): FoldedPart | null {
  if (blanks > 0) return blanks === 1 && !startsPart.test(before) && !startsPart.test(line) ? 'paragraphs' : null;
  if (/^(?:-|\d{1,2}\.)\s/.test(line)) return 'list';
  if (line.startsWith('|') && before.startsWith('|')) return 'table';
  return /^#{2,3}\s/.test(line) || /^#{2,3}\s/.test(before) ? 'heading' : null;
}
