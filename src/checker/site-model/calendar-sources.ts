// Calendar sources: the events of a collection, for the files that bring them into calendars.
import type { ShownEntry } from '#schemas';
import { formatClock, toRepeatRule } from '../collections/repeat-rule.ts';
import { parseDate } from '../dates/parse-date.ts';
import { isVisible } from '../dates/visibility.ts';
import type { Calendar } from './calendar.ts';
import { listFeeds, toCalendarFile, type Collections, type Entry } from './collections.ts';
import type { ShownEntries } from './shown-entries.ts';

/** The events of a collection. */
export interface CalendarSource {
  title: string;
  /** The address of the file with all of them; undefined where site.yaml turns it off. */
  href: string | undefined;
  events: CalendarEvent[];
}

export interface CalendarEvent {
  entry: ShownEntry;
  /** The address of the event's own file. */
  href: string;
  /** The zone of its times, by name. */
  zone: string;
  isAllDay: boolean;
  /** Start as clocks show it in the zone: milliseconds since 1970 as if in UTC. */
  clockStart: number;
  /** For whole days, the start of the day after the last; null when only the start is known. */
  clockEnd: number | null;
  /** Repetition (RRULE); null when there is none. */
  rule: string | null;
  /** The starts at which it is not. */
  except: number[];
}

const dayMs = 86_400_000;

/** @returns the events that visitors see, by collection */
export function listCalendarSources(
  collections: Collections,
  { shown, calendar, zoneName }: { shown: ShownEntries; calendar: Calendar; zoneName: string },
): CalendarSource[] {
  const events = [...collections.values()].filter(({ settings }) => settings.kind === 'event');
  return events.map((collection) => {
    const visible = collection.entries.filter(({ times, page: { record } }) => {
      return times && isVisible(calendar.pageVisibility(record), calendar.now);
    });
    return {
      title: collection.settings.title,
      href: listFeeds(collection)[0]?.href,
      events: visible.map((entry) => toCalendarEvent(entry, shown.entry(entry.page), { calendar, zoneName })),
    };
  });
}

function toCalendarEvent(
  { page, facts, times }: Entry,
  entry: ShownEntry,
  { calendar, zoneName }: { calendar: Calendar; zoneName: string },
): CalendarEvent {
  const { zone = zoneName, repeat, start: written } = facts.event!;
  const { isAllDay, first } = times!;
  const start = parseDate(written)!;
  // A start with an offset is in no zone; its moment is.
  const isInZone = start.offsetMinutes === null;
  const shift = isInZone ? 0 : first.start - first.clockStart;
  const toUntil = (day: number) => {
    if (isAllDay) return formatClock(day).slice(0, 8);
    return `${formatClock(calendar.zone.toStart({ wallClockMs: day + dayMs - 1000, hasTime: true, offsetMinutes: null }).at)}Z`;
  };
  const timeOfDay = first.clockStart % dayMs;
  const except = repeat?.except?.flatMap((text) => parseDate(text.slice(0, 10))?.wallClockMs ?? []) ?? [];
  return {
    entry,
    href: toCalendarFile(page),
    zone: isInZone ? zone : 'UTC',
    isAllDay,
    clockStart: first.clockStart + shift,
    clockEnd: first.clockEnd === null ? null : first.clockEnd + shift,
    rule: repeat ? toRepeatRule(repeat, toUntil) : null,
    except: except.map((day) => day + timeOfDay + shift),
  };
}
