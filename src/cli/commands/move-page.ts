// The command `move` for pages: moves a file, updates the links to it, and leaves a redirect.
import { isError } from '../../checker/diagnostics/diagnostic.ts';
import { normalizeAddress } from '../../base/pure/route.ts';
import { planMove, type MovePlan } from '../../edits/move-pages.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, type Project } from '../../site/folder/project.ts';
import { readTexts } from '../../site/folder/site-texts.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { executeMove, fail, printByHand } from './execute-move.ts';
import { moveMessages } from '../messages/changes.ts';

export interface MovePageOptions {
  from: string;
  to: string;
  /** True to move the pages below it, too. */
  below?: boolean;
  /** True to redirect the old address to the new one. */
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
  if (errors.length > 0) return fail(errors, source.texts, moveMessages.unsearchableLinks());
  const options = { from: normalizeAddress(from), to: normalizeAddress(to), below, redirect };
  const plan = planMove(options, checker.createRuleContext(source), source.texts);
  if (!plan.ok) throw new UsageError(plan.reason);
  const status = executeMove(plan, { project, checker, source, before, dryRun });
  if (status === 0 && !dryRun) printResult(plan, redirect);
  return status;
}

function printResult({ byHand, stay }: MovePlan, hasRedirect: boolean): void {
  if (hasRedirect) console.log(moveMessages.redirected());
  printByHand(byHand);
  if (stay.length > 0) console.log(moveMessages.stay(stay));
}
