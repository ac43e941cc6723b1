// Places in the scripts of a finished site as places in the site's own sources.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { decodePath } from '../../base/addresses/address.ts';
import { withoutBase } from '../../base/addresses/base-path.ts';
import { parseUrl } from '../../base/addresses/web-address.ts';
import { isInside } from '../../base/disk/real-paths.ts';
import { listFrames, type CodePlace } from '../../builder/own-code/code-mistake.ts';

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
  const opened = new Map<string, SourceMap | undefined>();
  const openMap = (file: string) => {
    if (!opened.has(file)) opened.set(file, readMap(file));
    return opened.get(file);
  };
  const toSource = ({ file: address, line, column }: CodePlace): CodePlace => {
    const path = decodePath(withoutBase(base, parseUrl(address)?.pathname ?? address) ?? '');
    const mapFile = join(maps, `${path}.map`);
    const entry = openMap(mapFile)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return { file: join(publicFolder, path), line, column };
    const { originalSource, originalLine, originalColumn } = entry;
    return { file: resolve(dirname(mapFile), originalSource), line: originalLine + 1, column: originalColumn + 1 };
  };
  return (stack) =>
    listFrames(stack)
      .map(toSource)
      .find(({ file }) => [...code, publicFolder].some((folder) => isInside(file, folder)) && existsSync(file));
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;
}
