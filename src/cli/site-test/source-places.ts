// Places in the scripts of a finished site as places in the site's own sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '../../base/addresses/address.ts';
import { withoutBase } from '../../base/addresses/base-path.ts';
import { parseUrl } from '../../base/addresses/web-address.ts';
import { isInside } from '../../base/disk/real-paths.ts';
import { listFrames, type CodePlace } from '../../builder/own-code/code-mistake.ts';
import { openSourceMaps } from '../../builder/own-code/source-maps.ts';

/** @returns the first place in the site's own code that a stack of the browser names */
export type FindSource = (stack: string) => CodePlace | undefined;

interface SourceFolders {
  /** The path of the site on its host. */
  base: string;
  /** The folder of the source maps, which have the paths of the scripts. */
  maps: string;
  /** The folder with scripts that pages load as they are. */
  publicFolder: string;
  /** The folders of the site's own code. */
  code: readonly string[];
}

export function openSources({ base, maps, publicFolder, code }: SourceFolders): FindSource {
  const findOriginal = openSourceMaps();
  const toSource = (place: CodePlace): CodePlace => {
    const path = decodePath(withoutBase(base, parseUrl(place.file)?.pathname ?? place.file) ?? '');
    return findOriginal(join(maps, `${path}.map`), place) ?? { ...place, file: join(publicFolder, path) };
  };
  return (stack) =>
    listFrames(stack)
      .map(toSource)
      .find(({ file }) => [...code, publicFolder].some((folder) => isInside(file, folder)) && existsSync(file));
}
