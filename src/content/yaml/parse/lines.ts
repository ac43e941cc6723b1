// Splits a text into lines and reads from each what it looks like: indentation, dashes, a name, a value.

export interface Line {
  /** Counted from 0. */
  number: number;
  start: number;
  /** Before the line break. */
  end: number;
  text: string;
  /** How many spaces it starts with. */
  indent: number;
  /** The column of what follows the dashes. */
  contentColumn: number;
  /** What follows the dashes, without trailing spaces. */
  content: string;
  /** The name before the colon, if the line is a setting. */
  key: string | null;
  /** The column of the value; of the content when there is no name. */
  valueColumn: number;
  value: string;
}

const dashes = /^(?:-[ \t]+)*(?:-$)?/;
const setting = /^([A-Za-z_$][\w$-]*|"[^"]*"|'[^']*')[ \t]*:(?:[ \t]+|$)/;

/** @returns the lines of a text */
export function linesOf(text: string): Line[] {
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

/** @returns whether a line has nothing but spaces or a comment */
export function isBlank({ text }: Line): boolean {
  return /^\s*(#.*)?$/.test(text);
}

/** @returns the line with an offset in it */
export function lineAt(lines: readonly Line[], offset: number): Line {
  return lines.findLast(({ start }) => start <= offset) ?? lines[0]!;
}

/** @returns the nearest line below that is not blank, if there is one */
export function lineAfter(lines: readonly Line[], { number }: Line): Line | undefined {
  return lines.slice(number + 1).find((other) => !isBlank(other));
}

/** @returns the lines below a line that are indented further than its content begins */
export function linesBelow(lines: readonly Line[], line: Line): Line[] {
  const below: Line[] = [];
  for (const next of lines.slice(line.number + 1)) {
    if (!isBlank(next) && next.indent <= line.indent) break;
    below.push(next);
  }
  return below;
}
