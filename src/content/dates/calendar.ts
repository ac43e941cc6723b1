// Says when what is seen: of every page, section and link, by the dates of the site.
import { remembered } from '../once.ts';
import type { PageRecord } from '../page-record.ts';
import { timeZone, type TimeZone } from './time-zone.ts';
import type { Held } from './held.ts';
import { always, both, isSeen, type Window } from './window.ts';
import { readDate } from './written-date.ts';

/** For when a site is checked, and what of it is wanted. */
export interface View {
  /** The moment, in milliseconds since 1970 in UTC; or a date as people write it, in the zone of the site. */
  now: number | string;
  /** `published`: what visitors see then; `drafts`: the drafts, too; `all`: whatever its dates are. */
  show: 'published' | 'drafts' | 'all';
}

export interface Calendar {
  zone: TimeZone;
  now: number;
  show: View['show'];
  ofPage(record: PageRecord): Window;
  /** When a section is seen, by its place on the page. */
  ofBlock(record: PageRecord, block: number): Window;
  /** When a link or another mention is seen, by its index. */
  ofMention(record: PageRecord, index: number): Window;
  /** The moments of a page's dates, in order. */
  moments(record: PageRecord): number[];
}

/** @param zoneName of site.yaml; for a name that is none, UTC stands in, and a rule tells of it */
export function createCalendar(zoneName: unknown, { now, show }: View): Calendar {
  const zone = (typeof zoneName === 'string' ? timeZone(zoneName) : null) ?? timeZone('UTC')!;
  const windowsOf = remembered(({ held }: PageRecord) => (held ?? []).map(windowIn(zone, show !== 'drafts')));
  const seen = (record: PageRecord, concerns: (held: Held) => boolean): Window => {
    if (!record.held) return always;
    const windows = windowsOf(record);
    return record.held.reduce(
      (window, held, index) => (concerns(held) ? both(window, windows[index]!) : window),
      always,
    );
  };
  return {
    zone,
    now: typeof now === 'number' ? now : momentOf(now, zone),
    show,
    ofPage: (record) => seen(record, ({ blocks }) => blocks === null),
    ofBlock: (record, block) =>
      seen(record, ({ blocks }) => blocks === null || (blocks[0] <= block && block < blocks[1])),
    ofMention: (record, index) => seen(record, ({ mentions }) => mentions[0] <= index && index < mentions[1]),
    moments: (record) => {
      if (!record.held) return none;
      const ends = windowsOf(record).flatMap(({ from, until }) => [from.at, until.at]);
      return [...new Set(ends)].filter(Number.isFinite).sort((a, b) => a - b);
    },
  };
}

const none: number[] = [];

/** @returns whether something is part of the site that is wanted */
export function isShown(window: Window, { now, show }: Calendar): boolean {
  return show === 'all' || isSeen(window, now);
}

function windowIn(zone: TimeZone, areDraftsHidden: boolean): (held: Held, index: number) => Window {
  return ({ draft, from, until }, held) => {
    // What is no date is told by a rule, and holds nothing back.
    const [first, last] = [from, until].map((text) => (text === null ? null : readDate(text)));
    return {
      from: first ? { at: zone.momentOf(first).at, written: from, held } : { ...always.from },
      until: last ? { at: zone.endOf(last).at, written: until, held } : { ...always.until },
      draft: draft && areDraftsHidden ? held : null,
    };
  };
}

/** @throws for what is no date: options are looked at before */
function momentOf(text: string, zone: TimeZone): number {
  const date = readDate(text);
  if (!date) throw new Error(`"${text}" is no date`);
  return zone.momentOf(date).at;
}
