// Files for calendars (iCalendar, RFC 5545): one for each event, and one for all of a collection.
import { absoluteAddress } from '../../base/addresses/address.ts';
import { ICalCalendar, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarSource } from '../../checker/check-site.ts';
import type { Site } from '#schemas';
import { toPlainText, withoutUnwritable } from '../../base/pure/plain-text.ts';

type CalendarEvent = CalendarSource['events'][number];

/** @returns the files of a collection of events, by path below the output folder */
export function calendarFiles({ title, href, events }: CalendarSource, site: Site): [path: string, text: string][] {
  const all =
    href === undefined ? [] : [[href.slice(1), writeCalendar(`${title} | ${site.name}`, events, site)] as const];
  return [
    ...all.map(([path, text]): [string, string] => [path, text]),
    ...events.map((event): [string, string] => [event.href.slice(1), writeCalendar(undefined, [event], site)]),
  ];
}

function writeCalendar(name: string | undefined, events: readonly CalendarEvent[], site: Site): string {
  const calendar = new ICalCalendar({
    ...(name !== undefined && { name }),
    prodId: { company: 'Pagewright', product: 'Pagewright', language: site.lang.toUpperCase() },
    events: events.map((event) => toEvent(event, site)),
    // Named, it has the rules of its zones in it.
    timezone: { name: events[0]?.zone ?? site.timeZone, generator: findZoneRules },
  });
  // With a zone the library writes this moment as if it were of the zone.
  const text = withoutUnwritable(calendar.toString()).replaceAll(/^(DTSTAMP:\d{8}T\d{6})\r?$/gm, '$1Z\r');
  return `${putPropertiesFirst(text)}\r\n`;
}

/**
 * The library knows a zone by one name, as Amsterdam's by that of Brussels, and writes that name.
 * RFC 5545 (3.8.3.1) demands the name that the times of the events have.
 */
function findZoneRules(zone: string): string | null {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  const rules = tzlib_get_ical_block(timeZone)[0];
  return rules ? rules.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`) : null;
}

/**
 * The library writes the rules of zones before the calendar's own zone. RFC 5545 (3.4) has the
 * properties of a calendar before its parts, and does not know TIMEZONE-ID.
 */
function putPropertiesFirst(text: string): string {
  const zone = /^BEGIN:VTIMEZONE[^]*?^END:VTIMEZONE\r\n/gm;
  const rules = (text.match(zone) ?? []).join('');
  const rest = text.replaceAll(zone, '').replace(/^TIMEZONE-ID:.*\r\n/m, '');
  return rest.replace(/^(?=BEGIN:VEVENT)|(?=END:VCALENDAR$)/m, () => rules);
}

function toEvent(
  { entry, zone, isAllDay, clockStart, clockEnd, rule, except }: CalendarEvent,
  site: Site,
): ICalEventData {
  const { href, title, summary, event, updated } = entry;
  const { place, address, online, isCancelled } = event!;
  const where = [place, address].filter((part) => part !== undefined).join(', ');
  const days = except.map((at) =>
    clock(at)
      .slice(0, isAllDay ? 10 : 19)
      .replaceAll(/[-:]/g, ''),
  );
  const start = isAllDay ? 'VALUE=DATE' : `TZID=${zone}`;
  const without = days.length > 0 ? `\r\nEXDATE;${start}:${days.join(',')}` : '';
  return {
    id: absoluteAddress(site.url, href),
    stamp: new ClockTime(`${(updated ?? clock(clockStart)).slice(0, 10)}T00:00Z`),
    start: new ClockTime(clockStart),
    end: clockEnd === null ? null : new ClockTime(clockEnd),
    allDay: isAllDay,
    timezone: isAllDay ? null : zone,
    summary: toPlainText(title),
    description: toPlainText(summary) + (online === undefined ? '' : `\n${online}`),
    location: where === '' ? (online ?? null) : where,
    url: absoluteAddress(site.url, href),
    ...(isCancelled && { status: 'CANCELLED' as ICalEventData['status'] }),
    ...(rule !== null && { repeating: `RRULE:${rule}${without}` }),
  } as ICalEventData;
}

function clock(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}

/**
 * Time as a clock shows it. The library writes other dates in the zone of the computer, whose
 * clocks may not have that hour; those with these members (its `ICalTZDateStub`) it asks for
 * theirs.
 */
class ClockTime extends Date {
  readonly internal = new Date(0);
  withTimeZone = () => this;
  tzComponents = () => [];
  override getFullYear = () => this.getUTCFullYear();
  override getMonth = () => this.getUTCMonth();
  override getDate = () => this.getUTCDate();
  override getHours = () => this.getUTCHours();
  override getMinutes = () => this.getUTCMinutes();
}
