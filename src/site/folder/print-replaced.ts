// Prints the code that a site brings, and its types of section that replace Pagewright's.
import { listOwnBlocks, replacingBlocks, shownPath } from './block-folders.ts';
import { findOwnParts } from './own-parts.ts';
import type { Project } from './project.ts';
import { folderMessages } from '../messages/folder.ts';

/**
 * Prints a line for each type that takes the place of one of Pagewright, on standard error: reports
 * go to the other.
 */
export function printReplaced(project: Project): void {
  for (const { type, folder, owner } of replacingBlocks(listOwnBlocks(project), project.productRoot)) {
    const place = owner === 'site' ? shownPath(project.siteRoot, folder) : owner;
    console.error(folderMessages.replacedSection({ type, place }));
  }
}

/**
 * Prints, before any of it runs, that a site brings programs: it may be somebody else's
 * (docs/developers/trust.md).
 */
export function printCode(project: Project): void {
  const { blocks, components } = findOwnParts(project);
  const places = [...blocks.map(({ folder }) => folder), ...Object.values(components)];
  if (places.length === 0) return;
  console.log(folderMessages.ownCode(places.map((place) => shownPath(project.siteRoot, place))));
}
