// The check command: reads the site's folder, checks it, prints what is wrong.
import { createChecker } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { checkOptions, type CheckOptions, type Written } from './check-options.ts';
import { readSchemas, readSource, type Project } from './project.ts';
import { report } from './report/report.ts';
import { tallyOf } from './report/tally.ts';

/** @returns the exit code: 0 without errors, 1 with errors or too many warnings */
export async function check(
  project: Project,
  { options: written }: { words: string[]; options: Written },
): Promise<0 | 1> {
  const options = checkOptions(written);
  const source = readSource(project);
  const { diagnostics } = createChecker(readSchemas(project)).checkSite(source);
  report(diagnostics, source.files, options);
  return exitCode(diagnostics, options);
}

function exitCode(diagnostics: readonly Diagnostic[], { maxWarnings }: CheckOptions): 0 | 1 {
  const { errors, warnings } = tallyOf(diagnostics);
  if (errors > 0) return 1;
  if (warnings <= maxWarnings) return 0;
  console.error(`${warnings} warnings are more than the ${maxWarnings} that --max-warnings allows.`);
  return 1;
}
