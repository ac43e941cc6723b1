// Sentences for authors and editors: why an edit, a move or a rename cannot be made.
import { say } from '../../base/words/say.ts';
import type { NameProblem } from '../../base/addresses/file-name.ts';

/** Reasons why an edit of a file cannot be made. */
export const editRefusals = {
  lostComment: () => say('There is a comment here that would be lost. Make this change in the text.'),
  onlyInText: () => say('This place is written in a way that can only be changed in the text.'),
  unreadable: () => say('The file cannot be read. Correct it in the text first.'),
  mistakeHere: () => say('There is a mistake in the writing of this place. Correct it first.'),
  gone: () => say('This is not written in the file any more.'),
  nothingAt: (path: readonly (string | number)[]) =>
    path.length === 0
      ? say('There is nothing at the start of the file any more.')
      : say('There is nothing at {path} any more.', { path: path.join(' > ') }),
  alias: () => say('This part repeats another one with a YAML shorthand (*name). Change it in the text.'),
  foreignKey: (key: string) => say('No setting can be called "{key}".', { key }),
  copyOfFile: () => say('The whole file cannot be copied.'),
  removalOfFile: () => say('The whole file cannot be taken out.'),
  copyWithoutName: () => say('A copy in a group of settings needs a name of its own.'),
  takenName: (name: string) => say('There is already an entry "{name}".', { name }),
  nameOfEntry: () => say('An entry of a list has no name.'),
  noShortForm: (key: string) => say('Only an entry with "{key}" and nothing else has a short form.', { key }),
};

/** Reasons why a form or pop-up cannot be renamed. */
export const renameRefusals = {
  unknown: ({ title, name }: { title: string; name: string }) => say('There is no {title} "{name}".', { title, name }),
  unreadFile: (file: string) => say('Correct the mistakes in {file} first: what it names cannot be known.', { file }),
  parts: ({ file, line, name }: { file: string; line: number; name: string }) =>
    say('{file}, line {line}: "{name}" is put together from parts here. Write it out first.', { file, line, name }),
};

const didYouMean = (nearest: string | null) =>
  nearest === null ? '' : ` ${say('Did you mean {nearest}?', { nearest })}`;

/** Reasons why a page cannot be moved. */
export const pageMoveRefusals = {
  homePage: () => say('The home page stays at /: that is where visitors begin.'),
  notFoundPage: (from: string) =>
    say('{from} is the page for unknown addresses, and has to stay in its folder.', { from }),
  toNotFoundPage: (to: string) => say('{to} would be the page for unknown addresses.', { to }),
  alreadyThere: (from: string) => say('The page is already at {from}.', { from }),
  belowItself: ({ from, to }: { from: string; to: string }) =>
    say('{to} lies below {from}, so the pages below cannot move there.', { to, from }),
  redirected: ({ from, to }: { from: string; to: string }) =>
    say('There is no page at {from}: site.yaml redirects it to {to}', { from, to }),
  onlyPagesBelow: ({ from, count }: { from: string; count: number }) =>
    say(
      'There is no page at {from}, but there is {count} below it. To move it: --below | There is no page at {from}, but there are {count} below it. To move these: --below',
      { from, count },
    ),
  unknownPage: ({ from, nearest }: { from: string; nearest: string | null }) =>
    say('There is no page at {from}.', { from }) + didYouMean(nearest),
};

/** Reasons why not every computer takes a name. */
const nameProblems: Record<Exclude<NameProblem['kind'], 'sign'>, (name: string) => string> = {
  end: (name) => say('"{name}" ends with a dot or a space, which not every computer allows.', { name }),
  device: (name) => say('"{name}" is the name of a device on some computers.', { name }),
  long: (name) => say('"{name}" is too long for some computers.', { name }),
};

/** Reasons why a file cannot be moved. */
export const fileMoveRefusals = {
  alreadyThere: (from: string) => say('The file is already at {from}.', { from }),
  noFileName: (to: string) => say('{to} is not the name of a file.', { to }),
  odd: (name: string, problem: NameProblem) =>
    problem.kind === 'sign'
      ? say('"{name}" has a sign that not every computer allows in names: {sign}', {
          name,
          sign: /\p{Cc}/u.test(problem.sign) ? '�' : problem.sign,
        })
      : nameProblems[problem.kind](name),
  markdown: (to: string) =>
    say('Markdown files stay in the folder texts and end in .md, so it cannot become {to}.', { to }),
  csv: (to: string) => say('CSV files stay in the folder data and end in .csv, so it cannot become {to}.', { to }),
  publicFile: () => say('Pictures and other public files stay in the folder public.'),
  format: ({ from, to }: { from: string; to: string }) =>
    to === ''
      ? say('A file keeps its format when it moves: {from} does not become a file without an ending.', { from })
      : say('A file keeps its format when it moves: {from} does not become {to}.', { from, to }),
  taken: ({ name, isSameCase }: { name: string; isSameCase: boolean }) =>
    isSameCase
      ? say('There is a file {name} already.', { name })
      : say(
          'There is a file {name} already. Names that differ only in capital letters are the same on some computers.',
          { name },
        ),
  unknownFile: ({ name, nearest }: { name: string; nearest: string | null }) =>
    say('There is no file {name}.', { name }) + didYouMean(nearest),
};
