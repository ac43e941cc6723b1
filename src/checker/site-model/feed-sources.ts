// Feed sources: the newest entries of a collection, for the feeds that the build writes.
import type { FeedLink, ShownEntry } from '#schemas';
import { isVisible } from '../dates/visibility.ts';
import { parseDate } from '../dates/parse-date.ts';
import type { Calendar } from './calendar.ts';
import { listFeeds, type Collections } from './collections.ts';
import type { ShownEntries } from './shown-entries.ts';

/** A collection as its feeds describe it. */
export interface FeedSource {
  title: string;
  /** The address of its folder. */
  home: string;
  /** Its files. */
  feeds: FeedLink[];
  /** The newest first. */
  entries: FeedEntry[];
}

export interface FeedEntry {
  entry: ShownEntry;
  /** In milliseconds since 1970 in UTC. */
  publishedAt: number;
  updatedAt: number;
}

/** Readers of feeds ask often, and keep what they have seen. */
const maxEntries = 30;

/** @returns what is followed of a site: entries with a date that search engines may list */
export function listFeedSources(
  collections: Collections,
  { shown, calendar }: { shown: ShownEntries; calendar: Calendar },
): FeedSource[] {
  return [...collections.values()].flatMap((collection) => {
    const feeds = listFeeds(collection);
    if (feeds.length === 0 || collection.settings.kind === 'event') return [];
    const followed = collection.entries
      .filter(({ at, isOver, page: { record } }) => {
        return (
          at !== null && !isOver && record.facts!.listed && isVisible(calendar.pageVisibility(record), calendar.now)
        );
      })
      .sort((one, other) => other.at! - one.at!)
      .slice(0, maxEntries);
    const entries = followed.map(({ page, facts: { updated }, at }): FeedEntry => {
      const changed = updated === undefined ? null : parseDate(updated);
      const updatedAt = changed ? calendar.zone.toStart(changed).at : at!;
      return { entry: shown.entry(page), publishedAt: at!, updatedAt: Math.max(updatedAt, at!) };
    });
    return [{ title: collection.settings.title, home: collection.home, feeds, entries }];
  });
}
