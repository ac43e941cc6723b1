// Checks again whenever a file of the site changes.
import { afterAWhile } from './after-a-while.ts';
import { goingOn } from './failure-text.ts';
import type { Project } from './project.ts';
import { watchSite } from './watch-site.ts';

/** Milliseconds without a further change: editors empty a file before they write it. */
const settle = 50;

/**
 * Calls `check` at once and after every change. It ends only when the first call throws; what fails later is printed, because the
 * next change may mend it.
 */
export async function checkAtEachChange(project: Project, check: () => void): Promise<never> {
  // Watching begins before the first check, so that no change is missed.
  const stop = watchSite(project, afterAWhile(goingOn(check), settle));
  try {
    check();
  } catch (error) {
    stop();
    throw error;
  }
  return new Promise(() => {});
}
