// Messages for files of a site: names that not every host or disk takes, broken pictures, and HTML
// files whose parts browsers refuse in a closed frame.
import type { NameProblem } from '../../../base/addresses/file-name.ts';
import type { ImageFacts } from '../../../base/pictures/image-facts.ts';
import { quote } from './quote.ts';

export interface SameAddress {
  path: string;
  other: string;
  difference: 'form' | 'case' | 'ending';
}

const differences: Record<SameAddress['difference'], string> = {
  form: 'differ only in how their letters are encoded, so on some computers and hosts they are one file',
  case: 'differ only in capital letters, so on some computers and hosts they are one file',
  ending: 'are the page of one address on most hosts, which show only one of the two there',
};

/** @returns why some disks refuse a name, as a clause */
export function describeNameProblem(problem: NameProblem): string {
  switch (problem.kind) {
    case 'sign':
      return `no file may have ${/\p{Cc}/u.test(problem.sign) ? 'a control character' : problem.sign} in its name`;
    case 'end':
      return 'no name may end with a dot or a space';
    case 'device':
      return 'this is the name of a device';
    case 'long':
      return 'such a long name does not fit on every disk';
  }
}

const reasons: Record<NonNullable<ImageFacts['unreadable']>, string> = {
  empty: 'The file is empty.',
  other: 'Its content is not the kind of picture that its name says.',
  'no-size': 'The drawing has no size.',
  'cut-off': 'The end of the file is missing.',
  broken: 'The file is damaged.',
  'too-many-pixels': 'It has more than 268 million pixels.',
};

const hints: Record<NonNullable<ImageFacts['unreadable']>, string> = {
  empty: 'Copy the picture there again.',
  other: 'Open it in a picture program and save it as .jpg, .png, .webp or .avif. Only drawings are .svg.',
  'no-size': 'Give its first tag a width and a height, or a viewBox: <svg viewBox="0 0 800 600">',
  'cut-off': 'Copy or download the picture again.',
  broken: 'Open it in a picture program and save it again, or use another copy.',
  'too-many-pixels': 'Make it smaller: 3000 pixels wide is enough.',
};

export interface RefusedPartFacts {
  what: 'script' | 'handler' | 'module' | 'font' | 'load' | 'frame' | 'form';
  path: string;
  /** Line of the first such part. */
  line: number;
  /** A handler, a file, or the host of another site. */
  name: string;
}

/** By what browsers refuse in a file that pages show in a closed frame. */
const refusedParts: Record<
  RefusedPartFacts['what'],
  (facts: RefusedPartFacts & { at: string }) => { message: string; hint: string }
> = {
  script: ({ at, path }) => ({
    message: `Browsers will not run the script in ${at}.`,
    hint: `Move it into a file and name that: <script src="${path.replace(/\.html$/, '.js')}"></script>`,
  }),
  handler: ({ at, name }) => ({
    message: `Browsers will not run ${name} in ${at}.`,
    hint: 'Take it out, and let a script in a file of its own do it, with addEventListener.',
  }),
  module: ({ at, name }) => ({
    message: `Browsers will not load the module ${name} in ${at}.`,
    hint: 'Leave out type="module", and put what it imports into the same file.',
  }),
  font: ({ at }) => ({
    message: `Browsers will not load the fonts of ${at}.`,
    hint: 'Name a font that devices have, such as system-ui.',
  }),
  load: ({ at, name }) => ({
    message: `Browsers will load nothing from ${name} for ${at}.`,
    hint: 'Save the file in public and write its address there.',
  }),
  frame: ({ at, name }) => ({
    message: `Browsers will not show the frame of ${name} in ${at}.`,
    hint: 'Show it with a section "type: embed" of its own, or link to it.',
  }),
  form: ({ at, name }) => ({
    message: `Browsers will send nothing to ${name} from ${at}.`,
    hint: 'Use a section "type: form" instead.',
  }),
};

export const fileMessages = {
  'site/in-the-way': ({ path, isFolder, other }: { path: string; isFolder: boolean; other: string }) => ({
    message: isFolder
      ? `The folder ${path} is where the finished site has the file ${other}.`
      : `The file ${path} is where the finished site has the folder ${other}.`,
    hint: `Rename the ${isFolder ? 'folder' : 'file'}, and what links to it.`,
  }),
  'site/same-address': ({ path, other, difference }: SameAddress) => ({
    message: `public${other} and public${path} ${differences[difference]}.`,
    hint: 'Rename one of them, and what links to it: npm run move',
  }),
  'site/unportable-name': ({ name, problem }: { name: string; problem: NameProblem }) => ({
    message:
      problem.kind === 'long'
        ? `The name ${quote(name)} is too long: ${describeNameProblem(problem)}.`
        : `Windows cannot have the name ${quote(name)}: ${describeNameProblem(problem)}.`,
    hint: 'Rename it with letters, digits and hyphens: npm run move does that in all links, too.',
  }),
  'image/empty': ({ count }: { count: number }) => ({
    message:
      count === 1
        ? 'A picture is still to come here, so visitors see the page without it.'
        : `${count} pictures are still to come here, so visitors see the page without them.`,
    hint: 'Choose a picture in the editor, or write the address of one.',
  }),
  'image/unreadable': ({ path, reason }: { path: string; reason: NonNullable<ImageFacts['unreadable']> }) => ({
    message: `The picture ${path} cannot be shown. ${reasons[reason]}`,
    hint: hints[reason],
  }),
  'site/refused-in-frame': (facts: RefusedPartFacts) =>
    refusedParts[facts.what]({ ...facts, at: `${facts.path}, line ${facts.line}` }),
};
