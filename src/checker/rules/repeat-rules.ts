// Rule entries/wrong-rule: an event that comes back says how in one way, and its rule can be worked
// out.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { RepeatRules } from '../collections/repeat-rule.ts';
import { parseDate } from '../dates/parse-date.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import { missingSettings, repeatFaults, unusedSettings } from '../diagnostics/messages/advice.ts';
import { owners } from '../diagnostics/messages/names.ts';

/** @returns what is wrong with how an event comes back, but for its dates */
export function findWrongRepeat({ record, locator }: PageHandle, rules: RepeatRules): Diagnostic[] {
  const { event } = record.entry ?? {};
  if (!event?.repeat) return [];
  const { every, on, week, exceptMonths, rule } = event.repeat;
  if (rule === undefined) {
    if (every !== undefined) return [];
    const facts = { names: ['every'], owner: owners.setting('repeat'), hint: missingSettings.every() };
    return [diagnose('schema/missing-key', locator.place('/event/repeat', 'key'), facts)];
  }
  const unused = Object.entries({ every, on, week, exceptMonths }).flatMap(([setting, value]) =>
    value === undefined ? [] : [setting],
  );
  if (unused.length > 0) {
    return unused.map((setting) =>
      diagnose('site/unused-setting', locator.place(`/event/repeat/${setting}`, 'key'), {
        setting,
        ...unusedSettings.besideRule(),
      }),
    );
  }
  const [, part] = /;(COUNT|UNTIL)=/.exec(rule) ?? [];
  const start = parseDate(event.start);
  const fault = part === undefined ? start && rules.findFault(rule, start.wallClockMs) : repeatFaults.ownSetting(part);
  return fault ? [diagnose('entries/wrong-rule', locator.place('/event/repeat/rule', 'value'), { fault })] : [];
}
