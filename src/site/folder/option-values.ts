// Values of command-line options: parsers that several commands share, with messages that say what
// is right.
import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { parseDate } from '../../checker/dates/parse-date.ts';

/** The options of commands that show or check the site as of a date, or with drafts. */
export const dateOption = new Option(
  '--date <date>',
  'the site as of a date, such as 2026-12-24 or 2026-12-24T18:00',
).argParser(parseDateValue);
export const draftsOption = new Option('--drafts', 'include drafts');

/** @throws InvalidArgumentError for anything but a date or the word `now` */
export function parseDateValue(text: string): string {
  if (text !== 'now' && !parseDate(text))
    throw new InvalidArgumentError('Give a date, such as 2026-12-24 or 2026-12-24T18:00, or the word now.');
  return text;
}

/** @returns the absolute path of a file */
export function parseFile(name: string): string {
  if (name === '') throw new InvalidArgumentError('Give the name of a file.');
  return resolve(name);
}

export function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  return Number(text);
}

export function parsePort(text: string): number {
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('Give a number from 0 to 65535.');
  return port;
}
