// The sentence that says how an event comes back, in the language of the author.
import type { Repeat } from '../../checker/collections/repeat-rule.ts';
import { say, sayList, spokenLanguage } from '../../base/words/say.ts';

/** The repetition of an event as written, half typed or not. */
export type WrittenRepeat = Partial<Repeat>;

/**
 * @returns such as "Every second Thursday, but not in August."; null for a rule, and for what does
 * not yet say how often
 */
export function describeRepeat(written: WrittenRepeat): string | null {
  const { exceptMonths = [], except = [], until, times = 0 } = written;
  let repeat = describeDays(written);
  if (repeat === null) return null;
  if (exceptMonths.length > 0)
    repeat = say('{repeat}, but not in {months}', {
      repeat,
      months: sayList(exceptMonths.map(nameMonth), 'disjunction'),
    });
  if (except.length > 0) repeat = say('{repeat}, except on {days}', { repeat, days: sayList(except.map(nameDate)) });
  if (until !== undefined) repeat = say('{repeat}, until {day}', { repeat, day: nameDate(until) });
  else if (times > 0)
    repeat = say('{repeat}, {count} time in all | {repeat}, {count} times in all', { repeat, count: times });
  return say('{repeat}.', { repeat });
}

function describeDays({ every, interval = 1, on = [], week }: WrittenRepeat): string | null {
  if (every === undefined) return null;
  const [first] = on;
  if (every === 'week' && on.length === 1 && interval <= 2) {
    const day = nameWeekday(first!);
    return interval === 1 ? say('Every {day}', { day }) : say('Every second {day}', { day });
  }
  const repeat = rhythms[every](interval);
  if (on.length === 0) return repeat;
  const days = sayList(on.map(nameWeekday));
  return every === 'month' && week ? weeks[week](repeat, days) : say('{repeat}, on {days}', { repeat, days });
}

const rhythms = {
  day: (count: number) => say('Every day | Every {count} days', { count }),
  week: (count: number) => say('Every week | Every {count} weeks', { count }),
  month: (count: number) => say('Every month | Every {count} months', { count }),
  year: (count: number) => say('Every year | Every {count} years', { count }),
};

const weeks = {
  first: (repeat: string, days: string) => say('{repeat}, on the first {days}', { repeat, days }),
  second: (repeat: string, days: string) => say('{repeat}, on the second {days}', { repeat, days }),
  third: (repeat: string, days: string) => say('{repeat}, on the third {days}', { repeat, days }),
  fourth: (repeat: string, days: string) => say('{repeat}, on the fourth {days}', { repeat, days }),
  last: (repeat: string, days: string) => say('{repeat}, on the last {days}', { repeat, days }),
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function nameWeekday(name: string): string {
  // The first of January 2024 was a Monday.
  return format({ weekday: 'long' }, Date.UTC(2024, 0, 1 + weekdays.indexOf(name)));
}

function nameMonth(name: string): string {
  return format({ month: 'long' }, Date.parse(`1 ${name} 2024 UTC`));
}

/** A day that is no date, such as one that is half typed, is shown as it is written. */
function nameDate(written: string): string {
  const at = Date.parse(`${written.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? written : format({ dateStyle: 'long' }, at);
}

function format(options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { ...options, timeZone: 'UTC' }).format(at);
}
