// The sentence that says how an event comes back.
import type { Repeat } from '../../checker/collections/repeat-rule.ts';

/** The repetition of an event as written, half typed or not. */
export type WrittenRepeat = Partial<Repeat>;

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const ordinals: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  many: 'th',
  zero: 'th',
};
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * @returns such as "Every second Thursday, but not in August."; null for a rule, and for what does
 * not yet say how often
 */
export function describeRepeat(repeat: WrittenRepeat): string | null {
  const { every, interval = 1, on = [], week, exceptMonths = [], except = [], until, times = 0 } = repeat;
  if (every === undefined) return null;
  const days = list.format(on.map(capitalize));
  const [start, rest] =
    every === 'month' && days !== '' && week
      ? [`On the ${week} ${days} of `, `${count(interval)} month`]
      : every === 'week' && on.length === 1
        ? ['', `${count(interval)} ${days}`]
        : [days === '' ? '' : `On ${days} of `, `${count(interval)} ${every}`];
  const words = start === '' ? capitalize(rest) : start + rest;
  const months = exceptMonths.length === 0 ? '' : `, but not in ${alternatives.format(exceptMonths.map(capitalize))}`;
  const single = except.length === 0 ? '' : `, except on ${list.format(except.map(dayInWords))}`;
  const end = until !== undefined ? `, until ${dayInWords(until)}` : times > 0 ? `, ${times} times in all` : '';
  return `${words}${months}${single}${end}.`;
}

function count(interval: number): string {
  if (interval === 1) return 'every';
  return `every ${interval === 2 ? 'second' : `${interval}${ordinals[ordinalRules.select(interval)]}`}`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A day that is no date, such as one that is half typed, is shown as it is written. */
function dayInWords(written: string): string {
  const at = Date.parse(`${written.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? written : day.format(at);
}
