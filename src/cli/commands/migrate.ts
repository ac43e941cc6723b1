// The command `migrate`: writes the new names of renamed settings into a site's files, and the
// currency that earlier versions assumed, mends what they wrote into its .gitignore, and changes
// nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnoser } from '../../checker/check-site.ts';
import type { Code, Diagnostic, Fix } from '../../checker/diagnostics/diagnostic.ts';
import { suggestLine } from '../../checker/diagnostics/suggested-fix.ts';
import { fixSite } from '../../edits/apply-safe-fixes.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, type Project } from '../../site/folder/project.ts';
import { formatDiff } from '../../site/report/diff.ts';
import { report } from '../../site/report/report.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { anchorIgnored } from './site-package.ts';
import { replaceFile } from '../../base/disk/write-atomic.ts';
import { migrateMessages } from '../messages/changes.ts';

const renameCodes: ReadonlySet<Code> = new Set<Code>(['schema/deprecated', 'schema/both-names']);

/**
 * @returns a checker that reports what an earlier version took otherwise, so that its fixes change
 *   nothing else: old names, and prices without a currency, which were in rupees until 0.2
 */
export function reportOldWaysOnly(checker: Diagnoser): Diagnoser {
  return {
    checkSite: (source) => ({
      diagnostics: checker.checkSite(source).diagnostics.flatMap((each) => {
        if (each.code === 'site/no-currency') return [{ ...each, fixes: keepRupees(each) }];
        return renameCodes.has(each.code) ? [each] : [];
      }),
    }),
  };
}

function keepRupees({ range }: Diagnostic): Fix[] {
  return suggestLine({ range }, 'currency: INR').map((fix) => ({ ...fix, safe: true }));
}

/**
 * @returns the exit code: 0 if no old name is left (or would be); 1 where an author has to choose
 */
export function migrate(project: Project, { dryRun }: { dryRun?: boolean }): 0 | 1 {
  const source = { texts: openTexts(project), facts: readFacts(project) };
  const { fixed, texts, checked } = fixSite(reportOldWaysOnly(loadChecker(project)), source, () => true);
  for (const [file, { text, count }] of fixed) {
    if (dryRun) process.stdout.write(formatDiff(file, source.texts.text(file), text));
    else {
      replaceFile(join(project.siteRoot, file), text);
      console.log(migrateMessages.written({ file, count }));
    }
  }
  const isMended = mendIgnored(project, dryRun);
  if (checked.diagnostics.length > 0) report(checked.diagnostics, texts);
  else if (fixed.size === 0 && !isMended) console.log(migrateMessages.nothing());
  return checked.diagnostics.length > 0 ? 1 : 0;
}

/** @returns whether .gitignore had lines to mend */
function mendIgnored({ siteRoot }: Project, dryRun: boolean | undefined): boolean {
  const file = join(siteRoot, '.gitignore');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const mended = anchorIgnored(text);
  if (mended === text) return false;
  if (dryRun) process.stdout.write(formatDiff('.gitignore', text, mended));
  else {
    replaceFile(file, mended);
    console.log(migrateMessages.gitignore());
  }
  return true;
}
