// Reads opening hours out of a text as people write them: "Di–So 11:30–22 Uhr, Montag Ruhetag".
import { hoursLanguages, listTokens, type Clock, type Token } from './hours-tokens.ts';
import { weekdays, type Weekday } from './opening-hours.ts';

/** Hours that were read. */
export interface ReadHours {
  /** Times of each day; none for a day that is closed, and for one that the text does not name. */
  week: Partial<Record<Weekday, string[]>>;
  /** Parts that were not understood, as written. */
  unread: string[];
}

/**
 * @param languages codes of those that the text may be in, the likeliest first
 * @returns what the language that understands most of it reads
 */
export function readHours(text: string, languages: readonly string[]): ReadHours {
  const bases = [...languages, ...hoursLanguages].map((code) => code.split('-')[0]!.toLowerCase());
  const known = [...new Set(bases)].filter((base) => hoursLanguages.includes(base));
  const read = known.map((lang) => readIn(text, lang));
  const weigh = ({ week, unread }: ReadHours) => unread.join('').length - (Object.keys(week).length > 0 ? 1000 : 0);
  return read.reduce((best, each) => (weigh(each) < weigh(best) ? each : best));
}

function readIn(text: string, lang: string): ReadHours {
  return collectHours(listTokens(text, lang), lang === 'en');
}

/** Days, and what follows them; or "closed", and the days that follow it. */
interface Group {
  /** A day or a range of days each, as they are named. */
  days: Weekday[][];
  spans: string[];
  isClosed: boolean;
  /** True while further days belong to it. */
  isOpen: boolean;
}

class HoursReader {
  /** True where 9–5 ends in the afternoon. */
  readonly #hasHalves: boolean;
  readonly groups: Group[] = [];
  readonly unread: string[] = [];
  #start: Clock | null = null;
  /** The token before, but for noise. */
  #before: Token['kind'] = 'end';

  constructor(hasHalves: boolean) {
    this.#hasHalves = hasHalves;
  }

  read(token: Token): void {
    if (token.kind === 'day') this.#addDay(token.day);
    else if (token.kind === 'daily') this.#begin().days.push([...weekdays]);
    else if (token.kind === 'closed') this.#close();
    else if (token.kind === 'time') this.#addTime(token);
    else if (token.kind === 'unread') this.unread.push(token.text);
    else if (token.kind === 'end' && this.#last?.isClosed) this.#last.isOpen = false;
    if (token.kind !== 'noise') this.#before = token.kind;
  }

  end(): void {
    if (this.#start) this.unread.push(writeClock(this.#start.minutes));
    this.#start = null;
  }

  get #last(): Group | undefined {
    return this.groups.at(-1);
  }

  #begin(isClosed = false): Group {
    this.groups.push({ days: [], spans: [], isClosed, isOpen: true });
    return this.#last!;
  }

  #addDay(day: Weekday): void {
    const group = this.#last?.isOpen ? this.#last : this.#begin();
    const last = group.days.at(-1);
    if (this.#before === 'to' && last) last.push(...listDaysAfter(last.at(-1)!, day));
    else group.days.push([day]);
  }

  /** "Monday closed" is of the days before, "closed on Monday" of those behind. */
  #close(): void {
    const last = this.#last;
    if (!last?.isOpen || last.days.length === 0) this.#begin(true);
    else Object.assign(last, { isClosed: true, isOpen: false });
  }

  #addTime(time: Clock): void {
    if (this.#start === null || this.#before !== 'to') {
      this.end();
      this.#start = time;
      return;
    }
    const span = writeSpan(this.#start, time, this.#hasHalves);
    this.#start = null;
    // "Closed on Sunday, Monday to Saturday 9–12": the last days have the times.
    const days = this.#last?.isClosed && this.#last.isOpen ? this.#last.days.pop() : undefined;
    if (days) this.#begin().days.push(days);
    if (!this.#last || this.#last.isClosed) this.unread.push(span);
    else {
      this.#last.spans.push(span);
      this.#last.isOpen = false;
    }
  }
}

function collectHours(tokens: readonly Token[], hasHalves: boolean): ReadHours {
  const reader = new HoursReader(hasHalves);
  for (const token of tokens) reader.read(token);
  reader.end();
  return { week: toWeek(reader.groups), unread: reader.unread };
}

/** Later groups have the last word: "daily 9–18, Sunday closed". */
function toWeek(groups: readonly Group[]): ReadHours['week'] {
  const week: ReadHours['week'] = {};
  for (const { days, spans, isClosed } of groups)
    for (const day of days.flat()) {
      if (isClosed) delete week[day];
      else if (spans.length > 0) week[day] = [...new Set(spans)];
    }
  return Object.fromEntries(weekdays.flatMap((day) => (week[day] ? [[day, week[day]]] : [])));
}

/** @returns the days after the first one up to the last one, also over the end of the week */
function listDaysAfter(first: Weekday, last: Weekday): Weekday[] {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  const count = (to - from + weekdays.length) % weekdays.length;
  return Array.from({ length: count }, (_, at) => weekdays[(from + at + 1) % weekdays.length]!);
}

/** "1–5 pm" begins in the afternoon, "9–5 pm" in the morning; in English, so does "9–5". */
function writeSpan(start: Clock, end: Clock, hasHalves: boolean): string {
  const isLate = end.half === 'pm' && !start.half && start.minutes < 720 && start.minutes + 720 < end.minutes;
  const endsLate = hasHalves && !start.half && !end.half && end.minutes <= start.minutes && start.minutes < 720;
  return `${writeClock(start.minutes + (isLate ? 720 : 0))}-${writeClock(end.minutes + (endsLate ? 720 : 0))}`;
}

function writeClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
