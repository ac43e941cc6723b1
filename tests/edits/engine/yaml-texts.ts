// Texts to edit at random: every YAML file of the repository, and valid files in ways of writing
// that nobody here uses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styles, writeAt } from './text-styles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['pages', 'e2e/fixture-site', 'tests/fixtures', 'src/cli/templates'];

/** @returns the texts of all YAML files in the repository, by path */
export function readRepositoryTexts(): [string, string][] {
  const paths = ['site.yaml', ...folders.flatMap(listYaml)];
  return paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}

function listYaml(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['.pagewright', 'dist', 'node_modules'].includes(entry.name) ? [] : listYaml(path);
    return path.endsWith('.yaml') ? [path] : [];
  });
}

const comments = `# about the file
# second line

# about the title
title: One # beside

# alone

blocks: # of the list
  # first
  # more of the first
  - type: a # of a
    # before text
    text: word # of text
    # at the end of a

  # ---- group ----

  - type: b
    items:
      # only
      - x # of x
      # below x
    # at the end of b
# to the left
  - type: c
# last of all
`;

const scalars = `plain: one
folded: >-
  one two three
  four five
clip: >
  one two

  three
keep: |+
  one
  two

literal: |
  a: b
    deeper
  # no comment
indicated: |2
   a
  b
strip: |- # why
  one
single: 'it''s'
double: "a \\"b\\" \\u00e9"
long: one two
  three four
quoted: "one two
  three"
number: 1.50
hex: 0x1F
yes: true
nothing:
tilde: ~
empty: ""
list: [one, 'two', "three", 4]
`;

const flow = `a: {b: 1, c: [x, y], d: {}}
e: [
  one, # first
  two,
  # about three
  three # third
]
f: {
  g: 1,
  h: { i: "j, k", l: [] },
}
m: [[1, 2], [3]]
n: [{ a: 1 }, { a: 2 }]
o: { p, q: }
`;

const dashes = `- - a
  - b
- - - c
- -\t d
-   wide: 1
    more: 2
-
  below: 1
  next: 2
- # beside the dash
  type: x
  heading: y
- plain
-
- []
`;

const marks = `%YAML 1.2
--- # start
base: &base
  a: 1
  b: [2, 3]
same: *base
text: &t !!str 5
again: *t
tagged: !!seq
  - 1
? asked
: answer
"quoted key": 1
'single': 2
? - complex
: left alone
... # end
`;

const crlf = comments.replaceAll('\n', '\r\n');

const [styleGroup, styleList] = [
  styles.map(({ lines }, index) => writeAt(lines, { indent: 2, digit: 2, around: [`text${index}: `, '\n'] })).join(''),
  `list:\n${styles.map(({ lines }) => writeAt(lines, { indent: 6, digit: 4, around: ['  - ', '\n'] })).join('')}`,
];

/** Valid YAML that nobody in this repository writes, by what is odd about it. */
export const oddTexts: [string, string][] = [
  ['comments everywhere', comments],
  ['all kinds of texts', scalars],
  ['braces and brackets', flow],
  ['dashes', dashes],
  ['anchors, tags and document marks', marks],
  ['lines of Windows', crlf],
  ['texts in lines of Windows', scalars.replaceAll('\n', '\r\n')],
  ['every style of text', styleGroup!],
  ['every style of text in a list', styleList!],
  ['every style of text in lines of Windows', styleGroup!.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${comments}`],
  ['no line break at the end', comments.replace(/# last of all\n$/, '').trimEnd()],
  ['a text at the end without line break', 'a:\n  - b: |\n      one\n  - c: >-\n      two'],
  ['dashes below the key', 'a:\n- b: 1\n  c:\n  - 2\n  - 3\n- d: 4\n\ne:\n- f\n'],
  ['four spaces', 'a:\n    b:\n        - c: 1\n          d: 2\n\n\n        - e: 3\n    f: 4\n'],
  ['one line', '{ a: 1, b: [2, { c: 3 }] }'],
  ['one text', 'hello\n'],
  ['nothing', ''],
  ['a comment alone', '# nothing yet\n'],
  ['double and single quotes', "a: 'x'\nb: 'y: z'\nc: \"d\"\nlist:\n  - 'p'\n  - 'q'\n"],
  ['tabs and trailing spaces', 'a: 1 \t\nb:\t2\nc:   \n  - x  \n  -\ty: 1 \n    z: 2\t# c\n'],
];
