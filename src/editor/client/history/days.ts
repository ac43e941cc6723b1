// Days of the history.
import { spokenLanguage } from '../../../base/words/say.ts';
import type { HistoryEntry } from '../../protocol/site.ts';

/** @returns entries by the day of this computer's clock, in their order, under the day in words */
export function groupByDay(entries: readonly HistoryEntry[]): { day: string; entries: HistoryEntry[] }[] {
  const wordsOfDay = new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'full' });
  const days: { day: string; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const day = wordsOfDay.format(entry.time);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
