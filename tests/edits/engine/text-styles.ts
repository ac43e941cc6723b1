// Every style in which YAML writes a text, and the places where one can be.
import type { Path } from '../../../src/edits/model/path.ts';

/** A style: its mark, and the lines of a text in it without their indent; `digit` is replaced by how deep these are. */
export interface TextStyle {
  name: string;
  lines: string[];
  isFlow: boolean;
}

const header = (mark: string): TextStyle => ({
  name: mark,
  lines: [mark, 'alpha one,', 'beta "two" it\'s', 'gamma three.'],
  isFlow: false,
});

/** Every style, with words that tests look for in the first lines, the middle and the last. */
export const styles: TextStyle[] = [
  ...['|', '|-', '|+', '|DIGIT', '|DIGIT-', '|+DIGIT', '| # why', '>', '>-', '>+', '>DIGIT', '>-DIGIT', '>- # why'].map(
    header,
  ),
  { name: '| with deeper lines', lines: ['|', 'alpha', '  beta deeper', '', 'gamma'], isFlow: false },
  { name: '| with a deeper first line', lines: ['|DIGIT', '  alpha', 'beta', '', '', 'gamma'], isFlow: false },
  { name: '|+ with empty lines at the end', lines: ['|+', 'alpha', 'beta', 'gamma', '', ''], isFlow: false },
  { name: '> with paragraphs', lines: ['>', 'alpha one', 'goes on', '', 'beta two', '', '', 'gamma'], isFlow: false },
  {
    name: '> with deeper lines',
    lines: ['>-', 'alpha one', '  - beta two', '  - more', 'gamma', 'end'],
    isFlow: false,
  },
  { name: '>+ with empty lines around', lines: ['>+', '', 'alpha', '', 'beta', 'gamma', '', ''], isFlow: false },
  { name: 'plain', lines: ['alpha beta gamma'], isFlow: true },
  { name: 'plain, starting with a sign', lines: ['— alpha “beta” gamma'], isFlow: true },
  { name: 'plain over lines', lines: ['alpha one', 'beta two', 'gamma'], isFlow: true },
  { name: 'plain with paragraphs', lines: ['alpha one', '', 'beta two', 'more', '', '', 'gamma'], isFlow: true },
  { name: 'single', lines: ["'alpha it''s beta gamma'"], isFlow: true },
  { name: 'single over lines', lines: ["'alpha it''s", 'beta: two', "gamma'"], isFlow: true },
  { name: 'single with paragraphs', lines: ["'alpha", '', 'beta', "gamma'"], isFlow: true },
  { name: 'double', lines: ['"alpha \\u00e9\\"x\\" beta \\x41 gamma"'], isFlow: true },
  { name: 'double with escaped breaks', lines: ['"alpha\\nbeta \\ttab\\n\\ngamma\\n"'], isFlow: true },
  { name: 'double over lines', lines: ['"alpha \\u00e9', 'beta \\', '\\  two more', 'gamma"'], isFlow: true },
  { name: 'double with paragraphs', lines: ['"alpha', '', 'beta', '', '', 'gamma"'], isFlow: true },
];

export interface TextPlace {
  name: string;
  path: Path;
  /** Indent of the text's lines, and from the key or dash. */
  indent: number;
  digit: number;
  around: [string, string];
  isFlow?: boolean;
}

export const places: TextPlace[] = [
  { name: 'of a page', path: ['a'], indent: 2, digit: 2, around: ['# file\na: ', '\n\n# next\nb: 1\n'] },
  {
    name: 'of a section',
    path: ['s', 0, 'a'],
    indent: 8,
    digit: 4,
    around: ['s:\n  - t: x\n    a: ', '\n    # c\n    b: 1\n'],
  },
  { name: 'behind a dash', path: ['s', 1], indent: 4, digit: 2, around: ['s:\n  - x\n  - ', '\n  - y\n'] },
  { name: 'behind two dashes', path: ['s', 0, 0], indent: 6, digit: 2, around: ['s:\n  - - ', '\n    - z\n  - y\n'] },
  { name: 'behind a dash without indent', path: ['s', 0], indent: 3, digit: 3, around: ['s:\n- ', '\n- y\nt: 1\n'] },
  { name: 'at the end', path: ['a'], indent: 1, digit: 1, around: ['b: 1\na: ', '\n'] },
  { name: 'at the end of a file without line break', path: ['a'], indent: 4, digit: 4, around: ['b: 1\na: ', ''] },
  { name: 'below its key', path: ['a'], indent: 4, digit: 4, around: ['a:\n    ', '\nb: 1\n'] },
  { name: 'in braces', path: ['a', 'x'], indent: 4, digit: 0, around: ['a: { y: 1, x: ', ', z: 2 }\n'], isFlow: true },
  {
    name: 'in brackets over lines',
    path: ['a', 1],
    indent: 4,
    digit: 0,
    around: ['a: [\n  x,\n  ', ', # c\n  z\n]\n'],
    isFlow: true,
  },
];

/** @returns a file with a text at a place */
export function writeAt(lines: string[], { indent, digit, around }: Omit<TextPlace, 'name' | 'path'>): string {
  const [first = '', ...rest] = lines;
  const below = rest.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));
  return around[0] + [first.replace('DIGIT', String(digit)), ...below].join('\n') + around[1];
}
