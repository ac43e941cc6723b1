// Sentences for authors and editors: why an edit, a move or a rename cannot be made.
import type { NameProblem } from '../../base/addresses/file-name.ts';
import { describeNameProblem } from '../../checker/diagnostics/messages/files.ts';

/** Reasons why an edit of a file cannot be made. */
export const editRefusals = {
  lostComment: () => 'There is a comment here that would be lost. Make this change in the text.',
  onlyInText: () => 'This place is written in a way that can only be changed in the text.',
  unreadable: () => 'The file cannot be read. Correct it in the text first.',
  mistakeHere: () => 'There is a mistake in the writing of this place. Correct it first.',
  gone: () => 'This is not written in the file any more.',
  nothingAt: (path: readonly (string | number)[]) =>
    `There is nothing at ${path.join(' > ') || 'the start of the file'} any more.`,
  alias: () => 'This part repeats another one with a YAML shorthand (*name). Change it in the text.',
  foreignKey: (key: string) => `No setting can be called "${key}".`,
  copyOfFile: () => 'The whole file cannot be copied.',
  removalOfFile: () => 'The whole file cannot be taken out.',
  copyWithoutName: () => 'A copy in a group of settings needs a name of its own.',
  takenName: (name: string) => `There is already an entry "${name}".`,
  nameOfEntry: () => 'An entry of a list has no name.',
  noShortForm: (key: string) => `Only an entry with "${key}" and nothing else has a short form.`,
};

/** Reasons why a form or pop-up cannot be renamed. */
export const renameRefusals = {
  unknown: ({ title, name }: { title: string; name: string }) => `There is no ${title} "${name}".`,
  unreadFile: (file: string) => `Correct the mistakes in ${file} first: what it names cannot be known.`,
  parts: ({ file, line, name }: { file: string; line: number; name: string }) =>
    `${file}, line ${line}: "${name}" is put together from parts here. Write it out first.`,
};

const didYouMean = (nearest: string | null) => (nearest === null ? '' : ` Did you mean ${nearest}?`);

/** Reasons why a page cannot be moved. */
export const pageMoveRefusals = {
  homePage: () => 'The home page stays at /: that is where visitors begin.',
  notFoundPage: (from: string) => `${from} is the page for unknown addresses, and has to stay in its folder.`,
  toNotFoundPage: (to: string) => `${to} would be the page for unknown addresses.`,
  alreadyThere: (from: string) => `The page is already at ${from}.`,
  belowItself: ({ from, to }: { from: string; to: string }) =>
    `${to} lies below ${from}, so the pages below cannot move there.`,
  redirected: ({ from, to }: { from: string; to: string }) =>
    `There is no page at ${from}: site.yaml redirects it to ${to}`,
  onlyPagesBelow: ({ from, count }: { from: string; count: number }) =>
    `There is no page at ${from}, but there are ${count} below it. To move these: --below`,
  unknownPage: ({ from, nearest }: { from: string; nearest: string | null }) =>
    `There is no page at ${from}.${didYouMean(nearest)}`,
};

/** Reasons why a file cannot be moved. */
export const fileMoveRefusals = {
  alreadyThere: (from: string) => `The file is already at ${from}.`,
  noFileName: (to: string) => `${to} is not the name of a file.`,
  odd: (name: string, problem: NameProblem) =>
    `"${name}" is a name that not every computer takes: ${describeNameProblem(problem)}.`,
  markdown: (to: string) => `Markdown files stay in the folder texts and end in .md, so it cannot become ${to}.`,
  csv: (to: string) => `CSV files stay in the folder data and end in .csv, so it cannot become ${to}.`,
  publicFile: () => 'Pictures and other public files stay in the folder public.',
  format: ({ from, to }: { from: string; to: string }) =>
    `A file keeps its format when it moves: ${from} does not become ${to || 'a file without an ending'}.`,
  taken: ({ name, isSameCase }: { name: string; isSameCase: boolean }) =>
    `There is a file ${name} already.${isSameCase ? '' : ' Names that differ only in capital letters are the same on some computers.'}`,
  unknownFile: ({ name, nearest }: { name: string; nearest: string | null }) =>
    `There is no file ${name}.${didYouMean(nearest)}`,
};
