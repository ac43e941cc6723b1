// The words for mistakes in the writing of a file: quotes, colons, spaces, dashes.
import { count, quote } from './quote.ts';

interface Indent {
  /** How many spaces the line stands too far to the right. */
  by: number;
  anchor: string | null;
  name: string | null;
  /** What begins the text above, where that is what is not indented. */
  mark?: string;
}

interface CommaInText {
  isNumber: boolean;
  isInList: boolean;
  better: string;
}

interface SpecialStart {
  mark: string;
  better: string;
  where?: 'in brackets' | 'beside a mark';
}

export const yamlWords = {
  'yaml/syntax': () => ({
    message: 'This cannot be read here.',
    hint: 'Compare it with the lines around it: every line is "name: value" or starts with "- ". The check went on without this line.',
  }),
  'yaml/tab-indent': () => ({
    message: 'This line starts with a tab. Use spaces to indent.',
    hint: 'Most editors can be told to write spaces when the Tab key is pressed.',
  }),
  'yaml/indent': ({ by, anchor, name, mark }: Indent) => ({
    message: mark
      ? `The text below ${mark} stands further right than its name: indent its lines by ${count(-by, 'space')} more.`
      : `This line is indented ${count(Math.abs(by), 'space')} too ${by > 0 ? 'far' : 'little'}` +
        (anchor ? `: ${name ? quote(name) : 'it'} should line up with ${quote(anchor)} above.` : '.'),
  }),
  'yaml/comment-in-text': () => ({
    message: 'A comment cannot stand between the lines of a text.',
    hint: 'Move it above the setting that the text belongs to. Visitors never see comments there.',
  }),
  'yaml/unclosed-quote': ({ mark }: { mark: string }) => ({
    message: 'The quote opened here is never closed.',
    hint: `Put ${mark} at the end of the text.`,
  }),
  'yaml/unclosed-bracket': ({ open, close }: { open: string; close: string }) => ({
    message: `The ${open} opened here is never closed.`,
    hint: `Put ${close} at the end, or put the text in quotes.`,
  }),
  'yaml/extra-bracket': ({ open, close, isAtStart }: { open: string; close: string; isAtStart?: boolean }) => ({
    message: isAtStart
      ? `The line ends with ${close}, but no ${open} stands before it.`
      : `This ${close} closes nothing: there is no ${open} that belongs to it.`,
    hint: isAtStart ? `Put ${open} here, or take the ${close} away.` : `Take it away, or put ${open} where it belongs.`,
  }),
  'yaml/missing-comma': ({ isSemicolon }: { isSemicolon?: boolean }) => ({
    message: isSemicolon ? 'Write a comma here, not a semicolon.' : 'A comma is missing before this.',
  }),
  'yaml/extra-comma': () => ({
    message: 'This comma is one too many.',
    hint: 'Take it away. A comma stands only between two settings inside { } or [ ].',
  }),
  'yaml/foreign-line': ({ written, isComment }: { written: string; isComment: boolean }) => ({
    message: isComment
      ? `${quote(written)} is no comment here: a comment starts with #.`
      : `The line ${quote(written)} does not belong into this file.`,
    hint: isComment ? 'Write # instead, or delete the line.' : 'Delete this line.',
  }),
  'yaml/comma-in-text': ({ isNumber, isInList, better }: CommaInText) => ({
    message: isNumber
      ? 'Between braces a comma begins the next setting. Write a number with a point.'
      : isInList
        ? 'Between [ and ] a comma begins the next entry, so a text with a comma needs quotes.'
        : 'Between braces a comma begins the next setting, so a text with a comma needs quotes.',
    hint: `Write: ${better}`,
  }),
  'yaml/colon-in-text': ({ better }: { better: string }) => ({
    message: 'A colon followed by a space starts a new setting, so a text with a colon needs quotes.',
    hint: `Write: ${better}`,
  }),
  'yaml/special-start': ({ mark, better, where }: SpecialStart) => ({
    message:
      where === 'in brackets'
        ? `Between brackets a text with ${mark} in it needs quotes.`
        : where === 'beside a mark'
          ? `The text of ${mark} begins in the line below it.`
          : `Text cannot start with ${mark} unless it is in quotes.`,
    hint: where === 'beside a mark' ? `Write there, indented: ${better}` : `Write: ${better}`,
  }),
  'yaml/text-after-quote': ({ better }: { better: string }) => ({
    message: 'There is more text after the closing quote. Put the whole text in quotes.',
    hint: `Write: ${better}`,
  }),
  'yaml/space-after-colon': ({ better }: { better: string }) => ({
    message: 'Put a space after the colon.',
    hint: `Write: ${better}`,
  }),
  'yaml/space-after-dash': ({ better }: { better: string }) => ({
    message: 'Put a space after the dash.',
    hint: `Write: ${better}`,
  }),
  'yaml/missing-colon': ({ text }: { text: string }) => ({
    message: `A colon is missing: ${quote(text)} is no setting.`,
    hint: 'A setting is written as "name: value". If the line belongs to the text above, indent it further than that text\'s name.',
  }),
  'yaml/odd-space': ({ name }: { name: string }) => ({
    message:
      name === 'an old line break'
        ? 'The lines of this file end in an old way that other programs do not read as lines.'
        : `There is ${name} here, which cannot be seen but is not an ordinary space.`,
    hint:
      name === 'an old line break'
        ? 'Save the file again with the line ends LF, or let `check --fix` do it.'
        : 'Delete it and type an ordinary space if one is needed. Such characters come along when text is copied from other programs.',
  }),
  'yaml/backslash': ({ text, better }: { text: string; better: string }) => ({
    message: `In double quotes a backslash starts a special character, and ${quote(text)} is none.`,
    hint: `Write: ${better}`,
  }),
  'yaml/path-escape': ({ text, reads, better }: { text: string; reads: string; better: string }) => ({
    message: `In double quotes ${quote(text)} is read as ${reads}.`,
    hint: `If a backslash is meant, write: ${better}`,
  }),
  'yaml/missing-dash': ({ better, mark }: { better: string; mark: string | null }) => ({
    message:
      mark === null
        ? `${better.startsWith('- type:') ? 'A new section' : 'An entry of a list'} begins here, but the dash in front of it is missing.`
        : `An entry of a list starts with "- ", and this one starts with ${quote(mark)}.`,
    hint: `Write: ${better}`,
  }),
  'yaml/extra-dash': ({ better }: { better: string }) => ({
    message: 'Take this dash away: what follows it is a setting like those above, not an entry of a list.',
    hint: `Write it below the setting above: ${better}`,
  }),
  'yaml/dash-in-text': ({ isEntry, isAbove }: { isEntry: boolean; isAbove: boolean }) => ({
    message: isAbove
      ? 'This dash stands further left than the dashes below it, so those belong to its text.'
      : 'This line starts with a dash, but it stands so far right that it belongs to the text above.',
    hint: isEntry
      ? 'Let the dashes of a list stand below each other. If this is meant as text, put the whole text in quotes.'
      : 'If it is an entry of a list, write all entries below the name. If it is text, put the whole text in quotes.',
  }),
  'yaml/duplicate-key': ({ name, line }: { name: string; line: number }) => ({
    message: `${quote(name)} is written twice; the first one is on line ${line}. Keep one of them.`,
  }),
  'yaml/merge-conflict': () => ({
    message: 'This is a merge-conflict marker left by Git.',
    hint: 'Keep one of the two versions between <<<<<<< and >>>>>>>, and delete the other one and the marker lines.',
  }),
  'yaml/alias': ({ mark, name }: { mark: string; name: string }) => ({
    message: `${quote(mark + name)} is a shorthand for repeating parts of a file, which pages do not use.`,
    hint: 'Write the value out, or make a shared section. If it is meant as text, put it in quotes.',
  }),
  'yaml/hash-cuts-text': ({ shown, better }: { shown: string; better: string }) => ({
    message: shown
      ? `Everything after " #" is a comment, so visitors will only see ${quote(shown)}.`
      : 'A value that starts with # is read as a comment, so nothing is set here.',
    hint: `Write: ${better}`,
  }),
  'yaml/multiple-documents': () => ({
    message: 'A line of three dashes ends the file here, so nothing below it is read.',
    hint: 'Delete this line.',
  }),
  'yaml/encoding': () => ({
    message: 'This file is not readable text.',
    hint: 'Save it again as plain text with the encoding UTF-8.',
  }),
  'yaml/too-large': ({ kilobytes, limit }: { kilobytes: number; limit: number }) => ({
    message: `This file has ${kilobytes} kB; ${limit} kB is the most.`,
    hint: 'Split the page into several pages.',
  }),
  'yaml/too-deep': ({ levels }: { levels: number }) => ({
    message: `This is nested more than ${levels} levels deep, which no setting needs.`,
  }),
};
