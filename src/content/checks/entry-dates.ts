// Rule: articles have a date, and the dates of entries and of lists exist.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { parseDate } from '../publishing/parse-date.ts';
import type { PageHandle } from '../site/page-record.ts';
import type { SiteRule } from './rule.ts';

/** Reports articles without a date, and dates such as 2026-02-30. */
export const entryDatesRule: SiteRule = ({ pages, collections }) => [
  ...[...collections().values()].flatMap(({ name, settings, pages: own }) =>
    settings.kind === 'article' ? own.flatMap((page) => findMissingDate(page, name)) : [],
  ),
  ...pages.flatMap((page) => [...findWrongDates(page), ...findWrongBounds(page)]),
];

function findMissingDate(page: PageHandle, collection: string): Diagnostic[] {
  const { record, locator } = page;
  if (!record.facts || record.entry?.date !== undefined) return [];
  return [diagnose('entries/no-date', locator.place('/title', 'key'), { collection })];
}

function findWrongDates({ record, locator }: PageHandle): Diagnostic[] {
  if (!record.entry) return [];
  return (['date', 'updated'] as const).flatMap((key) => {
    const { [key]: date } = record.entry!;
    if (date === undefined || parseDate(date)) return [];
    return [diagnose('publish/no-such-date', locator.place(`/${key}`, 'value'), { date })];
  });
}

function findWrongBounds(page: PageHandle): Diagnostic[] {
  return (page.record.lists ?? []).flatMap(({ block, query }) =>
    (['since', 'until'] as const).flatMap((key) => {
      const date = query?.[key];
      if (date === undefined || parseDate(date)) return [];
      return [diagnose('publish/no-such-date', page.locateInBlock(block, key), { date })];
    }),
  );
}
