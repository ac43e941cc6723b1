// Messages for texts that are not shown as they were meant: marks that visitors would see as typed,
// joined lines, characters that nobody sees.
import { quote } from './quote.ts';

/** By what the author has written, what to write instead. */
const advice = {
  'no-marks': 'Write it without marks: this text is shown as it is typed.',
  'no-links': 'Write it without the link. Longer texts and captions take links; a button or link of the section, too.',
  'no-parts': 'Put it into a section "rich-text": headings, lists, tables and pictures stand in longer texts only.',
  heading: 'Headings in a text begin with ## or, one level below, with ###',
  point: 'Points of a list begin with a minus sign and a space: - like this',
  number: 'Numbered points begin with a number, a full stop and a space: 1. like this',
  'inner-point': 'A list has one level. Write the point without the spaces before it, or as a part of the point above.',
  task: 'Points have no boxes to tick. Write the point without it.',
  fence: 'Put `one of these signs` around each line of code.',
  rule: 'Leave it out, and begin the next part with a heading: ## like this',
  table: 'The second row of a table has dashes between its bars: | --- | --- |',
  picture:
    'A picture stands on a line of its own, with blank lines around it. Its address is that of a file in public: ![what it shows](/images/team.jpg)',
  link: 'The address of a link has no spaces, and its round brackets come in pairs. Write other addresses between < and >: [words](</files/price list.pdf>)',
  definition: 'Write the address behind the words: [words](/address)',
  attributes: 'Leave out the braces. A link leads to a section by the "id" of the section.',
  callout: 'Put it into a section of the type callout.',
  emoji: 'Write the picture itself, as the keyboard of emoji writes it, or leave it out.',
  template: 'Leave it out. Values of the site stand between single braces: {site.name}',
  entity: 'Write the character itself.',
  'unseen-entity': 'It stands for a space or a character that nobody sees. Write a space, or leave it out.',
  underline: 'Put *one star* on either side for italics, or **two stars** for bold words.',
  footnote: 'Put the note into brackets, at the place itself.',
} as const;

/** The same for Markdown files, which have more that a text does not take. */
const fileAdvice = {
  heading: 'Headings begin with ## or, one level below, with ###. The title of the page is that of its section.',
  'section-heading': 'Sections begin with ## and parts of a section with ### or ####',
  'inner-point': 'A list has one level. Make the point one of the list around it.',
  'point-parts': 'A point of a list is one paragraph. Write what follows as a paragraph below the list.',
  'quote-parts': 'A quotation has paragraphs only.',
  task: advice.task,
  fence: advice.fence,
  rule: advice.rule,
  picture: advice.picture,
  link: advice.link,
  footnote: advice.footnote,
  break: 'A heading has one line.',
  stars:
    'Between a letter and a sign, two stars begin and end no bold words. Put the sign on the other side of the stars.',
  'inner-emphasis': 'Italics begin at the start of a word.',
  'code-sign': 'Code cannot have the sign ` in it.',
} as const;

export type UnsupportedMark = keyof typeof advice;
export type UnsupportedMarkdown = keyof typeof fileAdvice;

/** @returns the message for a part of a Markdown file that pages do not show */
export function unsupportedMarkdown({ mark, what }: { mark: string; what: UnsupportedMarkdown }) {
  return { message: `Pages do not show ${quote(mark)} as Markdown means it.`, hint: fileAdvice[what] };
}

const comesAlong = 'Delete it. It often comes along when a text is copied from another program.';

const unreadable = {
  'open-quote': {
    message: 'A quote in this line is not closed, or stands inside of a cell.',
    hint: 'Put the whole cell between quotes, and write each quote inside of it twice: "He said ""yes"""',
  },
  'not-utf-8': {
    message: 'There is a letter that cannot be read: the file is not in the encoding UTF-8.',
    hint: 'Save it again as UTF-8. In spreadsheets the format is called CSV UTF-8.',
  },
  control: {
    message: 'There is a character here that is no letter and that nobody sees.',
    hint: comesAlong,
  },
  empty: { message: 'The file is empty.', hint: 'Write what the section is to show.' },
  'no-heading': {
    message: 'This stands above the first section.',
    hint: 'Begin with the heading of a section: ## Like this. An introduction goes into the setting text.',
  },
} as const;

/** @returns the message for a text file that cannot be used */
export function unreadableFile({ why }: { path: string; why: keyof typeof unreadable }) {
  return unreadable[why];
}

/** @returns the message for a mark that is shown as typed */
export function unsupportedMark({ mark, what }: { mark: string; what: UnsupportedMark }) {
  return { message: `Visitors see ${quote(mark)} as it is typed here.`, hint: advice[what] };
}

const foldedParts = {
  paragraphs: 'the paragraphs of this text become one',
  list: 'the points of this list become one line',
  table: 'the rows of this table become one line',
  heading: 'the heading and the text below it become one line',
};

/** @returns the message for a longer text whose lines YAML joins */
export function foldedText({ part, sign }: { part: keyof typeof foldedParts; sign: '>' | null }) {
  return sign === null
    ? {
        message: `YAML joins the lines of this text, so ${foldedParts[part]}.`,
        hint: 'Write | behind the colon, and the whole text below it, without quotes.',
      }
    : { message: `The sign ${sign} joins lines, so ${foldedParts[part]}.`, hint: 'Write | in its place.' };
}

/** @returns the message for a character that no text is made of */
export function controlCharacter({ code }: { code: string }) {
  return {
    message: `There is a character in this text that is no letter and that nobody sees: ${code}.`,
    hint: comesAlong,
  };
}

/** @returns the message for an invisible sign of direction that turns letters round, or has no partner */
export function directionSign({ code, turns }: { code: string; turns: boolean }) {
  return {
    message: turns
      ? `This text is shown in another order than it is written: it has the invisible sign ${code}.`
      : `The invisible sign ${code} in this text begins or ends a direction without its partner.`,
    hint: 'Delete it. Words of both directions stand in the right order without it.',
  };
}

/** @returns the message for letters in UTF-8 that were read as something else */
export function garbledText({ word, better }: { word: string; better: string | null }) {
  return {
    message:
      better === null
        ? `Another program has garbled letters of this text: ${quote(word)}.`
        : `Another program has garbled letters of this text: ${quote(word)} was ${quote(better)}.`,
    hint: 'Type them again. It happens where a file in UTF-8 is opened with another encoding and saved.',
  };
}

/** @returns the message for a character that only one font or one program knows */
export function oddCharacter({ code, isLineEnd }: { code: string; isLineEnd: boolean }) {
  return isLineEnd
    ? { message: `This text has an end of a line that visitors do not see: ${code}.`, hint: comesAlong }
    : {
        message: `This text has a character that only one font knows: ${code}. In others, visitors see an empty box.`,
        hint: 'Write the character that is meant, or leave it out.',
      };
}
