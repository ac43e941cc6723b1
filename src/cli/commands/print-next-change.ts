// The command `next-change`: prints when a build would next give another site, for whatever starts
// builds by date.
import { isError } from '../../checker/diagnostics/diagnostic.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, type Project } from '../../site/folder/project.ts';
import { formatPretty } from '../../site/report/pretty.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { toPreview } from '../../site/folder/preview-options.ts';

/**
 * Prints the first moment after `since`, in UTC, such as 2026-12-24T12:30:00Z; nothing if there is
 * none.
 * @param since a date as people write it
 * @returns the exit code: 1 if the site has errors, because then its dates are unknown
 */
export async function printNextChange(
  project: Project,
  { since, json }: { since: string; json?: boolean },
): Promise<0 | 1> {
  const source = { texts: openTexts(project), facts: readFacts(project) };
  const checker = loadChecker(project);
  const errors = checker.checkSite(source).diagnostics.filter(isError);
  if (errors.length > 0) {
    process.stderr.write(formatPretty(errors, { texts: source.texts }));
    return 1;
  }
  const next = checker.findNextChange({ ...source, facts: { ...source.facts, preview: toPreview({ date: since }) } });
  // Dates on pages have no milliseconds; texts of one form can be compared.
  const text = next === null ? null : new Date(next).toISOString().replace('.000Z', 'Z');
  if (json) console.log(JSON.stringify({ next: text }));
  else if (text !== null) console.log(text);
  return 0;
}
