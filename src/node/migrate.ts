// Writes the new names of settings and types of sections that were renamed into all files of a site, and changes nothing else.
import { join } from 'node:path';
import type { Diagnosing } from '../content/check-site.ts';
import type { Code } from '../content/diagnostic.ts';
import { fixSite } from '../content/fix.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, type Project } from './project.ts';
import { changes } from './report/changes.ts';
import { report } from './report/report.ts';
import { textsOnDisk } from './site-texts.ts';
import { writeText } from './write-whole.ts';

const ours: ReadonlySet<Code> = new Set<Code>(['schema/deprecated', 'schema/deprecated-type', 'schema/both-names']);

/** @returns a checker that speaks of old names only, so that mending it changes nothing else */
export function oldNamesOnly(checker: Diagnosing): Diagnosing {
  return {
    checkSite: (source) => ({
      diagnostics: checker.checkSite(source).diagnostics.filter(({ code }) => ours.has(code)),
    }),
  };
}

/** @returns the exit code: 0 when no old name is left, or would be; 1 where an author has to choose */
export function migrate(project: Project, options: Record<string, unknown>): 0 | 1 {
  const source = { texts: textsOnDisk(project), facts: readFacts(project) };
  const { mended, texts, checked } = fixSite(oldNamesOnly(loadChecker(project)), source, () => true);
  for (const [file, { text, count }] of mended) {
    if (options['dry-run'] === true) process.stdout.write(changes(file, source.texts.text(file), text));
    else {
      writeText(join(project.siteRoot, file), text);
      console.log(`new names: ${file} (${count})`);
    }
  }
  if (checked.diagnostics.length > 0) report(checked.diagnostics, texts);
  else if (mended.size === 0) console.log('Nothing has an old name.');
  return checked.diagnostics.length > 0 ? 1 : 0;
}
