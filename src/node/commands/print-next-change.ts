// Prints the next moment at which a build would give another site: for whatever starts builds by the clock.
import type { Diagnostic } from '../content/diagnostic.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, type Project } from './project.ts';
import { pretty } from './report/pretty.ts';
import { textsOnDisk } from './site-texts.ts';
import { viewOf } from './view-options.ts';

/**
 * Prints the first moment after `since`, in UTC, such as 2026-12-24T12:30:00Z; nothing when there is none.
 * @param since a date as people write it
 * @returns the exit code: 1 when the site has mistakes, so that nobody knows its dates
 */
export async function printNextChange(
  project: Project,
  { since, json }: { since: string; json: boolean },
): Promise<0 | 1> {
  const source = { texts: textsOnDisk(project), facts: readFacts(project) };
  const checker = loadChecker(project);
  const errors = checker.checkSite(source).diagnostics.filter(isError);
  if (errors.length > 0) {
    process.stderr.write(pretty(errors, { texts: source.texts }));
    return 1;
  }
  const next = checker.nextChange({ ...source, facts: { ...source.facts, view: viewOf({ date: since }) } });
  // Whole seconds are all that can be written on a page; texts of one form can be compared.
  const text = next === null ? null : new Date(next).toISOString().replace('.000Z', 'Z');
  if (json) console.log(JSON.stringify({ next: text }));
  else if (text !== null) console.log(text);
  return 0;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
