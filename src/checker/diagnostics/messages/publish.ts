// Messages for drafts and publish dates.
import { quote } from './quote.ts';

export interface HiddenTarget {
  /** True if the link is in site.yaml, where only the menu and the footer can have dates. */
  isShared: boolean;
  route: string;
  anchor: string | null;
  reason: 'draft' | 'from' | 'until';
  /** The date as written; null for a draft. */
  date: string | null;
}

export const publishMessages = {
  'publish/no-such-date': ({
    date,
    wrongYear,
  }: {
    date: string;
    wrongYear: { first: number; last: number } | null;
  }) => ({
    message: wrongYear
      ? `The year of ${quote(date)} must be between ${wrongYear.first} and ${wrongYear.last}.`
      : `There is no such date: ${quote(date)}.`,
    hint: wrongYear
      ? 'Usually a digit is missing. For something without an end, leave "until" out.'
      : 'Write year, month and day, such as 2026-12-24, or add a time from 00:00 to 23:59, such as 2026-12-24 18:00.',
  }),
  'publish/until-before-from': ({ from, until }: { from: string; until: string }) => ({
    message: `This is never visible: it ends (${until}) before it begins (${from}).`,
    hint: 'Without a time, a date in "from" means the start of that day, and a date in "until" its end.',
  }),
  'publish/clock-change': ({ date, clocks }: { date: string; clocks: 'skipped' | 'twice' }) => ({
    message:
      clocks === 'skipped'
        ? `${date} does not exist, because the clocks go forward then. The time after the change is used.`
        : `${date} comes twice, because the clocks go back then. The first of the two is used.`,
    hint: `Choose another time, or add the time zone, as in: ${date} +02:00`,
  }),
  'publish/unknown-zone': ({ name, nearest }: { name: string; nearest: string | null }) => ({
    message: `There is no time zone ${quote(name)}.` + (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`),
    ...(nearest === null
      ? {
          hint: 'Write a region and a city, such as Europe/Berlin. All names: https://en.wikipedia.org/wiki/List_of_tz_database_time_zones',
        }
      : {}),
  }),
  'publish/link-to-hidden': ({ isShared, route, anchor, reason, date }: HiddenTarget) => {
    const target = anchor === null ? `the page ${route}` : `the section ${quote(anchor)} of the page ${route}`;
    const setting = reason === 'draft' ? 'draft: true' : `publish: { ${reason}: ${date} }`;
    const seen =
      reason === 'from'
        ? `only from ${date} on, but this link is visible earlier`
        : `only until ${date}, but this link is visible longer`;
    return {
      message:
        reason === 'draft'
          ? `This link leads to a draft: visitors cannot see ${target}.`
          : `${target[0]!.toUpperCase()}${target.slice(1)} is visible ${seen}.`,
      hint: isShared
        ? 'In site.yaml, only the entries of the menu and the footer appear and disappear with their page. Link to it from there, or from a section with the same setting.'
        : `Give the section with this link the same setting: ${setting}`,
    };
  },
  'publish/empty-page': ({ since }: { since: string | null }) => ({
    message: `${since === null ? 'Visitors' : `After ${since} visitors`} see this page without any section.`,
    hint: 'Give the draft mark or the dates to the page itself: write them at the top, beside the title.',
  }),
  'publish/home-page': () => ({
    message: 'The home page must always be visible, because every other page links to it.',
    hint: 'Give the draft mark or the dates to its sections instead.',
  }),
  'site/hours-over': ({ until }: { until: string }) => ({
    message: `These opening hours ended on ${until}.`,
    hint: 'Remove them, or write the days that come.',
  }),
};
