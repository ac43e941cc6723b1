// The check command: reads the site's folder, checks or mends it, prints what is wrong.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Checker, Diagnosing, SiteSource } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { fixSite, withProvenFixes, withSafeFixesIn, type Mended } from '../content/fix.ts';
import { fixWithSuggestions } from '../content/suggestions.ts';
import { createAsker } from './ask-suggestions.ts';
import { compareWithBaseline, readBaseline, writeBaseline } from './baseline.ts';
import { cachingChecker } from './check-cache.ts';
import { checkOptions, type CheckOptions, type Written } from './check-options.ts';
import { scopeOfChanges, scopeOfPaths, type Scope } from './check-scope.ts';
import { refreshEditorFiles } from './editor-files.ts';
import { explainCode } from './explain-code.ts';
import { openFileVersions, type FileVersions } from './file-versions.ts';
import { withTexts } from '../content/texts.ts';
import { loadChecker } from './load-checker.ts';
import { isText, pathInSite, readFacts, type Project } from './project.ts';
import { changes } from './report/changes.ts';
import { withFingerprints } from './report/fingerprint.ts';
import { report } from './report/report.ts';
import { countsOf, tallyOf } from './report/tally.ts';
import { textsInUse, textsOnDisk } from './site-texts.ts';
import { viewOf } from './view-options.ts';
import { checkAtEachChange } from './watch-check.ts';
import { writeText } from './write-whole.ts';
import { WrongUse } from './wrong-use.ts';

interface Call {
  project: Project;
  /** The paths to speak of; without any the whole site. */
  words: string[];
  options: CheckOptions;
  /** What is known of the files from the last run, if that is wanted. */
  files: FileVersions | undefined;
  checker: Diagnosing & Pick<Checker, 'siteNames'>;
}

/** @returns the exit code: 0 without errors, 1 with errors or too many warnings */
export async function check(
  project: Project,
  { words, options: written }: { words: string[]; options: Written },
): Promise<0 | 1> {
  if (written.explain !== undefined) return explainCode(project.productRoot, String(written.explain));
  const options = checkOptions(written);
  const files = options.cache ? openFileVersions(project) : undefined;
  const checker = options.cache ? cachingChecker(project) : loadChecker(project);
  const call: Call = { project, words, options, files, checker };
  if (options.writeBaseline !== undefined) return startBaseline(call, options.writeBaseline);
  if (!options.watch) return options.fix ? fix(call) : once(call);
  return checkAtEachChange(project, () => void once(call));
}

function once(call: Call): 0 | 1 {
  const { source, scope } = read(call);
  const { diagnostics } = withProvenFixes(call.checker, source);
  call.files?.save();
  // A page on standard input is not on disk yet, so editors do not offer it.
  if (call.options.stdinFile === undefined) refreshEditorFiles(call.project, () => call.checker.siteNames(source));
  return finish(diagnostics, { source, scope, call });
}

async function fix(call: Call): Promise<0 | 1> {
  const { source, scope } = read(call);
  const { mended, texts, checked } = await mend(call, source, scope);
  if (call.options.dryRun) {
    for (const [file, { text }] of mended) process.stdout.write(changes(file, source.texts.text(file), text));
    return exitCode(sift(call.checker.checkSite(source).diagnostics, { source, scope, call }).fresh, call.options);
  }
  for (const [file, { text, count }] of mended) {
    writeText(join(call.project.siteRoot, file), text);
    console.error(`mended: ${file}${count > 0 ? ` (${count})` : ''}`);
  }
  // What is still there, those fixes do not mend.
  const left = withSafeFixesIn(checked.diagnostics, () => false);
  return finish(left, { source: { ...source, texts }, scope, call });
}

async function mend({ checker, options: { suggestions } }: Call, source: SiteSource, isWanted: Scope): Promise<Mended> {
  if (suggestions === 'none') return fixSite(checker, source, isWanted);
  const asker = createAsker(suggestions === 'all');
  try {
    return await fixWithSuggestions(checker, source, { isWanted, ask: asker.ask });
  } finally {
    asker.close();
  }
}

/** Nothing is wrong with writing down what is wrong. */
function startBaseline(call: Call, file: string): 0 {
  if (call.words.length > 0) throw new WrongUse('--write-baseline is for the whole site: leave the paths out.');
  const { source } = read(call);
  const problems = withFingerprints(call.checker.checkSite(source).diagnostics, source.texts);
  writeBaseline(file, problems);
  console.error(`${file} now holds what is known: ${countsOf(tallyOf(problems)) || 'nothing'}.`);
  return 0;
}

interface Reading {
  source: SiteSource;
  scope: Scope;
}

function read({ project, words, options, files }: Call): Reading {
  // While somebody writes, a file may change between two looks at it: then the next check is near.
  const texts = options.watch ? textsInUse(project, files) : textsOnDisk(project, files);
  const source = { texts, facts: readFacts(project, viewOf(options.preview)) };
  if (options.stdinFile !== undefined) {
    const file = pageOfSite(options.stdinFile, project);
    return {
      source: { ...source, texts: withTexts(source.texts, new Map([[file, readFileSync(0, 'utf8')]])) },
      scope: (name) => name === file,
    };
  }
  const ofPaths = scopeOfPaths(words, project, source);
  const ofChanges = options.changed === undefined ? () => true : scopeOfChanges(options.changed, project);
  return { source, scope: (file) => ofPaths(file) && ofChanges(file) };
}

function pageOfSite(name: string, { siteRoot }: Project): string {
  const file = [resolve(name), resolve(siteRoot, name)].map((path) => pathInSite(siteRoot, path)).find(isText);
  if (file === undefined) throw new WrongUse(`"${name}" is no page of the site, such as pages/about.yaml.`);
  return file;
}

function finish(diagnostics: readonly Diagnostic[], { source, scope, call }: Reading & { call: Call }): 0 | 1 {
  const { fresh, gone, left } = sift(diagnostics, { source, scope, call });
  report(fresh, source.texts, { ...call.options, siteRoot: call.project.siteRoot });
  for (const { file, code, message } of gone) console.error(`gone: ${file}: ${message} [${code}]`);
  if (left > 0) console.error(`Known and left out: ${left}.`);
  if (gone.length > 0) console.error(`Gone since the baseline: ${gone.length}. Take them out with --write-baseline.`);
  return exitCode(fresh, call.options);
}

/** What the check speaks of, without what is known. What is known and gone is said aloud, so that the baseline shrinks. */
function sift(diagnostics: readonly Diagnostic[], { source, scope, call }: Reading & { call: Call }) {
  const spokenOf = withFingerprints(diagnostics, source.texts).filter(({ file }) => scope(file));
  const { baseline } = call.options;
  const known = baseline === undefined ? [] : readBaseline(baseline).filter(({ file }) => scope(file));
  const { fresh, gone } = compareWithBaseline(spokenOf, known);
  return { fresh, gone, left: known.length - gone.length };
}

function exitCode(diagnostics: readonly Diagnostic[], { maxWarnings }: CheckOptions): 0 | 1 {
  const { errors, warnings } = tallyOf(diagnostics);
  if (errors > 0) return 1;
  if (warnings <= maxWarnings) return 0;
  console.error(`Warnings: ${warnings}. That is more than --max-warnings ${maxWarnings} allows.`);
  return 1;
}
