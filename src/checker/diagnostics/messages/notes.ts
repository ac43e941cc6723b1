// Notes at places that have to do with a mistake, and titles of fixes.
import { pluralize, quote } from './quote.ts';

export const notes = {
  first: () => 'The first one is here.',
  use: () => 'It is used here.',
  useOfParam: (name: string) => `The parameter ${quote(name)} is used here.`,
  useOfSimilarName: () => 'The similar name is used here.',
  begin: () => 'It begins here.',
  open: () => 'It is open from here on.',
  draft: () => 'It is marked as a draft here.',
  date: () => 'Its date is here.',
  price: () => 'Prices without a currency are here.',
  part: () => 'It stands here.',
  page: (route: string) => `${route} comes from this file.`,
  otherTarget: (href: string) => `This one leads to ${href}`,
};

export const fixTitles = {
  write: (text: string) => `Write ${text}`,
  rename: (name: string) => `Rename to ${name}`,
  fixLine: () => 'Fix the line',
  deleteLine: () => 'Delete the line',
  indentTo: (spaces: number) => `Indent it by ${pluralize(spaces, 'space')}`,
  moveRight: () => 'Indent it',
  moveLeft: () => 'Move it to the left',
  moveBelowEntries: () => 'Move it below the other entries',
  makeEntry: () => 'Make it a list entry',
  deleteDash: () => 'Delete the dash',
  deleteSecond: () => 'Delete the second one',
  deleteQuote: () => 'Delete the quote',
  repairLetters: () => 'Write these letters as they were',
  putInQuotes: () => 'Put it in quotes',
};
