// The words for drafts, and for dates from which and until which something is seen.
import { quote } from './quote.ts';

interface HiddenTarget {
  /** Whether the link stands in site.yaml, where only entries of the menu and the footer come and go. */
  isShared: boolean;
  route: string;
  anchor: string | null;
  lack: 'draft' | 'from' | 'until';
  /** As it is written; null for a draft. */
  date: string | null;
}

export const publishWords = {
  'publish/no-such-date': ({ date }: { date: string }) => ({
    message: `There is no such date: ${quote(date)}.`,
    hint: 'Write the year, the month and the day, as in 2026-12-24, or with a time from 00:00 to 23:59, as in 2026-12-24 18:00.',
  }),
  'publish/until-before-from': ({ from, until }: { from: string; until: string }) => ({
    message: `This would never be seen: it ends (${until}) before it begins (${from}).`,
    hint: 'A date without a time begins at the start of its day and ends at the end of it.',
  }),
  'publish/clock-change': ({ date, clocks }: { date: string; clocks: 'skipped' | 'twice' }) => ({
    message:
      clocks === 'skipped'
        ? `No clock shows ${date}: the clocks are put forward then. It is taken for the time after the change.`
        : `Clocks show ${date} twice: they are put back then. It is taken for the first of the two.`,
    hint: `Take another time, or write the time zone behind it, as in: ${date} +02:00`,
  }),
  'publish/unknown-zone': ({ name, nearest }: { name: string; nearest: string | null }) => ({
    message: `There is no time zone ${quote(name)}.` + (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`),
    ...(nearest === null
      ? {
          hint: 'Write a region and a city, as in Asia/Kolkata; all names: https://en.wikipedia.org/wiki/List_of_tz_database_time_zones',
        }
      : {}),
  }),
  'publish/link-to-hidden': ({ isShared, route, anchor, lack, date }: HiddenTarget) => {
    const target = anchor === null ? `the page ${route}` : `the section ${quote(anchor)} of the page ${route}`;
    const setting = lack === 'draft' ? 'draft: true' : `publish: { ${lack}: ${date} }`;
    const seen =
      lack === 'from' ? `only from ${date} on, but this link earlier` : `only until ${date}, but this link longer`;
    return {
      message:
        lack === 'draft'
          ? `This link leads to a draft, so visitors do not find ${target}.`
          : `Visitors see ${target} ${seen}.`,
      hint: isShared
        ? 'Of site.yaml, only entries of the menu and of the footer come and go with their page. Link to it from there, or from a section with the same setting.'
        : `Give the section with this link the same: ${setting}`,
    };
  },
  'publish/empty-page': ({ since }: { since: string | null }) => ({
    message: `Visitors see this page, but none of its sections${since === null ? '' : ` after ${since}`}.`,
    hint: 'Give the draft mark or the dates to the page itself: write them at the top, beside the title.',
  }),
  'publish/home-page': () => ({
    message: 'The home page has to be there always, because every other page leads to it.',
    hint: 'Give the dates to its sections.',
  }),
};
