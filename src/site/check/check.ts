// The check: reads a site's folder, checks or fixes it, and reports what is wrong.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Checker, Diagnoser } from '../../checker/check-site.ts';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import { fixSite, checkWithProvenFixes, limitSafeFixes, type FixedSite } from '../../edits/apply-safe-fixes.ts';
import { fixWithSuggestions } from '../../edits/apply-suggested-fixes.ts';
import { replaceTexts } from '../../base/pure/text-set.ts';
import type { SiteSource } from '../../checker/site-source.ts';
import { toPreview } from '../folder/preview-options.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { refreshEditorFiles } from '../vscode/editor-files.ts';
import { replaceFile } from '../../base/disk/write-atomic.ts';
import { countProblems, formatCounts } from '../report/counts.ts';
import { addFingerprints } from '../report/fingerprint.ts';
import { report } from '../report/report.ts';
import { openFileVersions, type FileVersions } from '../folder/file-versions.ts';
import { loadChecker } from '../folder/load-checker.ts';
import { printReplaced } from '../folder/print-replaced.ts';
import { isSiteText, pathInSite, readFacts, type Project } from '../folder/project.ts';
import { openEditableTexts, openTexts } from '../folder/site-texts.ts';
import { createAsker } from './ask-suggestions.ts';
import { compareWithBaseline, readBaseline, writeBaseline } from './baseline.ts';
import { createCachingChecker } from './check-cache.ts';
import { refuseIncompleteOptions, type CheckOptions } from './check-options.ts';
import { scopeToChanges, scopeToPaths, type Scope } from './check-scope.ts';
import { explainCode } from './explain-code.ts';
import { checkAtEachChange } from './watch-check.ts';
import { baselineMessages, checkMessages } from '../messages/check.ts';

interface Run {
  project: Project;
  /** The paths to report; without any the whole site. */
  paths: string[];
  options: CheckOptions;
  /** Cached versions of the files, with --cache. */
  versions: FileVersions | undefined;
  checker: Diagnoser & Pick<Checker, 'collectCompletionNames'>;
}

/** @returns the exit code: 0 without errors, 1 with errors or too many warnings */
export async function check(project: Project, paths: string[], options: CheckOptions): Promise<0 | 1> {
  if (options.explain !== undefined) return explainCode(project.productRoot, options.explain);
  refuseIncompleteOptions(options);
  const versions = options.cache ? openFileVersions(project) : undefined;
  const checker = options.cache ? createCachingChecker(project) : loadChecker(project);
  const run: Run = { project, paths, options, versions, checker };
  if (options.writeBaseline !== undefined) return createBaseline(run, options.writeBaseline);
  if (options.fix || options.fixSuggested || options.dryRun) return applyFixes(run);
  return options.watch ? checkAtEachChange(project, () => void checkOnce(run)) : checkOnce(run);
}

function checkOnce(run: Run): 0 | 1 {
  const { source, scope } = readInputs(run);
  printReplaced(run.project);
  const { diagnostics } = checkWithProvenFixes(run.checker, source);
  run.versions?.save();
  // A page on standard input is not on disk yet, so editors do not offer it.
  if (!run.options.stdin) refreshEditorFiles(run.project, () => run.checker.collectCompletionNames(source));
  return reportProblems(diagnostics, { source, scope, run });
}

async function applyFixes(run: Run): Promise<0 | 1> {
  const { source, scope } = readInputs(run);
  const { fixed, texts, checked } = await fixTexts(run, source, scope);
  if (run.options.dryRun) {
    const { formatDiff } = await import('../report/diff.ts');
    for (const [file, { text }] of fixed) process.stdout.write(formatDiff(file, source.texts.text(file), text));
    return exitCode(selectFresh(run.checker.checkSite(source).diagnostics, { source, scope, run }).fresh, run.options);
  }
  for (const [file, { text, count }] of fixed) {
    replaceFile(join(run.project.siteRoot, file), text);
    console.error(checkMessages.fixed({ file, count }));
  }
  // The fixes were applied as far as they could be: what is left has none.
  const left = limitSafeFixes(checked.diagnostics, () => false);
  return reportProblems(left, { source: { ...source, texts }, scope, run });
}

async function fixTexts({ checker, options }: Run, source: SiteSource, isWanted: Scope): Promise<FixedSite> {
  if (!options.fixSuggested) return fixSite(checker, source, isWanted);
  if (options.yes || options.dryRun) return fixWithSuggestions(checker, source, { isWanted, ask: async () => 'all' });
  const asker = createAsker();
  try {
    return await fixWithSuggestions(checker, source, { isWanted, ask: asker.ask });
  } finally {
    asker.close();
  }
}

/** @returns 0, whatever is wrong: writing it down is no failure */
function createBaseline(run: Run, file: string): 0 {
  if (run.paths.length > 0) throw new UsageError(baselineMessages.wholeSite());
  const { source } = readInputs(run);
  const problems = addFingerprints(run.checker.checkSite(source).diagnostics, source.texts);
  writeBaseline(file, problems);
  console.error(baselineMessages.written({ file, counts: formatCounts(countProblems(problems)) }));
  return 0;
}

interface Inputs {
  source: SiteSource;
  scope: Scope;
}

function readInputs({ project, paths, options, versions }: Run): Inputs {
  // While the author writes, a file may change between two reads: the next check follows in a
  // moment.
  const texts = options.watch ? openEditableTexts(project, versions) : openTexts(project, versions);
  const source = { texts, facts: readFacts(project, toPreview(options)) };
  if (options.stdinFilename !== undefined) {
    const file = findPage(options.stdinFilename, project);
    return {
      source: { ...source, texts: replaceTexts(source.texts, new Map([[file, readFileSync(0, 'utf8')]])) },
      scope: (name) => name === file,
    };
  }
  const isInPaths = scopeToPaths(paths, project, source);
  const isChanged = options.changed === undefined ? () => true : scopeToChanges(options.changed, project);
  return { source, scope: (file) => isInPaths(file) && isChanged(file) };
}

/** @returns the path of a page below the site's folder; it need not exist @throws UsageError */
function findPage(name: string, { siteRoot }: Project): string {
  const file = [resolve(name), resolve(siteRoot, name)].map((path) => pathInSite(siteRoot, path)).find(isSiteText);
  if (file === undefined) throw new UsageError(checkMessages.noPage(name));
  return file;
}

function reportProblems(diagnostics: readonly Diagnostic[], { source, scope, run }: Inputs & { run: Run }): 0 | 1 {
  const { fresh, gone, known } = selectFresh(diagnostics, { source, scope, run });
  const { format: outputs, maxProblems } = run.options;
  report(fresh, source.texts, { outputs, maxProblems, siteRoot: run.project.siteRoot });
  for (const problem of gone) console.error(baselineMessages.gone(problem));
  if (known > 0) console.error(baselineMessages.known(known));
  if (gone.length > 0) console.error(baselineMessages.countGone(gone.length));
  return exitCode(fresh, run.options);
}

/**
 * Selects the diagnostics in scope that the baseline does not list.
 * @returns also the listed problems that are gone, so that the baseline can shrink, and the number
 * of the others
 */
function selectFresh(diagnostics: readonly Diagnostic[], { source, scope, run }: Inputs & { run: Run }) {
  const inScope = addFingerprints(diagnostics, source.texts).filter(({ file }) => scope(file));
  const { baseline } = run.options;
  const listed = baseline === undefined ? [] : readBaseline(baseline).filter(({ file }) => scope(file));
  const { fresh, gone } = compareWithBaseline(inScope, listed);
  return { fresh, gone, known: listed.length - gone.length };
}

function exitCode(diagnostics: readonly Diagnostic[], { maxWarnings = Infinity }: CheckOptions): 0 | 1 {
  const { errors, warnings } = countProblems(diagnostics);
  if (errors > 0) return 1;
  if (warnings <= maxWarnings) return 0;
  console.error(checkMessages.tooManyWarnings({ warnings, maxWarnings }));
  return 1;
}
