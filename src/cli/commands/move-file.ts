// The command `move` for files: moves a Markdown, CSV or public file and updates what names it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isError, type Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import { planFileMove, toFileName, toFilePath } from '../../edits/move-files.ts';
import { listPageFiles, normalizeAddress } from '../../base/pure/route.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { findOwnParts, ownFiles } from '../../site/folder/own-parts.ts';
import { pathInSite, readFacts, type Project } from '../../site/folder/project.ts';
import { readTexts } from '../../site/folder/site-texts.ts';
import { executeMove, fail, printByHand } from './execute-move.ts';
import { moveMessages } from '../messages/changes.ts';

export interface MoveFileOptions {
  /** Path as an author writes it: `texts/terms.md` or `/images/team.jpg`. */
  from: string;
  to: string;
  dryRun?: boolean;
}

/** @returns whether an author means a file: it has an ending, and no page has this address */
export function isFileToMove({ siteRoot }: Project, from: string): boolean {
  const address = normalizeAddress(from);
  const isPage = listPageFiles(address).some((file) => existsSync(join(siteRoot, file)));
  return !isPage && !/\.ya?ml$/i.test(from) && /[^/]\.[A-Za-z0-9]+$/.test(from.trim());
}

/**
 * @returns the exit code: 0 moved, 1 if the site has errors, or would have new ones
 * @throws UsageError if the file cannot move
 */
export function moveFile(project: Project, options: MoveFileOptions): 0 | 1 {
  const from = toFilePath(options.from);
  const to = toFilePath(options.to, from);
  const { dryRun } = options;
  const checker = loadChecker(project);
  const source = { texts: readTexts(project), facts: readFacts(project) };
  const plan = planFileMove({ from, to }, checker.createRuleContext(source), source.texts);
  if (!plan.ok) throw new UsageError(plan.reason);
  const before = checker.checkSite(source).diagnostics;
  const isMoved = plan.moves.length === 0;
  const errors = before.filter((each) => isError(each) && !(isMoved && isAboutMissing(each, toFileName(from))));
  if (errors.length > 0) return fail(errors, source.texts, moveMessages.unsearchableFile());
  const status = executeMove(plan, { project, checker, source, before, dryRun });
  if (status === 0 && !dryRun && isMoved) console.log(moveMessages.alreadyThere(to));
  if (status === 0 && !dryRun) printByHand(plan.byHand);
  if (status === 0) printOwnCode(project, toFileName(from));
  return status;
}

/** The name is missing since the author has given the file its new one. */
function isAboutMissing({ code, message }: Diagnostic, name: string): boolean {
  const isMissing = code === 'site/missing-file' || code === 'site/missing-text-file' || code === 'image/case-mismatch';
  return isMissing && message.includes(name);
}

/** The site's own code may name a file in any way, so it is left to the author. */
function printOwnCode(project: Project, name: string): void {
  for (const file of ownFiles(project, findOwnParts(project))) {
    const at = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(name));
    if (at !== -1)
      console.log(moveMessages.byHandInCode({ file: pathInSite(project.siteRoot, file)!, line: at + 1, name }));
  }
}
