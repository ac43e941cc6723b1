// Source maps: from a place in a bundle to the place in a source that it was made from.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { CodePlace } from './code-mistake.ts';

/**
 * @returns a function that reads each map once, and gives the place in a source; undefined where
 * there is no map, or none of its sources has the place
 */
export function openSourceMaps(): (mapFile: string, place: CodePlace) => CodePlace | undefined {
  const opened = new Map<string, SourceMap | undefined>();
  return (mapFile, { line, column }) => {
    if (!opened.has(mapFile)) opened.set(mapFile, readMap(mapFile));
    const entry = opened.get(mapFile)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    return { file: resolve(dirname(mapFile), originalSource), line: originalLine + 1, column: originalColumn + 1 };
  };
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;
}
