// The files that no site can do without, and files that would be passed over in silence.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import type { SiteCheck } from './check.ts';

/** Reports a missing site.yaml, a missing home page, and pages whose names end wrongly. */
export const checkRequiredFiles: SiteCheck = ({ files }) => {
  const diagnostics: Diagnostic[] = [];
  if (!files.includes('site.yaml')) diagnostics.push(diagnose('site/no-site-file', startOf('site.yaml'), {}));
  if (!files.includes('pages/index.yaml'))
    diagnostics.push(diagnose('site/no-home-page', startOf('pages/index.yaml'), {}));
  for (const file of files) {
    if (!/^pages\/.*\.(yml|YAML|YML|yaml\.txt|json)$/.test(file)) continue;
    diagnostics.push(diagnose('site/not-a-page', startOf(file), { better: file.replace(/\.[^/]*$/, '.yaml') }));
  }
  return diagnostics;
};

/** @returns the first character of a file, for what is wrong with the file itself */
export function startOf(file: string): Place {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, range: { start, end: start }, pointer: '' };
}
