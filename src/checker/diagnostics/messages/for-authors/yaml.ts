// Slips in the writing of a text, for authors: only a program beside the editor leaves one behind,
// and the text itself is mended in its tab, where the message for files is shown.
import { say } from '../../../../base/words/say.ts';
import type { CommaInText, Indent, yamlMessages } from '../yaml.ts';
import type { AuthorNames, AuthorText } from './author-names.ts';

type YamlCode = keyof typeof yamlMessages;

/** Slips of one line, by code: each is a sentence behind its number. */
const slips = {
  'yaml/syntax': () => say('It cannot be read, and is left out.'),
  'yaml/tab-indent': () => say('It begins with a tab, in place of spaces.'),
  'yaml/indent': ({ by }: Indent) =>
    by > 0 ? say('It begins too far to the right.') : say('It begins too far to the left.'),
  'yaml/comment-in-text': () => say('A note is in the middle of the words.'),
  'yaml/unclosed-quote': () => say('The closing quotation mark is missing.'),
  'yaml/unclosed-bracket': () => say('The closing bracket is missing.'),
  'yaml/extra-bracket': () => say('There is a bracket too many.'),
  'yaml/missing-comma': ({ isSemicolon }: { isSemicolon?: boolean }) =>
    isSemicolon ? say('There is a semicolon in place of a comma.') : say('A comma is missing.'),
  'yaml/extra-comma': ({ isSemicolon }: { isSemicolon?: boolean }) =>
    isSemicolon ? say('There is a semicolon too many.') : say('There is a comma too many.'),
  'yaml/comma-in-text': ({ isNumber }: CommaInText) =>
    isNumber
      ? say('A number has a comma in place of a point.')
      : say('Words with a comma have no quotation marks around them.'),
  'yaml/colon-in-text': () => say('Words with a colon have no quotation marks around them.'),
  'yaml/special-start': () => say('Words with a special sign have no quotation marks around them.'),
  'yaml/text-after-quote': () => say('There are words behind the closing quotation mark.'),
  'yaml/space-after-colon': () => say('The space after the colon is missing.'),
  'yaml/space-after-dash': () => say('The space after the dash is missing.'),
  'yaml/missing-colon': ({ mark }: { mark: string | null }) =>
    mark === null
      ? say('The colon after the name of a setting is missing.')
      : say('There is another sign where the colon belongs.'),
  'yaml/odd-space': () => say('There is an unusual space or line break, which nobody sees.'),
  'yaml/backslash': () => say('There is a backslash with a sign behind it that cannot be read.'),
  'yaml/missing-dash': () => say('An entry of a list begins without its dash.'),
  'yaml/joined-settings': () => say('Two settings are on one line.'),
  'yaml/lost-list-name': () => say('A list begins without its name.'),
  'yaml/before-list': () => say('A setting is between the name of a list and its first entry.'),
  'yaml/extra-dash': () => say('There is a dash too many.'),
  'yaml/dash-in-text': ({ isAbove }: { isAbove: boolean }) =>
    isAbove ? say('The dash is too far to the left.') : say('The dash is too far to the right.'),
  'yaml/foreign-line': () => say('It has nothing to do with the page.'),
  'yaml/alias': () => say('It repeats another part of the text, which pages do not do.'),
  'yaml/multiple-documents': () => say('It ends the page: nothing below it is read.'),
  'yaml/too-deep': () => say('Too much is within each other here. A closing bracket is probably missing.'),
} satisfies Partial<Record<YamlCode, (facts: never) => string>>;

const others = {
  'yaml/hash-cuts-text': ({ shown }: { shown: string }) => ({
    message:
      shown === ''
        ? say('Visitors see nothing of this text.')
        : say('Visitors see only the start of this text: {shown}', { shown }),
    hint: say('Type it here once more, as it is to be.'),
  }),
  'yaml/path-escape': () => ({
    message: say('This address has a sign that is read as another one.'),
    hint: say('Type it here once more.'),
  }),
  'yaml/duplicate-key': (_facts: object, { here }: AuthorNames) => ({
    message: say('{here}: this is written twice, and only one of the two can count.', { here }),
    hint: say('Keep one of the two.'),
  }),
  'yaml/merge-conflict': () => ({
    message: say('Two people have changed the same place, and both versions are in the text.'),
    hint: say('Keep one of the two in its text.'),
  }),
  'yaml/encoding': () => ({
    message: say('Another program has saved this text in a way that cannot be read.'),
    hint: say('Take back what was changed last.'),
  }),
  'yaml/too-large': () => ({
    message: say('There is too much on this page.'),
    hint: say('Make several pages of it.'),
  }),
} satisfies Record<Exclude<YamlCode, keyof typeof slips>, (facts: never, names: AuthorNames) => AuthorText>;

/** A slip with its line, and where it is mended. */
function onLine(slip: (facts: never) => string) {
  return (facts: never, { line }: AuthorNames): AuthorText => ({
    message: say('Line {line} of the text: {slip}', { line, slip: slip(facts) }),
    hint: say('Take back what was changed last, or mend the line in its text.'),
  });
}

type Sentence = (facts: never, names: AuthorNames) => AuthorText;

const ofLines = Object.fromEntries(Object.entries(slips).map(([code, slip]) => [code, onLine(slip)])) as Record<
  keyof typeof slips,
  Sentence
>;

export const yamlForAuthors: Record<YamlCode, Sentence> = { ...ofLines, ...others };
