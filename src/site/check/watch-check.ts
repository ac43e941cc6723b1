// Watch mode of `check`: checks again whenever a file of the site changes.
import { debounce } from '../../base/disk/debounce.ts';
import { logErrors } from '../../base/terminal/error-text.ts';
import type { Project } from '../folder/project.ts';
import { watchSite } from '../folder/watch-site.ts';

/**
 * Editors empty a file before they write it, so a change counts when no other has followed for this
 * long.
 */
const quietMs = 50;

/**
 * Calls `check` at once and after every change. It throws what the first call throws, and prints
 * later errors.
 */
export async function checkAtEachChange(project: Project, check: () => void): Promise<never> {
  // Watch before the first check, so that no change is missed.
  const stop = watchSite(project, debounce(logErrors(check), quietMs));
  try {
    check();
  } catch (error) {
    stop();
    throw error;
  }
  return new Promise(() => {});
}
