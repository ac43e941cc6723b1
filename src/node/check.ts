// The check command: reads the site's folder, checks it, prints what is wrong.
import { createChecker } from '../content/check-site.ts';
import { readSchemas, readSource, type Project } from './project.ts';
import { formats, report } from './report/report.ts';

/** @returns the exit code: 0 without errors, 1 with errors, 2 for an unknown format */
export async function check(project: Project, format: string): Promise<0 | 1 | 2> {
  if (format && !formats.includes(format)) {
    console.error(`There is no format "${format}". Choose one of: ${formats.join(', ')}.`);
    return 2;
  }
  const source = readSource(project);
  const { diagnostics } = createChecker(readSchemas(project)).checkSite(source);
  report(diagnostics, source.files, format || undefined);
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}
