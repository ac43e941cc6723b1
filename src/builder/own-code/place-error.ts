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

type PlaceError = (error: unknown, type?: string) => unknown;

/**
 * @returns a function that gives an error, thrown by a section of a type, whose message begins with
 * its place in the site's code: of React's own errors, the component of the section. Without a
 * type, one of the header, footer or frame. Any other error is returned as it is
 */
export function errorPlacer(project: Project): PlaceError {
  const { siteRoot } = project;
  const findOriginal = openSourceMaps();
  const blocks = lazy(() => findOwnParts(project).blocks);
  return (error, type) => {
    // The renderer names the file of what surrounds the page, and keeps what was thrown there.
    const thrown = isDeveloperError(error) ? error.cause : error;
    if (!(thrown instanceof Error)) return error;
    const folders = listCodeFolders(project, blocks());
    const places = listFrames(thrown.stack).map((place) => findOriginal(`${place.file}.map`, place) ?? place);
    const place = places.find(({ file }) => folders.some((folder) => isInside(file, folder)));
    const reason = `${thrown.name}: ${describeCodeError(thrown)}`;
    if (type === undefined) return place ? new CodeMistake(siteRoot, reason, place) : error;
    if (place) return new Error(new CodeMistake(siteRoot, reason, place).summary, { cause: error });
    const block = blocks().find((each) => each.type === type);
    if (!block) return error;
    return new Error(`${shownPath(siteRoot, join(block.folder, `${type}.tsx`))}: ${reason}`, { cause: error });
  };
}

/**
 * Renders a page.
 * @throws what the rendering throws; of the header, footer or frame with its place
 */
export function placeErrors<Rendered>(render: () => Rendered, placeError: PlaceError): Rendered {
  try {
    return render();
  } catch (error) {
    throw placeError(error);
  }
}
