// Repeat rules of events, worked out by a library that is loaded with the first event that comes
// back.
import { createRequire } from 'node:module';
import type { RRuleTemporal } from 'rrule-temporal';
import type { RepeatRules } from '../../checker/collections/repeat-rule.ts';
import { lazy } from '../../base/pure/lazy.ts';

type Library = typeof import('rrule-temporal');

const load = lazy(() => createRequire(import.meta.url)('rrule-temporal') as Library);

/**
 * Clocks are taken for UTC, so that a zone plays no part; the checker turns clocks into moments.
 */
export const repeatRules: RepeatRules = {
  next: (rule, start, from) => orNone(() => findNext(rule, start, from), null),
  findFault: (rule, start) => {
    try {
      parse(rule, start);
    } catch (error) {
      return (error as Error).message;
    }
    // The library gives up on a rule that no day fits.
    return orNone(() => findNext(rule, start, start), null) === null ? 'no day fits it' : null;
  },
  between: (rule, start, { from, to }) =>
    from > to
      ? []
      : orNone(
          () =>
            parse(rule, start)
              .between(new Date(from), new Date(to), true)
              .map((each) => each.epochMilliseconds),
          [],
        ),
};

function findNext(rule: string, start: number, from: number): number | null {
  return parse(rule, start).next(new Date(from), true)?.epochMilliseconds ?? null;
}

/** A rule that the library cannot work out is reported by the check, where it is written. */
function orNone<Result>(work: () => Result, none: Result): Result {
  try {
    return work();
  } catch {
    return none;
  }
}

/** The last few: one event asks for its next times one after the other. */
let last: { key: string; rule: RRuleTemporal } | undefined;

function parse(rule: string, start: number): RRuleTemporal {
  const key = `DTSTART:${new Date(start).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z\nRRULE:${rule}`;
  if (last?.key !== key) last = { key, rule: new (load().RRuleTemporal)({ rruleString: key }) };
  return last.rule;
}
