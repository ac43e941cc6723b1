// Says which types of section are not Pagewright's own, although they have its names.
import { listOwnBlocks, replacingBlocks, shownPath } from './block-folders.ts';
import type { Project } from './project.ts';

/**
 * Prints a line for each type that takes the place of one of Pagewright, on standard error: reports
 * go to the other.
 */
export function printReplaced(project: Project): void {
  for (const { type, folder, owner } of replacingBlocks(listOwnBlocks(project), project.productRoot)) {
    const place = owner === 'site' ? shownPath(project.siteRoot, folder) : owner;
    console.error(`The section "${type}" of ${place} takes the place of Pagewright's own.`);
  }
}
