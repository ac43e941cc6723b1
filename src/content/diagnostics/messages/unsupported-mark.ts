// Messages for marks that a text does not take, so that visitors would see them as typed.
import { quote } from './quote.ts';

/** By what the author has written, what to write instead. */
const advice = {
  'no-marks': 'Write it without marks: this text is shown as it is typed.',
  'no-links': 'Write it without the link. Longer texts and captions take links; a button or link of the section, too.',
  'no-parts': 'Put it into a section "rich-text": headings, lists, tables and pictures stand in longer texts only.',
  heading: 'Headings in a text begin with ## or, one level below, with ###',
  point: 'Points of a list begin with a minus sign and a space: - like this',
  'inner-point': 'A list has one level. Write the point without the spaces before it, or as a part of the point above.',
  task: 'Points have no boxes to tick. Write the point without it.',
  fence: 'Put `one of these signs` around each line of code.',
  rule: 'Leave it out, and begin the next part with a heading: ## like this',
  table: 'The second row of a table has dashes between its bars: | --- | --- |',
  picture:
    'A picture stands on a line of its own, with blank lines around it. Its address is that of a file in public: ![what it shows](/images/team.jpg)',
  underline: 'Put *one star* on either side for italics, or **two stars** for bold words.',
  address: 'Write a link as [words](https://example.com)',
  footnote: 'Put the note into brackets, at the place itself.',
} as const;

export type UnsupportedMark = keyof typeof advice;

/** @returns the message for a mark that is shown as typed */
export function unsupportedMark({ mark, what }: { mark: string; what: UnsupportedMark }) {
  return { message: `Visitors see ${quote(mark)} as it is typed here.`, hint: advice[what] };
}
