// Rules site/no-site-file, site/no-home-page, site/not-a-page: required files exist, and pages end
// in .yaml.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';

/** Reports a missing site.yaml or home page, and pages with a wrong file name extension. */
export const requiredFilesRule: SiteRule = ({ files }) => {
  const diagnostics: Diagnostic[] = [];
  if (!files.includes('site.yaml')) diagnostics.push(diagnose('site/no-site-file', locateFileStart('site.yaml'), {}));
  if (!files.includes('pages/index.yaml'))
    diagnostics.push(diagnose('site/no-home-page', locateFileStart('pages/index.yaml'), {}));
  for (const file of files) {
    if (!/^pages\/.*\.(yml|YAML|YML|yaml\.txt|json)$/.test(file)) continue;
    diagnostics.push(diagnose('site/not-a-page', locateFileStart(file), { better: file.replace(/\.[^/]*$/, '.yaml') }));
  }
  return diagnostics;
};

/** @returns the place of the first character of a file, for mistakes of the file as a whole */
export function locateFileStart(file: string): Place {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, range: { start, end: start }, pointer: '' };
}
