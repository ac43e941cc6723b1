// Carries out the plan of a move: checks it in memory, then prints or writes it.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checker, SiteFacts } from '../../checker/check-site.ts';
import type { SiteSource } from '../../checker/site-source.ts';
import { isError, type Diagnostic, type Place } from '../../checker/diagnostics/diagnostic.ts';
import { toFileName } from '../../edits/move-files.ts';
import type { FileMove, FilesPlan } from '../../edits/move-pages.ts';
import { toRoute } from '../../base/pure/route.ts';
import { createTextSet, type TextSet } from '../../base/pure/text-set.ts';
import { replaceFile, writeAtomic } from '../../base/disk/write-atomic.ts';
import { formatDiff } from '../../site/report/diff.ts';
import { report } from '../../site/report/report.ts';
import type { Project } from '../../site/folder/project.ts';
import { moveMessages } from '../messages/changes.ts';

interface SiteBefore {
  project: Project;
  checker: Checker;
  source: SiteSource;
  /** Diagnostics before the move. */
  before: readonly Diagnostic[];
  dryRun?: boolean;
}

/** @returns the exit code: 0 moved or shown, 1 if the site would have new errors */
export function executeMove(plan: FilesPlan, { project, checker, source, before, dryRun }: SiteBefore): 0 | 1 {
  const after = applyPlan(source, plan);
  const newErrors = findNewErrors(checker, after, before);
  if (newErrors.length > 0) return fail(newErrors, after.texts, moveMessages.newErrors());
  if (dryRun) {
    printPlan(plan, source.texts);
    return 0;
  }
  writePlan(project, plan, source.texts);
  printWritten(plan);
  return 0;
}

/** Reports why nothing is moved. */
export function fail(diagnostics: Diagnostic[], texts: TextSet, message: string): 1 {
  report(diagnostics, texts);
  console.error(message);
  return 1;
}

function applyPlan({ texts, facts }: SiteSource, { moves, texts: changed }: FilesPlan): SiteSource {
  const newNames = new Map(moves.map(({ file, newFile }) => [file, newFile]));
  const entries = texts.paths.map((path) => [newNames.get(path) ?? path, changed.get(path) ?? texts.text(path)]);
  return {
    texts: createTextSet(Object.fromEntries(entries) as Record<string, string>),
    facts: moves.reduce(moveInFacts, facts),
  };
}

function moveInFacts(facts: SiteFacts, { file, newFile }: FileMove): SiteFacts {
  const [name, newName] = [toFileName(file), toFileName(newFile)];
  const toNewName = (each: string) => (each === name ? newName : each);
  return {
    ...facts,
    images: Object.fromEntries(Object.entries(facts.images).map(([path, image]) => [toNewName(path), image])),
    ...(facts.files && { files: new Set([...facts.files].map(toNewName)) }),
  };
}

function findNewErrors(checker: Checker, source: SiteSource, before: readonly Diagnostic[]): Diagnostic[] {
  const old = new Set(before.map(({ code, message }) => `${code} ${message}`));
  const { diagnostics } = checker.checkSite(source);
  return diagnostics.filter((each) => isError(each) && !old.has(`${each.code} ${each.message}`));
}

function printPlan({ moves, texts: changed }: FilesPlan, texts: TextSet): void {
  const newNames = new Map(moves.map(({ file, newFile }) => [file, newFile]));
  for (const { file, newFile } of moves) console.log(moveMessages.rename({ file, newFile }));
  for (const [file, text] of changed)
    process.stdout.write(formatDiff(newNames.get(file) ?? file, texts.text(file), text));
}

/**
 * Writes the new files before it removes the old ones, so that nothing is lost if the program ends
 * in between.
 */
function writePlan({ siteRoot }: Project, { moves, texts: changed }: FilesPlan, texts: TextSet): void {
  const at = (file: string) => join(siteRoot, file);
  const targets = new Map(moves.map((move) => [move.file, isSameFile(move) ? move.file : move.newFile]));
  for (const file of new Set([...targets.keys(), ...changed.keys()])) {
    const target = targets.get(file) ?? file;
    if (changed.has(file) || toRoute(file) !== null) replaceFile(at(target), changed.get(file) ?? texts.text(file));
    else if (target !== file) writeAtomic(at(target), readFileSync(at(file)));
  }
  for (const move of moves) {
    if (isSameFile(move)) rename(at(move.file), at(move.newFile));
    else rmSync(at(move.file));
  }
  for (const { file } of moves) removeEmptyFolders(at(file.split('/')[0]!), dirname(at(file)));
}

/**
 * @returns whether the names differ in case only: on some systems they are one file, which must not
 * be removed
 */
function isSameFile({ file, newFile }: FileMove): boolean {
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

function printWritten({ moves, texts: changed }: FilesPlan): void {
  const own = new Set(moves.map(({ file }) => file));
  for (const { file, newFile } of moves) console.log(moveMessages.moved({ file, newFile }));
  for (const file of changed.keys()) if (!own.has(file)) console.log(moveMessages.updated(file));
}

/** Prints where an author has to look. */
export function printByHand(places: readonly Place[]): void {
  for (const { file, range } of places) console.log(moveMessages.byHand({ file, line: range.start.line }));
}
