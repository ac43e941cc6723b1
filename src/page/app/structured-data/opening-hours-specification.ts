// Opening hours for search engines, as schema.org has them.
import type { Site } from '#schemas';
import { splitSpan, weekdays } from '../../../base/languages/opening-hours.ts';

/** @returns one entry for each span of a day, and for each exception; closed is from 00:00 to 00:00 */
export function openingHoursSpecification({ week, exceptions }: NonNullable<Site['openingHours']>): object[] {
  return [
    ...weekdays.flatMap((day) =>
      (week[day] ?? []).map((span) => ({
        ...toEntry(span),
        dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      })),
    ),
    ...exceptions.flatMap(({ from, until = from, times }) =>
      (times.length === 0 ? ['00:00-00:00'] : times).map((span) => ({
        ...toEntry(span),
        validFrom: from.slice(0, 10),
        validThrough: until.slice(0, 10),
      })),
    ),
  ];
}

function toEntry(span: string) {
  const [opens, closes] = splitSpan(span);
  // Closing at midnight is the last minute of the day.
  return { '@type': 'OpeningHoursSpecification', opens, closes: closes === '24:00' ? '23:59' : closes };
}
