// Days and times as people write them in a language: 24.12.2026, 1. März 2027, 12/24/2026; 9 Uhr,
// 21:30, 9 pm. Names, order and signs are those that Intl writes.
import { firstYear, lastYear } from '../../../checker/dates/parse-date.ts';
import { normalizeTyped, wordsOf } from './language-signs.ts';

/** The calendar of the file, whatever the language has. */
const common = { calendar: 'gregory', timeZone: 'UTC' } as const;

interface DateWords {
  /** Names of each month, the longest first. */
  months: { name: string; month: number }[];
  /** Words that dates have beside these: days of the week, and "de" or "of". */
  others: Set<string>;
  /** The order of a date in figures. */
  order: ('day' | 'month' | 'year')[];
}

const known = new Map<string, DateWords>();

function readWords(lang: string): DateWords {
  const found = known.get(lang);
  if (found) return found;
  const parts = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(lang, { ...common, ...options }).formatToParts(date);
  const months: DateWords['months'] = [];
  const others = new Set<string>();
  const styles = [
    { dateStyle: 'full' },
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    { month: 'long' },
    { month: 'short' },
  ] as const;
  for (const style of styles)
    for (let month = 0; month < 12; month++)
      for (const { type, value } of parts(style, new Date(Date.UTC(2027, month, 1 + month)))) {
        const name = normalizeTyped(value, lang).replace(/\.$/, '');
        if (type !== 'month') for (const word of wordsOf(name)) others.add(word);
        else if (wordsOf(name).length > 0 && !/\d/.test(name)) months.push({ name, month: month + 1 });
        else for (const word of wordsOf(name)) others.add(word);
      }
  const order = parts({ dateStyle: 'short' }, new Date()).flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? [type] : [],
  );
  const words = { months: months.sort((a, b) => b.name.length - a.name.length), others, order };
  known.set(lang, words);
  return words;
}

/** @returns a day, `2026-12-24`, as the language writes it */
export function formatDay(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { ...common, dateStyle: 'long' }).format(new Date(`${day}T00:00Z`));
}

/** @returns the day, `2026-12-24`, that is meant by a text; null where none can be */
export function parseDay(text: string, lang: string): string | null {
  const { months, others, order } = readWords(lang);
  const typed = normalizeTyped(text, lang);
  const named = findMonth(typed, months);
  const rest = named ? typed.replace(named.name, ' ') : typed;
  // "1st", "1er": letters at a figure are its ending.
  const words = wordsOf(rest.replaceAll(/(\d)\p{L}{1,2}(?!\p{L})/gu, '$1'));
  const figures = rest.match(/\d+/g) ?? [];
  if (words.some((word) => !others.has(word)) || figures.length !== (named ? 2 : 3)) return null;
  const orders = [order, ...likelyOrders].filter((each) => fits(each, figures, named !== null));
  for (const each of orders) {
    const kinds = each.filter((kind) => !named || kind !== 'month');
    const value = (kind: 'day' | 'month' | 'year') => figures[kinds.indexOf(kind)]!;
    const day = toDay(toYear(value('year')), named?.month ?? Number(value('month')), Number(value('day')));
    if (day !== null) return day;
  }
  return null;
}

const likelyOrders: DateWords['order'][] = [
  ['year', 'month', 'day'],
  ['day', 'month', 'year'],
  ['month', 'day', 'year'],
];

/** A figure of three digits or more is the year, and no other one is where there is such a figure. */
function fits(order: DateWords['order'], figures: string[], isNamed: boolean): boolean {
  const kinds = order.filter((kind) => !isNamed || kind !== 'month');
  const long = figures.findIndex((figure) => figure.length > 2);
  return long === -1 || kinds[long] === 'year';
}

function findMonth(typed: string, months: DateWords['months']) {
  const whole = months.find(({ name }) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${escapeSigns(name)}(?![\\p{L}\\p{M}])`, 'u').test(typed),
  );
  if (whole) return whole;
  // Three letters are enough, where they begin one month only.
  for (const word of wordsOf(typed).filter(({ length }) => length > 2)) {
    const begun = new Set(months.filter(({ name }) => name.startsWith(word)).map(({ month }) => month));
    if (begun.size === 1) return { name: word, month: [...begun][0]! };
  }
  // In some scripts a word is joined to the one before it.
  return months.find(({ name }) => name.length > 2 && typed.includes(name)) ?? null;
}

function escapeSigns(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function toYear(figure: string): number {
  const year = Number(figure);
  return figure.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
}

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= firstYear && year <= lastYear ? date.toISOString().slice(0, 10) : null;
}

/** @returns a time, `18:00`, as the language writes it */
export function formatTime(time: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2026-01-01T${time}Z`));
}

/** @returns the time, `18:00`, that is meant by a text; null where none can be */
export function parseTime(text: string, lang: string): string | null {
  const typed = normalizeTyped(text, lang);
  const { halves, others } = readTimeWords(lang);
  const half = halves.find(({ name }) => typed.includes(name));
  const rest = half ? typed.replace(half.name, ' ') : typed;
  const figures = (rest.match(/\d+/g) ?? []).flatMap((each) =>
    /^\d{4}$/.test(each) ? [each.slice(0, 2), each.slice(2)] : each,
  );
  if (figures.length === 0 || figures.length > 2 || wordsOf(rest).some((word) => !others.has(word))) return null;
  const [hour = 0, minute = 0] = figures.map(Number);
  if (minute > 59 || hour > 23 || (half && (hour > 12 || hour === 0))) return null;
  const full = half ? (hour % 12) + (half.isAfternoon ? 12 : 0) : hour;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

interface TimeWords {
  /** Names of the halves of the day and of parts of them, the longest first. */
  halves: { name: string; isAfternoon: boolean }[];
  /** Words beside the figures: "Uhr", "h". */
  others: Set<string>;
}

const knownTimeWords = new Map<string, TimeWords>();

function readTimeWords(lang: string): TimeWords {
  const found = knownTimeWords.get(lang);
  if (found) return found;
  const styles = [{ timeStyle: 'short' }, { hour: 'numeric' }, { hour: 'numeric', hour12: true }] as const;
  const formats = styles.map((style) => new Intl.DateTimeFormat(lang, { ...style, timeZone: 'UTC' }));
  const names = new Map([
    ['am', false],
    ['a.m.', false],
    ['pm', true],
    ['p.m.', true],
  ]);
  const others = new Set(['h']);
  for (const format of formats)
    for (let hour = 0; hour < 24; hour++)
      for (const { type, value } of format.formatToParts(Date.UTC(2026, 0, 1, hour))) {
        const name = normalizeTyped(value, lang);
        if (type === 'dayPeriod') names.set(name, hour >= 12);
        else if (type === 'literal') for (const word of wordsOf(name)) others.add(word);
      }
  const halves = [...names].map(([name, isAfternoon]) => ({ name, isAfternoon }));
  const words = { halves: halves.sort((a, b) => b.name.length - a.name.length), others };
  knownTimeWords.set(lang, words);
  return words;
}
