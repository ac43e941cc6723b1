// Rules site/no-site-file, site/no-home-page, site/not-a-page, site/passed-over: required files
// exist, pages end in .yaml, and no file is passed over in silence.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { toRoute, toSharedName } from '../../base/pure/route.ts';
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
  return [...diagnostics, ...reportPassedOver(files)];
};

/** Reports each file or folder whose name begins with _ once, at its first file. */
function reportPassedOver(files: readonly string[]): Diagnostic[] {
  const first = new Map<string, string>();
  for (const file of files) {
    if (!/^pages\/.*\.yaml$/.test(file) || toRoute(file) !== null || toSharedName(file) !== null) continue;
    const name = /^.*?\/(?!_shared\/)_[^/]*/.exec(file)?.[0] ?? file.replace(/[^/]*$/, '');
    if (!first.has(name)) first.set(name, file);
  }
  return [...first].map(([name, file]) =>
    diagnose('site/passed-over', locateFileStart(file), { name, isFolder: name !== file }),
  );
}

/** @returns the place of the first character of a file, for mistakes of the file as a whole */
export function locateFileStart(file: string): Place {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, range: { start, end: start }, pointer: '' };
}
