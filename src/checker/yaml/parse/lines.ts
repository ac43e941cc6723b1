// Lines of a text, and the looks of each: indentation, dashes, a key, a value.

export interface Line {
  /** From 0. */
  number: number;
  start: number;
  /** The offset before the line break. */
  end: number;
  text: string;
  /** The number of spaces at the start. */
  indent: number;
  /** The column of what follows the dashes, from 0. */
  contentColumn: number;
  /** Text after the dashes, without trailing spaces. */
  content: string;
  /** The key before the colon; null if the line is not a setting. */
  key: string | null;
  /** The column of the value; without a key, that of the content. */
  valueColumn: number;
  value: string;
}

const dashes = /^(?:-[ \t]+)*(?:-$)?/;
const setting = /^([A-Za-z_$][\w$-]*|"[^"]*"|'[^']*')[ \t]*:(?:[ \t]+|$)/;

/** @returns the lines of a text */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const raw of text.slice(start).split('\n')) {
    lines.push(readLine(raw.replace(/\r$/, ''), lines.length, start));
    start += raw.length + 1;
  }
  return lines;
}

function readLine(text: string, number: number, start: number): Line {
  const indent = /^ */.exec(text)![0].length;
  const contentColumn = indent + dashes.exec(text.slice(indent))![0].length;
  const content = text.slice(contentColumn).trimEnd();
  const found = setting.exec(content);
  const valueColumn = contentColumn + (found ? found[0].length : 0);
  const value = text.slice(valueColumn).trimEnd();
  return {
    number,
    start,
    end: start + text.length,
    text,
    indent,
    contentColumn,
    content,
    key: found ? found[1]! : null,
    valueColumn,
    value,
  };
}

/** @returns whether a line is empty or a comment */
export function isBlank({ text }: Line): boolean {
  return /^\s*(#.*)?$/.test(text);
}

/** @returns the line that contains an offset */
export function findLine(lines: readonly Line[], offset: number): Line {
  return lines.findLast(({ start }) => start <= offset) ?? lines[0]!;
}

/** @returns the nearest line below that is not blank */
export function findNextLine(lines: readonly Line[], { number }: Line): Line | undefined {
  return lines.slice(number + 1).find((other) => !isBlank(other));
}

/** @returns the next line above that is not blank */
export function findLineAbove(lines: readonly Line[], { number }: Line): Line | undefined {
  return lines.slice(0, number).findLast((other) => !isBlank(other));
}

/** @returns the lines below that are indented further, with the blank ones between them */
export function listLinesBelow(lines: readonly Line[], line: Line): Line[] {
  const below: Line[] = [];
  for (const next of lines.slice(line.number + 1)) {
    if (!isBlank(next) && next.indent <= line.indent) break;
    below.push(next);
  }
  return below;
}

/** @returns the last line below that is neither a setting nor an entry, if there is any */
export function findLastTextLine(line: Line, lines: readonly Line[]): Line | undefined {
  const below = lines.slice(line.number + 1);
  const end = below.findIndex((other) => !isBlank(other) && (other.key !== null || /^\s*-( |$)/.test(other.text)));
  return (end === -1 ? below : below.slice(0, end)).findLast((other) => !isBlank(other));
}

/** @returns the lines that are not part of a block text */
export function listLinesOutsideTexts(lines: readonly Line[]): Line[] {
  let textColumn = Infinity;
  return lines.filter((line) => {
    if (isBlank(line)) return true;
    if (line.indent > textColumn) return false;
    textColumn = /^[|>][-+\d]*$/.test(line.value) ? (line.key === null ? line.indent : line.contentColumn) : Infinity;
    return true;
  });
}
