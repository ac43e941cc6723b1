// The check command: reads the site's folder, checks or mends it, prints what is wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createChecker, type Checker, type SiteSource } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { fixSite } from '../content/fix.ts';
import { checkOptions, type CheckOptions, type Written } from './check-options.ts';
import { scopeOfChanges, scopeOfPaths, type Scope } from './check-scope.ts';
import { refreshEditorFiles } from './editor-files.ts';
import { explainCode } from './explain-code.ts';
import { isPageFile, pathInSite, readSchemas, readSource, type Project } from './project.ts';
import { changes } from './report/changes.ts';
import { report } from './report/report.ts';
import { tallyOf } from './report/tally.ts';
import { watchSite } from './watch-check.ts';
import { WrongUse } from './wrong-use.ts';

interface Call {
  project: Project;
  /** The paths to speak of; without any the whole site. */
  words: string[];
  options: CheckOptions;
  checker: Checker;
}

/** @returns the exit code: 0 without errors, 1 with errors or too many warnings */
export async function check(
  project: Project,
  { words, options: written }: { words: string[]; options: Written },
): Promise<0 | 1> {
  if (written.explain !== undefined) return explainCode(project.productRoot, String(written.explain));
  const options = checkOptions(written);
  const call = { project, words, options, checker: createChecker(readSchemas(project)) };
  if (!options.watch) return options.fix ? fix(call) : once(call);
  // Watching begins before the first check, so that no change is missed.
  const watching = watchSite(project, () => void once(call));
  once(call);
  return watching;
}

function once(call: Call): 0 | 1 {
  const { source, scope } = read(call);
  const { diagnostics } = call.checker.checkSite(source);
  // A page on standard input is not on disk yet, so editors do not offer it.
  if (call.options.stdinFile === undefined) refreshEditorFiles(call.project, () => call.checker.siteNames(source));
  return finish(diagnostics, { source, scope, call });
}

function fix(call: Call): 0 | 1 {
  const { source, scope } = read(call);
  const { files, mended, checked } = fixSite(call.checker, source, scope);
  if (call.options.dryRun) {
    for (const file of mended.keys()) process.stdout.write(changes(file, source.files[file]!, files[file]!));
    return exitCode(inScope(call.checker.checkSite(source).diagnostics, scope), call.options);
  }
  for (const [file, count] of mended) {
    writeFileSync(join(call.project.siteRoot, file), files[file]!);
    console.error(`mended: ${file} (${count})`);
  }
  return finish(checked.diagnostics, { source: { ...source, files }, scope, call });
}

interface Reading {
  source: SiteSource;
  scope: Scope;
}

function read({ project, words, options }: Call): Reading {
  const source = readSource(project);
  if (options.stdinFile !== undefined) {
    const file = pageOfSite(options.stdinFile, project);
    return {
      source: { ...source, files: { ...source.files, [file]: readFileSync(0, 'utf8') } },
      scope: (name) => name === file,
    };
  }
  const ofPaths = scopeOfPaths(words, project, source);
  const ofChanges = options.changed === undefined ? () => true : scopeOfChanges(options.changed, project);
  return { source, scope: (file) => ofPaths(file) && ofChanges(file) };
}

function pageOfSite(name: string, { siteRoot }: Project): string {
  const file = [resolve(name), resolve(siteRoot, name)]
    .map((path) => pathInSite(siteRoot, path))
    .find((path) => path === 'site.yaml' || (path.startsWith('pages/') && isPageFile(path)));
  if (file === undefined) throw new WrongUse(`"${name}" is no page of the site, such as pages/about.yaml.`);
  return file;
}

function finish(diagnostics: readonly Diagnostic[], { source, scope, call }: Reading & { call: Call }): 0 | 1 {
  const shown = inScope(diagnostics, scope);
  report(shown, source.files, call.options);
  return exitCode(shown, call.options);
}

function inScope(diagnostics: readonly Diagnostic[], scope: Scope): Diagnostic[] {
  return diagnostics.filter(({ file }) => scope(file));
}

function exitCode(diagnostics: readonly Diagnostic[], { maxWarnings }: CheckOptions): 0 | 1 {
  const { errors, warnings } = tallyOf(diagnostics);
  if (errors > 0) return 1;
  if (warnings <= maxWarnings) return 0;
  console.error(`Warnings: ${warnings}. That is more than --max-warnings ${maxWarnings} allows.`);
  return 1;
}
