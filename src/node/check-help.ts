// What `check --help` prints: every option in a line or two.
import { checkFlags } from './check-options.ts';
import { formats } from './report/report.ts';

/** One entry for each option: its value, if it takes one, and what it does. A missing one is a compile error. */
const words: Record<keyof typeof checkFlags, [value: string, text: string]> = {
  format: ['NAME', `how to print: ${formats.join(', ')}; NAME=FILE writes a file; may be given several times`],
  'max-problems': ['N', 'print at most N problems, and count the rest (people get 50)'],
  'max-warnings': ['N', 'end with 1 when there are more warnings than N'],
  fix: ['', 'mend what can be mended beyond doubt, in the text itself'],
  'fix-suggested': ['', 'the same, and then ask for each change that is only likely'],
  yes: ['', 'with --fix-suggested: make all of them without asking'],
  'dry-run': ['', 'show what --fix or --fix-suggested would change, and change nothing'],
  baseline: ['FILE', 'leave out the problems that FILE knows, and say which of them are gone'],
  'write-baseline': ['FILE', 'write all problems of now into FILE as known ones'],
  stdin: ['', 'check the text of standard input'],
  'stdin-filename': ['PAGE', 'the page that the text stands for, such as pages/about.yaml'],
  changed: ['COMMIT', 'speak only of what has changed since a commit, a branch or a tag'],
  cache: ['', 'keep what was read in .pagewright/check, so that the next check reads only what has changed'],
  watch: ['', 'check again after every change'],
  explain: ['CODE', 'print what a code means, with an example'],
  date: ['DATE', 'check the site as it will be then, such as 2026-12-24 or 2026-12-24T18:00'],
  drafts: ['', 'check the site as if no page and no section were a draft'],
};

/** @returns the help of `check` */
export function checkHelp(): string {
  const rows = Object.entries(words).map(([name, [value, text]]) => [`--${name} ${value}`.trim(), text]);
  const width = Math.max(...rows.map(([option = '']) => option.length)) + 2;
  return [
    'pagewright check [PATHS] [OPTIONS] [--root FOLDER]',
    '',
    'Checks every YAML file of the site; with PATHS it speaks of those files and folders only.',
    '',
    ...rows.map(([option = '', text]) => `  ${option.padEnd(width)}${text}`),
    '',
    'In GitHub Actions it prints for people, annotates the changed files and writes the summary of the step.',
    'Ends with 0 when all is well, 1 with errors, 2 after wrong use or when the disk stands in the way, 3 after a crash of our own.',
  ].join('\n');
}
