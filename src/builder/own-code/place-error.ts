// Places of errors that a site's components throw while they are rendered.
import { join } from 'node:path';
import { isDeveloperError } from '../../base/pure/developer-error.ts';
import { shownPath } from '../../site/folder/block-folders.ts';
import { findOwnParts, listCodeFolders } from '../../site/folder/own-parts.ts';
import { isInside } from '../../base/disk/real-paths.ts';
import { lazy } from '../../base/pure/lazy.ts';
import type { Project } from '../../site/folder/project.ts';
import { describeCodeError } from './browser-only.ts';
import { CodeMistake, listFrames } from './code-mistake.ts';
import { openSourceMaps } from './source-maps.ts';

/**
 * @returns a function that gives an error, thrown by a section of a type, whose message begins with
 * its place in the site's code: of React's own errors, the component of the section. Any other
 * error is returned as it is
 */
export function errorPlacer(project: Project): (error: unknown, type: string) => unknown {
  const { siteRoot } = project;
  const findOriginal = openSourceMaps();
  const blocks = lazy(() => findOwnParts(project).blocks);
  return (error, type) => {
    const isPlaced: boolean = isDeveloperError(error);
    if (isPlaced || !(error instanceof Error)) return error;
    const folders = listCodeFolders(project, blocks());
    const places = listFrames(error.stack).map((place) => findOriginal(`${place.file}.map`, place) ?? place);
    const place = places.find(({ file }) => folders.some((folder) => isInside(file, folder)));
    const reason = `${error.name}: ${describeCodeError(error)}`;
    if (place) return new Error(new CodeMistake(siteRoot, reason, place).summary, { cause: error });
    const block = blocks().find((each) => each.type === type);
    if (!block) return error;
    return new Error(`${shownPath(siteRoot, join(block.folder, `${type}.tsx`))}: ${reason}`, { cause: error });
  };
}
