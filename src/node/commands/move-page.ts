// The command `move`: moves a page's file, updates the links to it, and leaves a redirect.
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checker } from '../../content/check-site.ts';
import type { SiteSource } from '../../content/site-source.ts';
import { isError, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { normalizeAddress } from '../../content/primitives/route.ts';
import { planMove, type MovePlan } from '../../content/edits/move-pages.ts';
import { createTextSet, type TextSet } from '../../content/primitives/text-set.ts';
import { loadChecker } from '../site/load-checker.ts';
import { readFacts, type Project } from '../site/project.ts';
import { formatDiff } from '../report/diff.ts';
import { report } from '../report/report.ts';
import { readTexts } from '../site/site-texts.ts';
import { overwriteSafely } from '../fs/write-atomic.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface MovePageOptions {
  from: string;
  to: string;
  /** Whether to move the pages below it, too. */
  below?: boolean;
  /** Whether the old address redirects to the new one. */
  redirect: boolean;
  dryRun?: boolean;
}

/**
 * @returns the exit code: 0 moved, 1 if the site has errors, or would have new ones
 * @throws UsageError if the page cannot move
 */
export function movePage(project: Project, { from, to, below = false, redirect, dryRun }: MovePageOptions): 0 | 1 {
  const checker = loadChecker(project);
  const source = { texts: readTexts(project), facts: readFacts(project) };
  const before = checker.checkSite(source).diagnostics;
  const errors = before.filter(isError);
  if (errors.length > 0)
    return fail(errors, source.texts, 'Correct these first: links cannot be found in files with errors.');
  const options = { from: normalizeAddress(from), to: normalizeAddress(to), below, redirect };
  const plan = planMove(options, checker.createRuleContext(source), source.texts);
  if ('refusal' in plan) throw new UsageError(plan.refusal);
  const after = applyPlan(source.texts, plan);
  const newErrors = findNewErrors(checker, { ...source, texts: after }, before);
  if (newErrors.length > 0) return fail(newErrors, after, 'Nothing was moved: these errors would be new.');
  if (dryRun) {
    printPlan(plan, source.texts);
  } else {
    writePlan(project, plan, source.texts);
    printResult(plan, redirect);
  }
  return 0;
}

function fail(diagnostics: Diagnostic[], texts: TextSet, message: string): 1 {
  report(diagnostics, texts);
  console.error(message);
  return 1;
}

function applyPlan(texts: TextSet, { moves, texts: changed }: MovePlan): TextSet {
  const newNames = new Map(moves.map(({ file, newFile }) => [file, newFile]));
  const entries = texts.paths.map((path) => [newNames.get(path) ?? path, changed.get(path) ?? texts.text(path)]);
  return createTextSet(Object.fromEntries(entries) as Record<string, string>);
}

function findNewErrors(checker: Checker, source: SiteSource, before: Diagnostic[]): Diagnostic[] {
  const old = new Set(before.map(({ code, message }) => `${code} ${message}`));
  const { diagnostics } = checker.checkSite(source);
  return diagnostics.filter((each) => isError(each) && !old.has(`${each.code} ${each.message}`));
}

function printPlan({ moves, texts: changed }: MovePlan, texts: TextSet): void {
  const newNames = new Map(moves.map(({ file, newFile }) => [file, newFile]));
  for (const { file, newFile } of moves) console.log(`rename ${file} -> ${newFile}`);
  for (const [file, text] of changed)
    process.stdout.write(formatDiff(newNames.get(file) ?? file, texts.text(file), text));
}

/**
 * Writes the new files before it removes the old ones, so that nothing is lost if the program ends
 * in between.
 */
function writePlan({ siteRoot }: Project, { moves, texts: changed }: MovePlan, texts: TextSet): void {
  const at = (file: string) => join(siteRoot, file);
  const targets = new Map(moves.map((move) => [move.file, isSameFile(move) ? move.file : move.newFile]));
  for (const file of new Set([...targets.keys(), ...changed.keys()])) {
    overwriteSafely(at(targets.get(file) ?? file), changed.get(file) ?? texts.text(file));
  }
  for (const move of moves) {
    if (isSameFile(move)) rename(at(move.file), at(move.newFile));
    else rmSync(at(move.file));
  }
  for (const { file } of moves) removeEmptyFolders(at('pages'), dirname(at(file)));
}

/**
 * @returns whether the names differ in case only: on some systems they are one file, which must not
 * be removed
 */
function isSameFile({ file, newFile }: MovePlan['moves'][number]): boolean {
  return file.toLowerCase() === newFile.toLowerCase();
}

function rename(file: string, newFile: string): void {
  mkdirSync(dirname(newFile), { recursive: true });
  renameSync(file, newFile);
}

function removeEmptyFolders(root: string, folder: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(root, dirname(folder));
}

function printResult({ moves, texts: changed, byHand, stay }: MovePlan, hasRedirect: boolean): void {
  const own = new Set(moves.map(({ file }) => file));
  for (const { file, newFile } of moves) console.log(`moved: ${file} -> ${newFile}`);
  for (const file of changed.keys()) if (!own.has(file)) console.log(`updated: ${file}`);
  if (hasRedirect) console.log('Old links from elsewhere are led on by redirects in site.yaml.');
  for (const { file, range } of byHand)
    console.log(`by hand: ${file}:${range.start.line}: the address is put together from parts; please look at it`);
  if (stay.length > 0) console.log(`Pages below stay where they are: ${stay.join(', ')}. To move them along: --below`);
}
