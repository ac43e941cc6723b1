// Calendar: when visitors see each page, section and link, by its publish settings and the site's
// zone.
import { memoizeByObject } from '../../base/pure/lazy.ts';
import type { PageRecord } from './page-record.ts';
import { findTimeZone, type TimeZone } from '../dates/time-zone.ts';
import type { PublishSettings } from '../dates/publish-settings.ts';
import { alwaysVisible, intersect, isVisible, type Preview, type Visibility } from '../dates/visibility.ts';
import { parseDate } from '../dates/parse-date.ts';

export interface Calendar {
  zone: TimeZone;
  /** In milliseconds since 1970 in UTC. */
  now: number;
  show: Preview['show'];
  pageVisibility(record: PageRecord): Visibility;
  /** @param block the index of a section on the page */
  blockVisibility(record: PageRecord, block: number): Visibility;
  /** @param index of a link or another mention in the record */
  mentionVisibility(record: PageRecord, index: number): Visibility;
  /** @returns the moments of all dates on a page, in order */
  changeTimes(record: PageRecord): number[];
}

/** @param zoneName from site.yaml; UTC replaces an unknown name, which a rule reports */
export function createCalendar(zoneName: unknown, { now, show }: Preview): Calendar {
  const zone = (typeof zoneName === 'string' ? findTimeZone(zoneName) : null) ?? findTimeZone('UTC')!;
  const visibilities = memoizeByObject(({ publishSettings }: PageRecord) =>
    (publishSettings ?? []).map((settings, index) => toVisibility(settings, index, { zone, show })),
  );
  const combine = (record: PageRecord, applies: (settings: PublishSettings) => boolean): Visibility => {
    if (!record.publishSettings) return alwaysVisible;
    const own = visibilities(record).filter((_visibility, index) => applies(record.publishSettings![index]!));
    return own.reduce(intersect, alwaysVisible);
  };
  return {
    zone,
    now: typeof now === 'number' ? now : parseMoment(now, zone),
    show,
    pageVisibility: (record) => combine(record, ({ blocks }) => blocks === null),
    blockVisibility: (record, block) =>
      combine(record, ({ blocks }) => blocks === null || (blocks[0] <= block && block < blocks[1])),
    mentionVisibility: (record, index) =>
      combine(record, ({ mentions }) => mentions[0] <= index && index < mentions[1]),
    changeTimes: (record) => {
      if (!record.publishSettings) return none;
      const bounds = visibilities(record).flatMap(({ from, until }) => [from.at, until.at]);
      return [...new Set(bounds)].filter(Number.isFinite).sort((a, b) => a - b);
    },
  };
}

const none: number[] = [];

/** @returns whether something with this visibility is part of what is shown */
export function isShown(visibility: Visibility, { now, show }: Calendar): boolean {
  return show === 'all' || isVisible(visibility, now);
}

/** Text that is no date hides nothing here; a rule reports it. */
function toVisibility(
  { draft, from, until }: PublishSettings,
  settingsIndex: number,
  { zone, show }: Pick<Calendar, 'zone' | 'show'>,
): Visibility {
  const [first, last] = [from, until].map((text) => (text === null ? null : parseDate(text)));
  return {
    from: first ? { at: zone.toStart(first).at, written: from, settingsIndex } : alwaysVisible.from,
    until: last ? { at: zone.toEnd(last).at, written: until, settingsIndex } : alwaysVisible.until,
    draft: draft && show !== 'drafts' ? settingsIndex : null,
  };
}

/** @throws for text that is no date: the options of commands are checked before */
function parseMoment(text: string, zone: TimeZone): number {
  const date = parseDate(text);
  if (!date) throw new Error(`"${text}" is no date`);
  return zone.toStart(date).at;
}

/** @returns what clocks show in a zone at a moment, in milliseconds since 1970 as if in UTC */
export function toWallClock({ toStart }: TimeZone, at: number): number {
  const asUtc = toStart({ wallClockMs: at, hasTime: false, offsetMinutes: null }).at;
  return at + (at - asUtc);
}
