// Messages for mistakes in YAML: quotes, colons, spaces, dashes.
import { pluralize, quote } from './quote.ts';

export interface Indent {
  /** Number of spaces by which the line is indented too far; negative if too little. */
  by: number;
  anchor: string | null;
  name: string | null;
  /** The mark of the block text above (| or >), if its lines are what is not indented. */
  mark?: string;
}

/** A comment, a name in marks, or another line as other languages have it. */
export interface ForeignLine {
  written: string;
  isComment: boolean;
  name?: string | null;
}

export interface CommaInText {
  isNumber: boolean;
  isInList: boolean;
  better: string;
}

export interface SpecialStart {
  mark: string;
  better: string;
  where?: 'in brackets' | 'beside a mark';
}

export const yamlMessages = {
  'yaml/syntax': () => ({
    message: 'This line cannot be read, and the check went on without it.',
    hint: 'Compare it with the lines around it: every line is "name: value" or starts with "- ".',
  }),
  'yaml/tab-indent': () => ({
    message: 'This line starts with a tab, but only spaces indent a line.',
    hint: 'Most editors can be set to insert spaces when you press the Tab key.',
  }),
  'yaml/indent': ({ by, anchor, name, mark }: Indent) => ({
    message: mark
      ? `The text below ${mark} must be indented further than its name: add ${pluralize(-by, 'space')} to each line.`
      : `This line is indented ${pluralize(Math.abs(by), 'space')} too ${by > 0 ? 'far' : 'little'}` +
        (anchor ? `: ${name ? quote(name) : 'it'} should line up with ${quote(anchor)} above.` : '.'),
  }),
  'yaml/comment-in-text': () => ({
    message: 'A comment cannot interrupt a text.',
    hint: 'Move it above the setting that the text belongs to.',
  }),
  'yaml/unclosed-quote': ({ mark }: { mark: string }) => ({
    message: 'The quote opened here is never closed.',
    hint: `Put ${mark} at the end of the text.`,
  }),
  'yaml/unclosed-bracket': ({ open, close, isAlone }: { open: string; close: string; isAlone?: boolean }) => ({
    message: `The ${open} opened here is never closed.`,
    hint: isAlone
      ? 'Delete it: what is indented below the name belongs to it.'
      : `Put ${close} at the end, or put the text in quotes.`,
  }),
  'yaml/extra-bracket': ({ open, close, isAtStart }: { open: string; close: string; isAtStart?: boolean }) => ({
    message: isAtStart
      ? `The line ends with ${close}, but no ${open} comes before it.`
      : `This ${close} has no opening ${open}.`,
    hint: isAtStart ? `Put ${open} here, or delete the ${close}.` : `Delete it, or put ${open} where it belongs.`,
  }),
  'yaml/missing-comma': ({ isSemicolon }: { isSemicolon?: boolean }) => ({
    message: isSemicolon ? 'This should be a comma, not a semicolon.' : 'A comma is missing before this.',
  }),
  'yaml/extra-comma': ({ isSemicolon }: { isSemicolon?: boolean }) => ({
    message: isSemicolon
      ? 'This semicolon separates nothing: each setting ends with its line.'
      : 'This comma separates nothing: commas stand between settings inside { } and entries inside [ ].',
    hint: 'Delete it.',
  }),
  'yaml/foreign-line': ({ written, isComment, name = null }: ForeignLine) => {
    if (name !== null)
      return { message: `${quote(written)} is not a name in YAML.`, hint: `Write "${name}:" and the value.` };
    return {
      message: isComment
        ? `${quote(written)} is not a comment in YAML: a comment starts with #.`
        : `The line ${quote(written)} does not belong in this file.`,
      hint: isComment ? 'Start it with #, or delete the line.' : 'Delete this line.',
    };
  },
  'yaml/comma-in-text': ({ isNumber, isInList, better }: CommaInText) => ({
    message: isNumber
      ? 'Between braces a comma starts the next setting, so a number has a decimal point.'
      : isInList
        ? 'Between [ and ] a comma starts the next entry, so a text with a comma needs quotes.'
        : 'Between braces a comma starts the next setting, so a text with a comma needs quotes.',
    hint: `Write: ${better}`,
  }),
  'yaml/colon-in-text': ({ better }: { better: string }) => ({
    message: 'A colon followed by a space starts a new setting, so a text with a colon needs quotes.',
    hint: `Write: ${better}`,
  }),
  'yaml/special-start': ({ mark, better, where }: SpecialStart) => ({
    message:
      where === 'in brackets'
        ? `Between brackets a text that contains ${mark} needs quotes.`
        : where === 'beside a mark'
          ? `After ${mark} the text starts on the next line.`
          : `A text cannot start with ${mark} unless it is in quotes.`,
    hint: where === 'beside a mark' ? `Write it there, indented: ${better}` : `Write: ${better}`,
  }),
  'yaml/text-after-quote': ({ better }: { better: string }) => ({
    message: 'There is more text after the closing quote.',
    hint: `Put the whole text in quotes: ${better}`,
  }),
  'yaml/space-after-colon': ({ better }: { better: string }) => ({
    message: 'A space is missing after the colon.',
    hint: `Write: ${better}`,
  }),
  'yaml/space-after-dash': ({ better }: { better: string }) => ({
    message: 'A space is missing after the dash.',
    hint: `Write: ${better}`,
  }),
  'yaml/missing-colon': ({ text, mark }: { text: string; mark: string | null }) =>
    mark === null
      ? {
          message: `A colon is missing: ${quote(text)} is not a setting.`,
          hint: 'Write "name: value". If the line belongs to the text above, indent it further than the name of that text.',
        }
      : {
          message: mark.startsWith(':')
            ? 'The colon belongs right behind the name, with a space after it.'
            : `This should be a colon, not ${quote(mark)}.`,
          hint: 'A setting is written as "name: value".',
        },
  'yaml/odd-space': ({ name }: { name: string }) => ({
    message:
      name === 'an old line break'
        ? 'The line breaks of this file are in an old format that other programs do not read.'
        : `This is ${name}, not an ordinary space.`,
    hint:
      name === 'an old line break'
        ? 'Save the file with LF line endings, or run: npm run check -- --fix'
        : 'Delete it, and type an ordinary space if one is needed.',
  }),
  'yaml/backslash': ({ text, better }: { text: string; better: string }) => ({
    message: `In double quotes a backslash starts a special character, but ${quote(text)} is not one.`,
    hint: `Write: ${better}`,
  }),
  'yaml/path-escape': ({ text, reads, better }: { text: string; reads: string; better: string }) => ({
    message: `In double quotes ${quote(text)} is read as ${reads}.`,
    hint: `If you mean a backslash, write: ${better}`,
  }),
  'yaml/missing-dash': ({ better, mark }: { better: string; mark: string | null }) => ({
    message:
      mark === null
        ? `${better.startsWith('- type:') ? 'A new section' : 'A list entry'} starts here, but its dash is missing.`
        : `A list entry starts with "- ", but this one starts with ${quote(mark)}.`,
    hint: `Write: ${better}`,
  }),
  'yaml/joined-settings': ({ name, isEntry }: { name: string; isEntry: boolean }) => ({
    message: isEntry
      ? `The first entry of ${quote(name)} is on the line of the name.`
      : `${quote(name)} is a setting of its own, but it is on the line of another one.`,
    hint: isEntry ? 'Begin a new line before the dash.' : `Begin a new line before ${name}:`,
  }),
  'yaml/lost-list-name': ({ name }: { name: string }) => ({
    message: 'A list starts here, but its name is missing.',
    hint: `Write ${name}: on a line above it.`,
  }),
  'yaml/before-list': ({ name, list }: { name: string; list: string }) => ({
    message: `${quote(name)} stands between ${quote(list)} and the first entry of that list.`,
    hint: `Move it into the entry, or above ${quote(list)}.`,
  }),
  'yaml/extra-dash': ({ better, isTwin }: { better: string; isTwin?: boolean }) => ({
    message: isTwin
      ? 'A list entry starts with one dash, not two.'
      : 'This dash does not belong here: what follows is a setting like those above, not a list entry.',
    hint: isTwin ? `Write: ${better}` : `Line it up with the setting above, without the dash: ${better}`,
  }),
  'yaml/dash-in-text': ({ isEntry, isAbove }: { isEntry: boolean; isAbove: boolean }) => ({
    message: isAbove
      ? 'This dash is further left than the dashes below it, so those lines belong to its text.'
      : 'This line starts with a dash, but it is indented so far that it belongs to the text above.',
    hint: isEntry
      ? 'Line up the dashes of a list. If this is meant as text, put the whole text in quotes.'
      : 'If this is a list entry, write all entries on the lines below the name. If it is text, put the whole text in quotes.',
  }),
  'yaml/duplicate-key': ({ name, line, isSame }: { name: string; line: number; isSame: boolean }) => ({
    message: `${quote(name)} is written twice; the first is on line ${line}.`,
    hint: isSame ? 'Delete this one: both say the same.' : 'Keep one of the two.',
  }),
  'yaml/merge-conflict': () => ({
    message: 'Git left this marker because it could not merge two versions of the file.',
    hint: 'Keep one of the two versions between <<<<<<< and >>>>>>>. Delete the other one and the marker lines.',
  }),
  'yaml/alias': ({ mark, name }: { mark: string; name: string }) => ({
    message: `${quote(mark + name)} is YAML's way of repeating parts of a file, which pages do not use.`,
    hint: 'Write the value out, or make a shared section. If it is meant as text, put it in quotes.',
  }),
  'yaml/hash-cuts-text': ({ shown, better }: { shown: string; better: string }) => ({
    message: shown
      ? `Everything after " #" is a comment, so visitors see only ${quote(shown)}.`
      : 'A value that starts with # is a comment, so this setting is empty.',
    hint: `Write: ${better}`,
  }),
  'yaml/multiple-documents': () => ({
    message: 'A line of three dashes ends the document, so nothing below it is read.',
    hint: 'Delete this line.',
  }),
  'yaml/encoding': () => ({
    message: 'This file cannot be read as text.',
    hint: 'Save it as plain text with the encoding UTF-8.',
  }),
  'yaml/too-large': ({ kilobytes, limit }: { kilobytes: number; limit: number }) => ({
    message: `This file is ${kilobytes} kB; the limit is ${limit} kB.`,
    hint: 'Split the page into several pages.',
  }),
  'yaml/too-deep': ({ levels }: { levels: number }) => ({
    message: `This is nested more than ${levels} levels deep, which no setting needs.`,
    hint: 'Look for missing closing brackets.',
  }),
};

/** @returns the hint of a mistake that can be read in several ways, each as something to do */
export function severalReadings(readings: readonly string[]): string {
  const sentences = readings.map((each, index) => `${index === 0 ? 'Either' : 'Or'}: ${each.replace(/\.$/, '')}.`);
  return `Only you know what is meant. ${sentences.join(' ')}`;
}
