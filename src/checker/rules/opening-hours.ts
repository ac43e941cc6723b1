// Rule: the opening hours of the site are written once, and the days that differ exist and are
// still to come.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unusedSettings } from '../diagnostics/messages/advice.ts';
import { parseDate } from '../dates/parse-date.ts';
import { toWallClock } from '../site-model/calendar.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import { checkDate } from './publish-dates.ts';
import type { SiteRule } from './rule.ts';
import { isGroup } from '../../base/pure/pointer.ts';

export const openingHoursRule: SiteRule = ({ site, calendar }) => {
  const { openingHours } = site.site ?? {};
  if (!openingHours) return [];
  return [
    ...findTwice(site),
    ...openingHours.exceptions.flatMap((exception, index) =>
      checkException(exception, { pointer: `/openingHours/exceptions/${index}`, site, calendar }),
    ),
  ];
};

function findTwice({ value, locator }: RuleContext['site']): Diagnostic[] {
  if (!isGroup(value) || value.hours === undefined) return [];
  const facts = { setting: 'hours', ...unusedSettings.besideOpeningHours() };
  return [diagnose('site/unused-setting', locator.place('/hours', 'key'), facts)];
}

function checkException(
  { from, until }: { from: string; until?: string },
  { pointer, site: { locator }, calendar }: { pointer: string } & Pick<RuleContext, 'site' | 'calendar'>,
): Diagnostic[] {
  const at = (key: 'from' | 'until') => locator.place(`${pointer}/${key}`, 'value');
  const wrong = [
    ...checkDate(from, () => at('from')),
    ...(until === undefined ? [] : checkDate(until, () => at('until'))),
  ];
  const [start, end] = [parseDate(from), parseDate(until ?? from)];
  if (!start || !end) return wrong;
  if (end.wallClockMs < start.wallClockMs)
    return [diagnose('publish/until-before-from', at('until'), { from, until: until! })];
  const today = Math.floor(toWallClock(calendar.zone, calendar.now) / dayMs) * dayMs;
  const isOver = end.wallClockMs < today;
  return isOver
    ? [diagnose('site/hours-over', at(until === undefined ? 'from' : 'until'), { until: until ?? from })]
    : [];
}

const dayMs = 86_400_000;
