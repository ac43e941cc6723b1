// The command `migrate`: writes the new names of renamed settings and types into a site's files,
// and changes nothing else.
import { join } from 'node:path';
import type { Diagnoser } from '../../checker/check-site.ts';
import type { Code } from '../../checker/diagnostics/diagnostic.ts';
import { fixSite } from '../../edits/apply-safe-fixes.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, type Project } from '../../site/folder/project.ts';
import { formatDiff } from '../../site/report/diff.ts';
import { report } from '../../site/report/report.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { overwriteSafely } from '../../base/disk/write-atomic.ts';

const renameCodes: ReadonlySet<Code> = new Set<Code>([
  'schema/deprecated',
  'schema/deprecated-type',
  'schema/both-names',
]);

/** @returns a checker that reports old names only, so that its fixes change nothing else */
export function reportOldNamesOnly(checker: Diagnoser): Diagnoser {
  return {
    checkSite: (source) => ({
      diagnostics: checker.checkSite(source).diagnostics.filter(({ code }) => renameCodes.has(code)),
    }),
  };
}

/**
 * @returns the exit code: 0 if no old name is left (or would be); 1 where an author has to choose
 */
export function migrate(project: Project, { dryRun }: { dryRun?: boolean }): 0 | 1 {
  const source = { texts: openTexts(project), facts: readFacts(project) };
  const { fixed, texts, checked } = fixSite(reportOldNamesOnly(loadChecker(project)), source, () => true);
  for (const [file, { text, count }] of fixed) {
    if (dryRun) process.stdout.write(formatDiff(file, source.texts.text(file), text));
    else {
      overwriteSafely(join(project.siteRoot, file), text);
      console.log(`new names: ${file} (${count})`);
    }
  }
  if (checked.diagnostics.length > 0) report(checked.diagnostics, texts);
  else if (fixed.size === 0) console.log('Nothing has an old name.');
  return checked.diagnostics.length > 0 ? 1 : 0;
}
